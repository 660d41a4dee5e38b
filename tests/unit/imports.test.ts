import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The imports of each source file, with types and dynamic imports, by paths from the root. */
const imports = readImports();

describe('the source', () => {
  it('has no cycle of imports', () => {
    expect(cycles(imports)).toEqual([]);
  });

  it('has no two folders that import each other', () => {
    const folders = new Map<string, Set<string>>();
    for (const [file, imported] of imports) {
      const from = folders.get(dirname(file)) ?? new Set();
      folders.set(dirname(file), from);
      for (const other of imported) if (dirname(other) !== dirname(file)) from.add(dirname(other));
    }
    const pairs = [...folders].flatMap(([one, others]) =>
      [...others].filter((other) => one < other && folders.get(other)?.has(one)).map((other) => `${one} and ${other}`),
    );
    expect(pairs).toEqual([]);
  });
});

describe('the rooms', () => {
  const roomsOf = (roomOf: (folders: readonly string[]) => string | undefined) => {
    const rooms = new Map<string, Set<string>>();
    for (const [file, imported] of imports) {
      const from = roomOf(file.split('/'));
      if (from === undefined) continue;
      const others = rooms.get(from) ?? new Set();
      rooms.set(from, others);
      for (const other of imported) {
        const to = roomOf(other.split('/'));
        if (to !== undefined && to !== from) others.add(to);
      }
    }
    return rooms;
  };

  /** The handlers of calls may use every feature, and are used by none: they are a room of their own. */
  const ofFunctions = roomsOf(([top, room, inner]) =>
    top === 'functions' ? (inner === 'routes' ? 'routes' : room) : undefined,
  );

  it.each([
    ['functions', ofFunctions],
    ['shared', roomsOf(([top, room]) => (top === 'shared' ? room : undefined))],
    ['infra', roomsOf(([top, room]) => (top === 'infra' ? room : undefined))],
    ['frontend/src', roomsOf(([top, , room]) => (top === 'frontend' ? room : undefined))],
    ['frontend/src/features', roomsOf((folders) => (folders[2] === 'features' ? folders[3] : undefined))],
  ])('of %s do not import each other in a circle', (_top, rooms) => {
    expect(rooms.size).toBeGreaterThan(4);
    expect(cycles(rooms)).toEqual([]);
  });

  it('of functions are imported by none if Lambda calls what they hold', () => {
    const importing = (to: string) => [...ofFunctions].filter(([, others]) => others.has(to)).map(([from]) => from);
    expect([...importing('routes'), ...importing('entry')]).toEqual([]);
  });
});

describe('the search for cycles', () => {
  it('finds a cycle of three and a file that imports itself through another', () => {
    const graph = new Map(
      Object.entries({ a: ['b'], b: ['c'], c: ['a'], d: ['a', 'e'], e: ['d'], f: ['a'] }).map(([file, imported]) => [
        file,
        new Set(imported),
      ]),
    );
    expect(cycles(graph).map((files) => files.toSorted().join(' '))).toEqual(['a b c', 'd e']);
  });
});

function readImports(): Map<string, Set<string>> {
  const files = globSync('{shared,functions,frontend,infra}/**/*.{ts,tsx,mjs}').map((path) =>
    path.replaceAll('\\', '/'),
  );
  const known = new Set(files);
  const imported = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;
  return new Map(
    files.map((file) => [
      file,
      new Set(
        [...readFileSync(file, 'utf8').matchAll(imported)]
          .map(([, path]) => join(dirname(file), path!).replaceAll('\\', '/'))
          .filter((path) => known.has(path)),
      ),
    ]),
  );
}

/** Groups of files that reach each other (Tarjan's strongly connected components). */
function cycles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const found: string[][] = [];
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const visit = (file: string): void => {
    index.set(file, index.size);
    low.set(file, index.get(file)!);
    open.push(file);
    for (const other of graph.get(file) ?? []) {
      if (!index.has(other)) visit(other);
      if (open.includes(other)) low.set(file, Math.min(low.get(file)!, low.get(other)!));
    }
    if (low.get(file) !== index.get(file)) return;
    const group = open.splice(open.indexOf(file));
    if (group.length > 1) found.push(group);
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return found;
}
