/** How many matches of each way are ranked: the newest. */
export const newest = 50;

export type Hits = {
  userId: number;
  max: number;
  /** Ids that come first if they have the words: what the caller opened lately, in this order. */
  first: readonly number[];
};

export function oneOfIdsSql(id: string): string {
  return `${id} IN (SELECT value FROM json_each(?))`;
}

export function inOrderOf(first: readonly number[], ids: readonly number[]): number[] {
  return first.filter((id) => ids.includes(id));
}

/** Words too short for an index are looked for among this many of the newest rows. */
export const examined = 2_000;

export function startOfTable(table: string, alias: string): string {
  return `(SELECT * FROM ${table} WHERE listed = 1 ORDER BY id DESC LIMIT ${examined}) ${alias}`;
}
