/** How many matches of each way are ranked: the newest. */
export const newest = 50;

export type Hits = { userId: number; most: number };

/** Words too short for an index are looked for among this many of the newest rows. */
const walked = 2_000;

export function startOfTable(table: string, alias: string): string {
  return `(SELECT * FROM ${table} WHERE listed = 1 ORDER BY id DESC LIMIT ${walked}) ${alias}`;
}
