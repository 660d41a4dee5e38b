/** Mulberry32: small, fast, and the same on every machine. */
export function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** From 0 to 1, mostly small, and the same for the same seed. */
export function mostlySmall(seed: number): (index: number) => number {
  return (index) => makeRandom(seed + index)() ** 2;
}
