// The White Horse in plain C++, as a peer to measure the compiled rules against (`cavale bench`).
// It knows the rules alone: what others can tell from a card is not kept here. The map is the
// game's own, read from where it lies beside this file. Written for clarity, not tuned.
//
//   horse playouts <seats> <games> <rng>   random games: prints plies and seconds

#include <algorithm>
#include <ctime>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <map>
#include <string>
#include <utility>
#include <vector>

using Cells = unsigned __int128;

constexpr int PURSUERS = 5, HORSE = 5, SUBJECTS = 6, SIGNS = 3, KINDS = 18, SEATS = 6;
constexpr int DEALS = 12, FIRST_LENGTH = 3, LONGEST = 256, MOST_CELLS = 80;
constexpr int EACH[7] = {0, 0, 15, 14, 13, 10, 8};
constexpr int REMOVED[7][3] = {{}, {}, {2, 2, 2}, {1, 2, 1}, {}, {}, {1, 2, 1}};

static int farm, black;
static std::vector<std::pair<int, int>> steps;  // every link, both ways
static Cells reach[2][MOST_CELLS][LONGEST];     // by a pursuer and by the horse

static Cells cell_bit(int cell) { return Cells(1) << cell; }

static int lowest(Cells cells) {
    uint64_t low = uint64_t(cells);
    return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll(uint64_t(cells >> 64));
}

static int read_map(const std::string& path) {
    std::map<std::string, int> cells;
    std::ifstream file(path);
    char id[16], other[16];
    for (std::string line; std::getline(file, line);) {
        if (sscanf(line.c_str(), " { id = \"%15[^\"]\"", id) == 1) {
            int cell = int(cells.size());
            cells[id] = cell;
            if (line.find("\"farm\" }") != std::string::npos) farm = cell;
            if (line.find("\"black\" }") != std::string::npos) black = cell;
        } else if (sscanf(line.c_str(), " [\"%15[^\"]\", \"%15[^\"]\"]", id, other) == 2) {
            steps.push_back({cells.at(id), cells.at(other)});
            steps.push_back({cells.at(other), cells.at(id)});
        }
    }
    return int(cells.size());
}

static bool open_to(bool horse, std::pair<int, int> step) {
    return !horse || (step.first != farm && step.second != farm);
}

static void fill_reach(int cells) {
    std::vector<std::vector<int>> onward(steps.size());
    for (size_t i = 0; i < steps.size(); i++)
        for (size_t j = 0; j < steps.size(); j++)
            if (steps[i].second == steps[j].first && steps[i].first != steps[j].second)
                onward[i].push_back(int(j));
    for (int horse = 0; horse < 2; horse++)
        for (int start = 0; start < cells; start++) {
            std::vector<char> last(steps.size());  // the steps that a walk may end with
            for (size_t i = 0; i < steps.size(); i++)
                last[i] = steps[i].first == start && open_to(horse, steps[i]);
            for (int n = 1; n < LONGEST; n++) {
                std::vector<char> next(steps.size());
                for (size_t i = 0; i < steps.size(); i++)
                    if (last[i]) {
                        reach[horse][start][n] |= cell_bit(steps[i].second);
                        for (int j : onward[i]) next[j] |= open_to(horse, steps[j]);
                    }
                last = next;
            }
        }
}

struct State {
    int place[SUBJECTS];
    int hand[SEATS][KINDS] = {};
    int holds[SEATS] = {};
    int secret[SEATS];
    int deck[KINDS], played[KINDS] = {};
    int seats, dealt = 0, deal = 1, chosen = 0, turn = 0, length = 0;
    bool over = false;

    explicit State(int seats) : seats(seats) {
        std::fill(place, place + PURSUERS, farm);
        place[HORSE] = black;
        for (int kind = 0; kind < KINDS; kind++) {
            int sign = kind % SIGNS;
            deck[kind] = kind / SIGNS == HORSE ? 4 - REMOVED[seats][sign] : sign == 1 ? 2 : 3;
        }
    }

    bool dealing() const { return dealt < seats * EACH[seats]; }
};

struct Move {
    int kind, cell;  // a choice has its subject for a kind; without a cell nothing moves
};

static int next_length(int length, int kind) {
    return length ? std::max(1, length + 1 - kind % SIGNS) : FIRST_LENGTH;
}

static Cells landings(const State& s, int kind) {
    int subject = kind / SIGNS, mine = s.secret[s.turn];
    Cells cells = reach[subject == HORSE][s.place[subject]][next_length(s.length, kind)];
    for (int other = 0; other < SUBJECTS; other++) {
        bool prey = (other == HORSE && subject == mine) || (other == mine && subject == HORSE);
        if (other != subject && s.place[other] != farm && !prey)
            cells &= ~cell_bit(s.place[other]);
    }
    return cells;
}

static int moves(const State& s, Move* out) {
    int n = 0;
    if (s.dealing()) {
        for (int kind = 0; kind < KINDS; kind++)
            if (s.deck[kind]) out[n++] = {kind, -1};
        return n;
    }
    if (s.chosen < s.seats) {
        for (int subject = 0; subject < PURSUERS; subject++) out[n++] = {subject, -1};
        return n;
    }
    const int* hand = s.hand[s.turn];
    for (int kind = 0; kind < KINDS; kind++)
        if (hand[kind])
            for (Cells cells = landings(s, kind); cells; cells &= cells - 1)
                out[n++] = {kind, lowest(cells)};
    if (n == 0)
        for (int kind = 0; kind < KINDS; kind++)
            if (hand[kind]) out[n++] = {kind, -1};
    return n;
}

static void pass_turn(State& s) {
    s.turn = (s.turn + 1) % s.seats;
    if (s.holds[s.turn]) return;
    if (s.deal == DEALS) {
        s.over = true;
        return;
    }
    s.deal++;
    s.dealt = 0;
    std::copy(s.played, s.played + KINDS, s.deck);  // what was left over stays out
    std::fill(s.played, s.played + KINDS, 0);
}

static void apply(State& s, Move move) {
    if (s.dealing()) {
        int seat = (s.deal - 1 + s.dealt) % s.seats;
        s.deck[move.kind]--;
        s.hand[seat][move.kind]++;
        s.holds[seat]++;
        s.dealt++;
        return;
    }
    if (s.chosen < s.seats) {
        s.secret[s.chosen++] = move.kind;
        return;
    }
    s.hand[s.turn][move.kind]--;
    s.played[move.kind]++;
    s.holds[s.turn]--;
    if (move.cell >= 0) {
        int subject = move.kind / SIGNS;
        int* met = std::find(s.place, s.place + PURSUERS, move.cell);
        s.over = subject == HORSE ? met != s.place + PURSUERS : move.cell == s.place[HORSE];
        s.length = next_length(s.length, move.kind);
        s.place[subject] = move.cell;
    }
    if (!s.over) pass_turn(s);
}

static uint64_t rng;

static int random_below(int n) {
    rng ^= rng << 13;
    rng ^= rng >> 7;
    rng ^= rng << 17;
    return int(((rng >> 32) * uint64_t(n)) >> 32);
}

static Move dealt_card(const State& s, const Move* out, int n) {
    double total = 0;
    for (int i = 0; i < n; i++) total += s.deck[out[i].kind];
    double left = double(random_below(1 << 30)) / (1 << 30) * total;
    for (int i = 0; i < n - 1; i++) {
        left -= s.deck[out[i].kind];
        if (left < 0) return out[i];
    }
    return out[n - 1];
}

static long playouts(int seats, long games) {
    static Move out[KINDS * MOST_CELLS];
    long plies = 0;
    const State start(seats);
    for (long game = 0; game < games; game++) {
        State s = start;
        while (!s.over) {
            int n = moves(s, out);
            apply(s, s.dealing() ? dealt_card(s, out, n) : out[random_below(n)]);
            plies++;
        }
    }
    return plies;
}

int main(int argc, char** argv) {
    if (argc != 5 || strcmp(argv[1], "playouts")) return 2;
    std::string here = __FILE__;
    std::string house = here.substr(0, here.rfind("bench/horse.cpp"));
    fill_reach(read_map(house + "src/cavale/games/horse/board.toml"));
    rng = strtoull(argv[4], nullptr, 10);
    clock_t began = clock();
    long count = playouts(atoi(argv[2]), atol(argv[3]));
    double took = double(clock() - began) / CLOCKS_PER_SEC;
    printf("%ld %.6f\n", count, took);
}
