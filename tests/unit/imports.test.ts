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

describe('the table of rooms', () => {
  const rows = readTableOfRooms();
  const rooms = [...new Set([...imports.keys()].flatMap((file) => roomIn(rows, file) ?? []))];

  it('names every folder of the source, and no other', () => {
    const folders = [...imports.keys()].filter((file) =>
      /^(?:shared|functions|frontend\/src|infra)\/[^/]+\//.test(file),
    );
    expect(folders.filter((file) => roomIn(rows, file) === undefined)).toEqual([]);
    expect(rows.flatMap((row) => row.rooms).filter((room) => !rooms.includes(room))).toEqual([]);
  });

  it('allows every import', () => {
    const rowOf = new Map(rows.flatMap((row) => row.rooms.map((room) => [room, row] as const)));
    const refused = [...imports].flatMap(([file, imported]) => {
      const from = roomIn(rows, file);
      if (from === undefined) return [];
      return [...imported]
        .filter((other) => !isAllowed(rowOf.get(from)!.mayImport, other, roomIn(rows, other) ?? from, from))
        .map((other) => `${file} imports ${other}`);
    });
    expect(refused).toEqual([]);
  });

  it.each([
    ['functions/platform/log.ts', 'functions/platform'],
    ['functions/invoices/stores/invoice-store.ts', 'functions/<feature>'],
    ['functions/invoices/routes/get-invoice.ts', 'functions/<feature>/routes'],
    ['frontend/src/features/invoices/invoice-panel.tsx', 'frontend/src/features'],
    ['frontend/src/main.tsx', undefined],
    ['infra/attic/old.ts', undefined],
  ])('puts %s in %s', (file, room) => {
    expect(roomIn(rows, file)).toBe(room);
  });

  it('allows no feature to the platform, and no handler to anyone', () => {
    const mayImport = (room: string) => rows.find((row) => row.rooms.includes(room))!.mayImport;
    expect(mayImport('functions/platform')).toContain('shared/contract');
    expect(mayImport('functions/platform')).not.toContain('functions/<feature>');
    expect(rows.filter((row) => row.mayImport.includes('functions/<feature>/routes'))).toEqual([]);
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

type Row = { rooms: string[]; mayImport: string[] };

/** The table of docs/architecture.md, with its groups (`shared`, 'all above') as the rooms that they stand for. */
function readTableOfRooms(): Row[] {
  const cells = readFileSync('docs/architecture.md', 'utf8')
    .split('\n## Rooms\n')[1]!
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const inCode = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word!);
  const roomsOf = cells.map(([, folders]) => inCode(folders!));
  const all = roomsOf.flat().filter((room) => !room.endsWith('/routes'));
  return cells.map(([, , mayImport], index) => {
    const [allowed] = mayImport!.split(':');
    const named = inCode(allowed!).flatMap((name) =>
      all.some((room) => room.startsWith(`${name}/`)) ? all.filter((room) => room.startsWith(`${name}/`)) : [name],
    );
    const above = allowed!.includes('all above') ? roomsOf.slice(0, index).flat() : [];
    return { rooms: roomsOf[index]!, mayImport: [...named, ...above] };
  });
}

/** @param mayImport rooms, or one feature by its folder */
function isAllowed(mayImport: readonly string[], file: string, to: string, from: string): boolean {
  if (to === from || mayImport.includes(to)) return true;
  return to === 'functions/<feature>' && mayImport.some((feature) => file.startsWith(`${feature}/`));
}

/** The row of the table that a file belongs to; features of functions share one. */
function roomIn(rows: readonly Row[], file: string): string | undefined {
  const rooms = new Set(rows.flatMap((row) => row.rooms));
  const [top, ...folders] = file.split('/').slice(0, -1);
  if (top === 'functions' && folders[1] === 'routes') return 'functions/<feature>/routes';
  const room = top === 'frontend' ? `${top}/${folders[0]}/${folders[1]}` : `${top}/${folders[0]}`;
  if (rooms.has(room)) return room;
  return top === 'functions' && folders.length > 0 ? 'functions/<feature>' : undefined;
}

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
