/** How this page reaches its house: over the network, unless it brings one along. */
export type Transport = (path: string, init?: RequestInit) => Promise<Response>;

export const transport: { carry: Transport } = { carry: (path, init) => fetch(path, init) };
