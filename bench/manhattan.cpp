// Manhattan South in plain C++, as a peer to measure the compiled rules against (`cavale bench`).
// Written for clarity, not tuned; the map is handed in.
//
//   manhattan playouts <kinds> <arrows> <seats> <games> <rng>   random games: prints plies and seconds
//
// <kinds> has a letter for each field: . street, t trap field, 0 to 3 an entrance, a to d a car park,
// s the start, m the mission room, p the station; streets come first. <arrows>: 0>1,1>2 and so on.

#include <algorithm>
#include <ctime>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <utility>
#include <vector>

constexpr int PLAYERS = 4, FILES = 4, FAR = 6, RED = 3, LAST_ROUND = 300, TRAPS = 14, NONE = -1;
constexpr int EITHER = 2, MAKE_ARREST = 30, STAY = 31, DRIVING = 32, MISSION_CARD = 8, TRAP_CARD = 16, MOST_MOVES = 96;
enum { SEEK, DRIVE, FETCH, HUNT };
enum { OPENING, ROLL, MOVE, DRAW, TRAP, ARREST };

struct Reached {
    int field, steps, from;
};

static int fields, streets, start_field, mission_room, station, entrance[FILES], park[FILES];
static std::vector<bool> is_trap, has_two_lanes;
static std::vector<std::vector<int>> ahead, behind;
static std::vector<std::vector<Reached>> forward, backward;

static std::vector<Reached> ball(int start, const std::vector<std::vector<int>>& links, bool inside) {
    std::vector<Reached> all{{start, 0, 0}};
    std::vector<int> edge{0};
    for (int steps = 1; steps <= FAR; steps++) {
        std::vector<std::pair<int, int>> found;
        for (int entry : edge)
            for (int there : links[all[entry].field])
                if (there < streets || !inside) found.push_back({there, entry});
        std::sort(found.begin(), found.end());
        edge.clear();
        for (auto [there, entry] : found) {
            if (there < streets) edge.push_back(int(all.size()));
            all.push_back({there, steps, entry});
        }
    }
    return all;
}

static void read_map(const std::string& kinds, const char* arrows) {
    fields = int(kinds.size());
    is_trap.resize(fields);
    has_two_lanes.resize(fields);
    ahead.resize(fields);
    behind.resize(fields);
    for (int field = 0; field < fields; field++) {
        char kind = kinds[field];
        is_trap[field] = kind == 't';
        has_two_lanes[field] = kind == '.' || kind == 't';
        if (kind >= '0' && kind <= '3') entrance[kind - '0'] = field;
        if (kind >= 'a' && kind <= 'd') park[kind - 'a'] = field;
        if (kind == 's') start_field = field;
        if (kind == 'm') mission_room = field;
        if (kind == 'p') station = field;
        if (strchr(".t0123", kind)) streets = field + 1;
    }
    for (int from, to, read; sscanf(arrows, "%d>%d%n", &from, &to, &read) == 2;) {
        ahead[from].push_back(to);
        behind[to].push_back(from);
        arrows += read;
        if (*arrows == ',') arrows++;
    }
    for (int field = 0; field < fields; field++) {
        forward.push_back(ball(field, ahead, false));
        backward.push_back(field < streets ? ball(field, behind, true) : std::vector<Reached>{{field, 0, 0}});
    }
}

struct Pile {
    int known[20], count = 0, unseen[TRAPS] = {};
    int total_unseen() const {
        int total = 0;
        for (int cards : unseen) total += cards;
        return total;
    }
    int left(int card) const { return unseen[card] + int(std::count(known, known + count, card)); }
    void put_under(int card) { known[count++] = card; }
    void take(int card) {
        if (total_unseen()) unseen[card]--;
        else std::copy(known + 1, known + count--, known);
    }
    int tops(int first, int* out) const {
        int n = 0;
        for (int card = 0; card < TRAPS; card++)
            if (unseen[card]) out[n++] = first + card;
        if (n == 0) out[n++] = first + known[0];
        return n;
    }
};

struct State {
    int cars[PLAYERS][2], mission[PLAYERS], stage[PLAYERS], lead[PLAYERS], opening[PLAYERS];
    int circle[FILES] = {}, arrested_by[FILES];
    Pile missions, traps;
    int seats, starter = NONE, rounds = 0, turn = 0, due = OPENING, die = 0;
    bool over = false;
};

static State begin(int seats) {
    State s;
    s.seats = seats;
    for (int seat = 0; seat < PLAYERS; seat++) {
        s.cars[seat][0] = s.cars[seat][1] = start_field;
        s.mission[seat] = NONE;
        s.stage[seat] = SEEK;
        s.lead[seat] = s.opening[seat] = 0;
    }
    for (int file = 0; file < FILES; file++) {
        s.arrested_by[file] = NONE;
        s.missions.unseen[file] = 4;
        for (int by = 0; by < 3; by++) s.traps.unseen[1 + 3 * file + by] = by == 0 ? 2 : 1;
    }
    s.traps.unseen[0] = 3;
    s.traps.unseen[TRAPS - 1] = 1;
    return s;
}

static int closed(const State& s) {
    int files = 0;
    for (int seat : s.arrested_by) files += seat != NONE;
    return files;
}

static int arrests(const State& s, int seat) {
    return int(std::count(s.arrested_by, s.arrested_by + FILES, seat));
}

static int most_arrests(const State& s) {
    int most = 0;
    for (int seat = 0; seat < s.seats; seat++) most = std::max(most, arrests(s, seat));
    return most;
}

static bool full(const State& s, int field) {
    if (!has_two_lanes[field]) return false;
    int standing = 0;
    for (int seat = 0; seat < s.seats; seat++)
        standing += (s.cars[seat][0] == field) + (s.cars[seat][1] == field);
    return standing >= 2;
}

static bool may_stop(const State& s, int field) {
    int file = s.mission[s.turn];
    if (file != NONE && entrance[file] == field && s.circle[file] == RED) return true;
    for (int next : ahead[field])
        if (full(s, next)) return true;
    return false;
}

static bool may_drive(const State& s, int car) {
    int stage = s.stage[s.turn], lead = s.lead[s.turn];
    if (stage == SEEK && closed(s) == FILES) return s.cars[s.turn][car] != station;
    if (stage == SEEK) return car == 0 || lead != 0 || s.cars[s.turn][1] != start_field;
    if (stage == HUNT) return true;
    return (lead == car) == (stage == DRIVE);
}

static int drives(const State& s, int* out) {
    int n = 0, leading_on = 0;
    for (int car = 0; car < 2; car++) {
        if (!may_drive(s, car)) continue;
        int start = s.cars[s.turn][car];
        uint64_t open = 1, waited = 1;
        const auto& ways = forward[start];
        for (size_t i = 1; i < ways.size() && ways[i].steps <= s.die; i++) {
            auto [field, steps, from] = ways[i];
            if (!(open >> from & 1)) continue;
            if (full(s, field)) {
                if (waited >> from & 1) open |= uint64_t(1) << i, waited |= uint64_t(1) << i;
                continue;
            }
            open |= uint64_t(1) << i;
            if (steps < s.die && (field == mission_room || (field < streets && !may_stop(s, field)))) continue;
            out[n++] = DRIVING + 2 * car * fields + field;
            leading_on++;
        }
        if (s.die != FAR) continue;
        open = 1;
        const auto& back = backward[start];
        for (size_t i = 1; i < back.size(); i++) {
            auto [field, steps, from] = back[i];
            if (!(open >> from & 1) || full(s, field)) continue;
            open |= uint64_t(1) << i;
            if (steps == FAR) out[n++] = DRIVING + (2 * car + 1) * fields + field;
        }
    }
    if (leading_on == 0) out[n++] = STAY;
    return n;
}

static int moves(const State& s, int* out) {
    if (s.due == MOVE) return drives(s, out);
    if (s.due == DRAW) return s.missions.tops(MISSION_CARD, out);
    if (s.due == TRAP) return s.traps.tops(TRAP_CARD, out);
    if (s.due == ARREST) {
        out[0] = MAKE_ARREST;
        return 1;
    }
    for (int roll = 0; roll < 6; roll++) out[roll] = roll + 1;
    return 6;
}

static double weight(const State& s, int move) {
    if (move >= TRAP_CARD) return std::max(s.traps.unseen[move - TRAP_CARD], 1);
    if (move >= MISSION_CARD) return std::max(s.missions.unseen[move - MISSION_CARD], 1);
    return 1;
}

static bool can_arrest(const State& s, int seat) {
    int file = s.mission[seat];
    return s.stage[seat] == HUNT && s.circle[file] == RED &&
           (s.cars[seat][0] == entrance[file] || s.cars[seat][1] == entrance[file]);
}

static void next_player(State& s) {
    bool racing = closed(s) == FILES;
    int most = most_arrests(s), seat = s.turn;
    for (;;) {
        seat = (seat + 1) % s.seats;
        if (seat == s.starter && s.rounds++ == LAST_ROUND) {
            s.over = true;
            return;
        }
        if (!racing || arrests(s, seat) == most) {
            s.turn = seat;
            s.due = can_arrest(s, seat) ? ARREST : ROLL;
            return;
        }
    }
}

static bool home(const State& s, int seat) {
    return s.cars[seat][0] == station && s.cars[seat][1] == station;
}

static void arrest(State& s) {
    int file = s.mission[s.turn];
    s.arrested_by[file] = s.turn;
    s.circle[file] = 0;
    for (int seat = 0; seat < s.seats; seat++)
        if (s.mission[seat] == file) {
            s.mission[seat] = NONE;
            s.stage[seat] = SEEK;
            s.lead[seat] = EITHER;
            s.missions.put_under(file);
        }
    if (closed(s) < FILES) return;
    int most = most_arrests(s), tied = 0;
    for (int seat = 0; seat < s.seats; seat++) {
        s.lead[seat] = EITHER;
        if (arrests(s, seat) != most) continue;
        tied++;
        if (home(s, seat)) s.over = true;
    }
    if (tied == 1) s.over = true;
    else
        for (int seat = 0; seat < s.seats; seat++)
            if (arrests(s, seat) < most) s.cars[seat][0] = s.cars[seat][1] = NONE;
}

static void end_turn(State& s) {
    s.due = ROLL;
    if (can_arrest(s, s.turn)) arrest(s);
    else if (closed(s) == FILES && home(s, s.turn))
        s.over = true;
    if (!s.over) next_player(s);
}

static void open(State& s, int roll) {
    s.opening[s.turn] = roll;
    for (int seat = s.turn + 1; seat < s.seats; seat++)
        if (s.opening[seat] == 0) {
            s.turn = seat;
            return;
        }
    int highest = *std::max_element(s.opening, s.opening + s.seats);
    int count = int(std::count(s.opening, s.opening + s.seats, highest));
    s.turn = int(std::find(s.opening, s.opening + s.seats, highest) - s.opening);
    for (int seat = 0; seat < s.seats; seat++)
        s.opening[seat] = count == 1 || s.opening[seat] == highest ? 0 : NONE;
    if (count == 1) {
        s.starter = s.turn;
        s.rounds = 1;
        s.due = ROLL;
    }
}

static void drive(State& s, int move) {
    int die = s.die, seat = s.turn;
    s.die = 0;
    if (move == STAY) return end_turn(s);
    int way = (move - DRIVING) / fields, field = (move - DRIVING) % fields, car = way / 2, steps = FAR;
    if (way % 2 == 0)
        for (auto reached : forward[s.cars[seat][car]])
            if (reached.field == field) steps = reached.steps;
    s.cars[seat][car] = field;
    if (field == mission_room && s.stage[seat] == SEEK && closed(s) < FILES) {
        s.lead[seat] = car;
        s.due = DRAW;
        return;
    }
    if (s.stage[seat] == DRIVE && field == park[s.mission[seat]]) s.stage[seat] = FETCH;
    if (s.stage[seat] == FETCH && s.cars[seat][1 - s.lead[seat]] == station) {
        s.stage[seat] = HUNT;
        s.lead[seat] = EITHER;
    }
    if (is_trap[field] && steps == die && s.mission[seat] != NONE) s.due = TRAP;
    else end_turn(s);
}

static bool is_free(const State& s, int file) {
    bool held = false, posted = false;
    for (int seat = 0; seat < s.seats; seat++)
        if (s.mission[seat] == file) {
            held = true;
            posted |= s.stage[seat] == HUNT;
        }
    return s.arrested_by[file] == NONE && (!held || posted);
}

static void draw(State& s, int file) {
    bool kept = s.arrested_by[file] == NONE;
    if (kept && !is_free(s, file))
        for (int other = 0; other < FILES; other++)
            if (is_free(s, other) && s.missions.left(other)) kept = false;
    s.missions.take(file);
    if (!kept) return s.missions.put_under(file);
    s.mission[s.turn] = file;
    s.stage[s.turn] = DRIVE;
    end_turn(s);
}

static void carry_out(State& s, int card) {
    s.traps.take(card);
    s.traps.put_under(card);
    if (card == 0) s.circle[s.mission[s.turn]] = RED;
    else
        for (int file = 0; file < FILES; file++)
            if (s.arrested_by[file] == NONE && (card == TRAPS - 1 || (card - 1) / 3 == file))
                s.circle[file] = (s.circle[file] + (card == TRAPS - 1 ? 1 : (card - 1) % 3 + 1)) % (RED + 1);
    end_turn(s);
}

static void apply(State& s, int move) {
    if (s.due == OPENING) open(s, move);
    else if (s.due == ROLL) {
        s.die = move;
        s.due = MOVE;
    } else if (s.due == ARREST) end_turn(s);
    else if (s.due == MOVE) drive(s, move);
    else if (s.due == DRAW) draw(s, move - MISSION_CARD);
    else carry_out(s, move - TRAP_CARD);
}

static uint64_t rng;

static int random_below(int n) {
    rng ^= rng << 13;
    rng ^= rng >> 7;
    rng ^= rng << 17;
    return int(((rng >> 32) * uint64_t(n)) >> 32);
}

static int by_weight(const State& s, const int* out, int n) {
    double total = 0;
    for (int i = 0; i < n; i++) total += weight(s, out[i]);
    double left = double(random_below(1 << 30)) / (1 << 30) * total;
    for (int i = 0; i < n - 1; i++) {
        left -= weight(s, out[i]);
        if (left < 0) return out[i];
    }
    return out[n - 1];
}

static long playouts(int seats, long games) {
    long plies = 0;
    int out[MOST_MOVES];
    State start = begin(seats);
    for (long game = 0; game < games; game++) {
        State s = start;
        for (; !s.over; plies++) {
            int n = moves(s, out);
            apply(s, s.due == MOVE || s.due == ARREST ? out[random_below(n)] : by_weight(s, out, n));
        }
    }
    return plies;
}

int main(int argc, char** argv) {
    if (argc != 7 || strcmp(argv[1], "playouts")) return 2;
    read_map(argv[2], argv[3]);
    rng = strtoull(argv[6], nullptr, 10);
    clock_t began = clock();
    long units = playouts(atoi(argv[4]), atol(argv[5]));
    double took = double(clock() - began) / CLOCKS_PER_SEC;
    printf("%ld %.9f\n", units, took);
    return 0;
}
