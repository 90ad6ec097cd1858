// Catch the Thief in plain C++, as a peer to measure the compiled rules against (`cavale bench`).
// Written for clarity, not tuned.
//
//   thief playouts <variant> <games> <rng>   random games of variant 0, 1 or 2: prints plies and seconds
//   thief perft <depth>                      move sequences of variant 0, last ply counted: the same

#include <ctime>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

constexpr int SIDE = 11, POINTS = SIDE * SIDE, SCENE = POINTS / 2, STEPS = 10, PROBES = 9;
constexpr int KNOTS_1 = 0, LAFFONT = 2, FAR = 1, NEAR = 2, CAUGHT = 3, RUNNING = 0, ARRESTED = 1, ESCAPED = 2;

struct State {
    int variant = KNOTS_1, steps = 0, probed = 0, over = RUNNING;
    int footprints[STEPS], probes[PROBES], clues[PROBES];
};

static bool is_hideout[POINTS];
static int away[POINTS][4], ways[POINTS], first[3][8], first_count[3], free_probes[POINTS], probe_count = 0;

static int distance(int point) {
    return abs(point / SIDE - SIDE / 2) + abs(point % SIDE - SIDE / 2);
}

static void fill_tables() {
    for (int p = 0; p < POINTS; p++) {
        is_hideout[p] = distance(p) == SIDE - 1;
        if (!is_hideout[p]) free_probes[probe_count++] = p;
        for (int q = 0; q < POINTS; q++) {
            int up = abs(p / SIDE - q / SIDE), right = abs(p % SIDE - q % SIDE);
            if (up + right == 1 && distance(q) > distance(p)) away[p][ways[p]++] = q;
            if (p == SCENE && up <= 1 && right <= 1 && up + right > 0)
                for (int variant = 0; variant < 3; variant++)
                    if (variant != KNOTS_1 || up + right == 1) first[variant][first_count[variant]++] = q;
        }
    }
}

static int moves(const State& s, int* out) {
    if (s.over) return 0;
    const int* from = free_probes;
    int n = probe_count;
    if (s.steps > s.probed) {
        if (s.probed == 0 && s.variant != LAFFONT) {
            out[0] = SCENE;
            return 1;
        }
    } else if (s.steps == 0) {
        from = first[s.variant];
        n = first_count[s.variant];
    } else {
        from = away[s.footprints[s.steps - 1]];
        n = ways[s.footprints[s.steps - 1]];
    }
    memcpy(out, from, n * sizeof(int));
    return n;
}

static void apply(State& s, int move) {
    if (s.steps == s.probed) {
        s.footprints[s.steps++] = move;
        if (is_hideout[move]) s.over = ESCAPED;
        return;
    }
    int at = s.footprints[s.steps - 1];
    int clue = at == move ? CAUGHT : at / SIDE == move / SIDE || at % SIDE == move % SIDE ? NEAR : FAR;
    s.probes[s.probed] = move;
    s.clues[s.probed++] = clue;
    if (clue == CAUGHT) s.over = ARRESTED;
}

static uint64_t rng;

static int random_below(int n) {
    rng ^= rng << 13;
    rng ^= rng >> 7;
    rng ^= rng << 17;
    return int(((rng >> 32) * uint64_t(n)) >> 32);
}

static long playouts(int variant, long games) {
    long plies = 0;
    int out[POINTS];
    for (long game = 0; game < games; game++) {
        State s;
        s.variant = variant;
        while (!s.over) {
            int n = moves(s, out);
            apply(s, out[random_below(n)]);
            plies++;
        }
    }
    return plies;
}

static long perft(const State& s, int depth) {
    int out[POINTS];
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
    fill_tables();
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
