// The Wall in plain C++, as a peer to measure the compiled rules against (`cavale bench`).
// Slots are looked up whole in a table; written for clarity, not tuned.
//
//   wall playouts <target> <games> <rng>   random games: prints plies and seconds
//   wall perft <depth>                     move sequences, last ply counted: prints count and seconds

#include <ctime>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

constexpr int SLOTS = 5, CELLS = 5, ROPES = 13, PASS = 10, NO_SLOT = 5, COVERED = 125;
constexpr uint32_t SLOT = 31, LEFT_EDGE = 0x108421, RIGHT_EDGE = LEFT_EDGE << 4, TOP = SLOT << 20;

struct State {
    uint32_t ropes[2] = {0, 0};
    int hand[2] = {ROPES, ROPES};
    int escapes[2] = {0, 0};
    int turn = 0, closed = NO_SLOT, pushed = 0, target = 1;
    bool over = false;
};

// [side][colour][yellow bits | blue bits << 5] -> yellow | blue << 5 | (1 + fallen colour) << 10 | full << 12
static uint16_t push_table[2][2][1024];

static void fill_table() {
    for (int side = 0; side < 2; side++)
        for (int colour = 0; colour < 2; colour++)
            for (int code = 0; code < 1024; code++) {
                int cells[CELLS];
                for (int i = 0; i < CELLS; i++) {
                    int from = side ? CELLS - 1 - i : i;
                    cells[i] = code >> from & 1 ? 0 : code >> (from + 5) & 1 ? 1 : -1;
                }
                int gap = 0, fallen = 0;
                while (gap < CELLS && cells[gap] >= 0) gap++;
                if (gap == CELLS) fallen = 1 + cells[--gap];
                for (int i = gap; i > 0; i--) cells[i] = cells[i - 1];
                cells[0] = colour;
                int entry = fallen << 10, full = 1;
                for (int i = 0; i < CELLS; i++) {
                    int to = side ? CELLS - 1 - i : i;
                    if (cells[i] < 0) full = 0;
                    else entry |= 1 << (to + 5 * cells[i]);
                }
                push_table[side][colour][code] = entry | full << 12;
            }
}

static bool climbs(uint32_t ropes) {
    uint32_t above = ropes & ropes >> 5;
    if (!((above & SLOT) && (above >> 5 & SLOT) && (above >> 10 & SLOT) && (above >> 15 & SLOT)))
        return false;
    uint32_t reached = ropes & SLOT;
    for (;;) {
        uint32_t spread = reached | reached << 5 | reached >> 5;
        spread |= (reached & ~RIGHT_EDGE) << 1 | (reached & ~LEFT_EDGE) >> 1;
        spread &= ropes;
        if (spread & TOP) return true;
        if (spread == reached) return false;
        reached = spread;
    }
}

static int moves(const State& s, int* out) {
    if (s.over) return 0;
    if (s.hand[s.turn] == 0) {
        out[0] = PASS;
        return 1;
    }
    int n = 0;
    for (int slot = 0; slot < SLOTS; slot++)
        if (slot != s.closed) {
            out[n++] = 2 * slot;
            out[n++] = 2 * slot + 1;
        }
    return n;
}

static void escape(State& s, int colour) {
    s.escapes[colour]++;
    for (int c = 0; c < 2; c++) {
        s.ropes[c] = 0;
        s.hand[c] = ROPES;
    }
    s.pushed = 0;
    s.closed = NO_SLOT;
    s.turn = (s.escapes[0] + s.escapes[1]) & 1;
    if (s.escapes[colour] == s.target) s.over = true;
}

static void apply(State& s, int move) {
    int colour = s.turn, other = 1 - colour;
    s.turn = other;
    s.closed = NO_SLOT;
    if (move == PASS) return;
    int slot = move >> 1, at = CELLS * slot;
    uint32_t code = (s.ropes[0] >> at & SLOT) | (s.ropes[1] >> at & SLOT) << 5;
    uint32_t after = push_table[move & 1][colour][code];
    s.ropes[0] = (s.ropes[0] & ~(SLOT << at)) | (after & SLOT) << at;
    s.ropes[1] = (s.ropes[1] & ~(SLOT << at)) | (after >> 5 & SLOT) << at;
    s.hand[colour]--;
    if (int fell = after >> 10 & 3) s.hand[fell - 1]++;
    if (after >> 12) s.closed = slot;
    s.pushed++;
    if (climbs(s.ropes[colour])) escape(s, colour);
    else if (climbs(s.ropes[other])) escape(s, other);
    else if (s.pushed == COVERED) s.over = true;
}

static uint64_t rng;

static int random_below(int n) {
    rng ^= rng << 13;
    rng ^= rng >> 7;
    rng ^= rng << 17;
    return int(((rng >> 32) * uint64_t(n)) >> 32);
}

static long playouts(int target, long games) {
    long plies = 0;
    int out[PASS];
    State start;
    start.target = target;
    for (long game = 0; game < games; game++) {
        State s = start;
        while (!s.over) {
            int n = moves(s, out);
            apply(s, out[random_below(n)]);
            plies++;
        }
    }
    return plies;
}

static long perft(const State& s, int depth) {
    int out[PASS];
    int n = moves(s, out);
    if (depth == 1) return n;
    long total = 0;
    for (int i = 0; i < n; i++) {
        State child = s;
        apply(child, out[i]);
        if (!child.over) total += perft(child, depth - 1);
    }
    return total;
}

int main(int argc, char** argv) {
    if (argc < 3) return 2;
    fill_table();
    clock_t began = clock();
    long count = 0;
    if (!strcmp(argv[1], "playouts") && argc == 5) {
        rng = strtoull(argv[4], nullptr, 10);
        count = playouts(atoi(argv[2]), atol(argv[3]));
    } else if (!strcmp(argv[1], "perft")) {
        count = perft(State(), atoi(argv[2]));
    } else {
        return 2;
    }
    double took = double(clock() - began) / CLOCKS_PER_SEC;
    printf("%ld %.6f\n", count, took);
}
