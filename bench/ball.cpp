// The Ball in plain C++, as a peer to measure the compiled rules against (`cavale bench`).
// Chains of jumps are searched depth first, one jump at a time; written for clarity, not tuned.
//
//   ball playouts <games> <rng>         random games: prints plies and seconds
//   ball perft <depth> [<position>]     move sequences, last ply counted: prints count and seconds

#include <ctime>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <utility>
#include <vector>

using Bits = uint64_t;

constexpr int SIDE = 7, SQUARES = 49, OFF = 49, NONE = -1, MAX_MOVES = 2 * 7 * 50;
constexpr int UP[8] = {1, 1, 0, -1, -1, -1, 0, 1}, RIGHT[8] = {0, 1, 1, 1, 0, -1, -1, -1};

static Bits bit(int square) { return Bits(1) << square; }
static int lowest(Bits bits) { return __builtin_ctzll(bits); }

struct State {
    Bits pawns[2] = {0x7f, Bits(0x7f) << 42};
    int ball = 3, turn = 0, moved = NONE;
    bool ball_moved = false, over = false;
};

struct Move {
    int8_t from, to;
    bool takes;
};

struct Ends {  // without and with the ball in the pawn's cup
    Bits empty = 0, loaded = 0;
};

static Bits around[SQUARES];
static int8_t landing[2][SQUARES][SQUARES];  // of a jump over a neighbour, by the side that jumps

static bool on_board(int row, int column) {
    return row >= 0 && row < SIDE && column >= 0 && column < SIDE;
}

static void fill_tables() {
    for (int square = 0; square < SQUARES; square++)
        for (int d = 0; d < 8; d++) {
            int row = square / SIDE, column = square % SIDE;
            if (!on_board(row + UP[d], column + RIGHT[d])) continue;
            int over = square + SIDE * UP[d] + RIGHT[d];
            around[square] |= bit(over);
            row += 2 * UP[d], column += 2 * RIGHT[d];
            for (int side = 0; side < 2; side++)
                landing[side][square][over] = row == (side ? -1 : SIDE) ? OFF
                    : on_board(row, column) ? SIDE * row + column : NONE;
        }
}

// The chains of one pawn. Where it stood is free, and the other pawns stand still.
//
// A pawn that comes to a square may go on in all directions but straight back. Coming there again
// from elsewhere, that one direction is all there is to add; coming a third time, nothing is.
struct Chains {
    int side, ball;
    Bits others;
    bool may_take;
    Ends ends;
    Bits once[2] = {}, twice[2] = {};  // squares come to, empty and loaded
    int8_t back[2][SQUARES];           // where the pawn stands that was jumped the first time

    Chains(int side, int ball, Bits others, bool may_take)
        : side(side), ball(ball), others(others), may_take(may_take) {}

    void land(int square, int over, bool loaded) {
        Bits here = bit(square);
        if (!(once[loaded] & here)) {
            once[loaded] |= here;
            back[loaded][square] = over;
            (loaded ? ends.loaded : ends.empty) |= here;
            search(square, around[square] & others & ~bit(over), loaded);
        } else if (back[loaded][square] != over && !(twice[loaded] & here)) {
            twice[loaded] |= here;
            search(square, bit(back[loaded][square]), loaded);
        }
    }

    void search(int square, Bits jumped, bool loaded) {
        for (; jumped; jumped &= jumped - 1) {
            int over = lowest(jumped), to = landing[side][square][over];
            if (to == NONE || others & bit(to)) continue;
            bool takes = may_take && over == ball;
            if (to == OFF) {
                if (loaded || takes) ends.loaded |= bit(OFF);
                continue;
            }
            if (!loaded) land(to, over, false);
            if (loaded || takes) land(to, over, true);
        }
    }
};

// Where a pawn may go, given what this turn still asks or forbids.
static Ends reach(const State& s, int pawn) {
    Bits own = s.pawns[s.turn], occupied = own | s.pawns[1 - s.turn];
    bool carries = pawn == s.ball, must = s.moved != NONE && !s.ball_moved && own & bit(s.ball);
    Chains chains(s.turn, s.ball, occupied & ~bit(pawn), !carries && !s.ball_moved);
    chains.search(pawn, around[pawn] & chains.others, carries);
    Ends ends = chains.ends;
    Bits steps = around[pawn] & ~occupied;
    if (carries) {
        ends.loaded = (ends.loaded | steps) & ~bit(pawn);
        if (pawn / SIDE == (s.turn ? 0 : SIDE - 1)) ends.loaded |= bit(OFF);
    } else {
        ends.empty = must ? 0 : (ends.empty | steps) & ~bit(pawn);
    }
    return ends;
}

static void apply(State& s, Move move) {
    Bits& own = s.pawns[s.turn];
    own &= ~bit(move.from);
    if (move.to == OFF) {
        s.over = true;
        return;
    }
    own |= bit(move.to);
    if (move.from == s.ball || move.takes) {
        s.ball = move.to;
        s.ball_moved = true;
    }
    if (s.moved == NONE) {
        s.moved = move.to;
        return;
    }
    s.moved = NONE;
    s.ball_moved = false;
    s.turn = 1 - s.turn;
}

// Whether the second pawn move of a turn exists: some step, or else some chain.
static bool can_complete(const State& s) {
    Bits own = s.pawns[s.turn], occupied = own | s.pawns[1 - s.turn], rest = own & ~bit(s.moved);
    Bits steppers = !s.ball_moved && own & bit(s.ball) ? bit(s.ball) : rest;
    for (; steppers; steppers &= steppers - 1)
        if (around[lowest(steppers)] & ~occupied) return true;
    for (; rest; rest &= rest - 1) {
        Ends ends = reach(s, lowest(rest));
        if (ends.empty | ends.loaded) return true;
    }
    return false;
}

static int moves(const State& s, Move* out) {
    int n = 0;
    Bits movable = s.pawns[s.turn];
    if (s.moved != NONE) movable &= ~bit(s.moved);
    for (; movable; movable &= movable - 1) {
        int from = lowest(movable);
        Ends ends = reach(s, from);
        for (Bits left = ends.empty | ends.loaded; left; left &= left - 1) {
            int8_t to = lowest(left);
            if (ends.empty & bit(to)) out[n++] = {int8_t(from), to, false};
            if (ends.loaded & bit(to)) out[n++] = {int8_t(from), to, from != s.ball};
        }
    }
    if (s.moved != NONE) return n;
    int kept = 0;
    for (int i = 0; i < n; i++) {
        State after = s;
        apply(after, out[i]);
        if (after.over || can_complete(after)) out[kept++] = out[i];
    }
    return kept;
}

// What stood at the start of each turn: Blue's pawns and the ball, Red's pawns and the side.
using History = std::vector<std::pair<Bits, Bits>>;

static void remember(History& history, const State& s) {
    history.push_back({s.pawns[0] | Bits(s.ball) << SQUARES, s.pawns[1] | Bits(s.turn) << SQUARES});
}

static bool third_time(const History& history) {
    int times = 0;
    for (const auto& before : history) times += before == history.back();
    return times >= 3;
}

static uint64_t rng;

static int random_below(int n) {
    rng ^= rng << 13;
    rng ^= rng >> 7;
    rng ^= rng << 17;
    return int(((rng >> 32) * uint64_t(n)) >> 32);
}

static long playouts(long games) {
    long plies = 0;
    Move out[MAX_MOVES];
    History history;
    for (long game = 0; game < games; game++) {
        State s;
        history.clear();
        remember(history, s);
        while (int n = moves(s, out)) {
            apply(s, out[random_below(n)]);
            plies++;
            if (s.over) break;
            if (s.moved != NONE) continue;
            remember(history, s);
            if (third_time(history)) break;
        }
    }
    return plies;
}

static long perft(const State& s, int depth, History& history) {
    Move out[MAX_MOVES];
    int n = moves(s, out);
    if (depth == 1) return n;
    long total = 0;
    for (int i = 0; i < n; i++) {
        State child = s;
        apply(child, out[i]);
        if (child.over) continue;
        bool new_turn = child.moved == NONE;
        if (new_turn) remember(history, child);
        if (!new_turn || !third_time(history)) total += perft(child, depth - 1, history);
        if (new_turn) history.pop_back();
    }
    return total;
}

// A position as `rrrrrrr/7/7/7/7/7/bbbBbbb b -`; trusts its caller.
static State parse(const char* text) {
    State s;
    s.pawns[0] = s.pawns[1] = 0;
    s.ball = NONE;
    for (int row = SIDE - 1, column = 0; *text != ' '; text++) {
        if (*text == '/') row--, column = 0;
        else if (*text < '8') column += *text - '0';
        else {
            int square = SIDE * row + column++;
            s.pawns[*text == 'r' || *text == 'R'] |= bit(square);
            if (*text == 'B' || *text == 'R') s.ball = square;
        }
    }
    s.over = s.ball == NONE;
    s.turn = text[1] == 'r';
    if (text[3] != '-') {
        s.moved = text[3] - 'A' + SIDE * (text[4] - '1');
        s.ball_moved = text[5] == '*';
    }
    return s;
}

int main(int argc, char** argv) {
    if (argc < 3) return 2;
    fill_tables();
    State start = argc == 4 && !strcmp(argv[1], "perft") ? parse(argv[3]) : State();
    clock_t began = clock();
    long count = 0;
    if (!strcmp(argv[1], "playouts") && argc == 4) {
        rng = strtoull(argv[3], nullptr, 10);
        count = playouts(atol(argv[2]));
    } else if (!strcmp(argv[1], "perft")) {
        History history;
        if (start.moved == NONE) remember(history, start);
        count = start.over ? 0 : perft(start, atoi(argv[2]), history);
    } else {
        return 2;
    }
    double took = double(clock() - began) / CLOCKS_PER_SEC;
    printf("%ld %.6f\n", count, took);
}
