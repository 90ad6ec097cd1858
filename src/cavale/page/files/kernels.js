// A room's kernels, loaded into the memory in which Python runs: addresses pass, nothing is copied.

const STACK = 1 << 20;

/** Catches the memory that Python is about to be started in. */
export function watchMemory() {
  const found = { memory: null };
  const look = (things) => {
    for (const thing of Object.values(things ?? {})) if (thing instanceof WebAssembly.Memory) found.memory ??= thing;
  };
  for (const name of ['instantiate', 'instantiateStreaming']) {
    const plain = WebAssembly[name];
    WebAssembly[name] = async (source, imports, ...rest) => {
      const made = await plain.call(WebAssembly, source, imports, ...rest);
      Object.values(imports ?? {}).forEach(look);
      look((made.instance ?? made).exports);
      return made;
    };
  }
  return found;
}

/** What every kernel is given: memory, a stack of their own, and a clock to look at. */
export function surroundings(python, memory) {
  let until = Infinity;
  const { _malloc: malloc, _free: free } = python._module;
  const top = (malloc(STACK) + STACK) & ~15;
  const env = {
    memory,
    malloc,
    free,
    __stack_pointer: new WebAssembly.Global({ value: 'i32', mutable: true }, top),
    __table_base: number(0, false),
    // Products of 128 bits: written in a kernel, the compiler would take it for a call of itself.
    __multi3: (to, a, ah, b, bh) => {
      const product = ((ah << 64n) | BigInt.asUintN(64, a)) * ((bh << 64n) | BigInt.asUintN(64, b));
      const words = new DataView(memory.buffer);
      words.setBigInt64(to, BigInt.asIntN(64, product), true);
      words.setBigInt64(to + 8, BigInt.asIntN(64, product >> 64n), true);
    },
    late: () => (performance.now() >= until ? 1n : 0n),
    log: Math.log,
    log10: Math.log10,
    exp: Math.exp,
    tanh: Math.tanh,
    pow: Math.pow,
  };
  const setUntil = (seconds) => {
    until = seconds === null || seconds === undefined ? Infinity : performance.now() + seconds * 1000;
  };
  return { env, malloc, memory, setUntil };
}

export function load(module, { size, addresses }, { env, malloc, memory }) {
  const base = (malloc(size + 16) + 15) & ~15;
  const own = { ...env, __memory_base: number(base, false) };
  const nothing = {};
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    // What only tells errors to Python is not here: whoever raises one ends.
    if (from !== 'env') nothing[name] = number(0, true);
    else if (!(name in own) && kind === 'function') own[name] = () => { throw new Error(name); };
  }
  const { exports } = new WebAssembly.Instance(module, { env: own, 'GOT.mem': nothing, 'GOT.func': nothing });
  const words = new DataView(memory.buffer);
  for (const at of addresses) words.setInt32(base + at, words.getInt32(base + at, true) + base, true);
  return exports;
}

function number(value, mutable) {
  return new WebAssembly.Global({ value: 'i32', mutable }, value);
}
