import { type Clash, type ListRule, mergeValues, valueAt, withValueAt } from './merge-values.ts';

export type Choice = 'mine' | 'theirs';

export type Conflict = {
  message: string;
  clashes: readonly (Clash & { choice: Choice | undefined })[];
  taken: readonly string[];
};

type Values = Record<string, unknown>;
type Lists = Readonly<Record<string, ListRule>>;

type FieldConflict<V> = { message: string; base: V | undefined; mine: V; theirs: V };

export function beginConflict<V extends Values>({ message, ...sides }: FieldConflict<V>, lists: Lists) {
  const { merged, clashes, taken } = mergeValues(sides, lists);
  const conflict: Conflict = {
    message,
    taken,
    clashes: clashes.map((clash) => ({ ...clash, choice: undefined })),
  };
  return { merged, conflict };
}

export function chooseSide<V extends Values>(
  { values, conflict }: { values: V; conflict: Conflict },
  { paths, choice }: { paths: readonly string[]; choice: Choice },
  lists: Lists,
) {
  let next = values;
  const clashes = conflict.clashes.map((clash) => {
    if (!paths.includes(clash.path) || clash.choice === choice) return clash;
    // Typed text stays mine even when it was typed after the conflict was reported.
    const mine = clash.choice === 'theirs' ? clash.mine : valueAt(next, clash.path, lists);
    next = withValueAt(next, clash.path, choice === 'theirs' ? clash.theirs : mine, lists);
    return { ...clash, mine, choice };
  });
  return { values: next, conflict: { ...conflict, clashes } };
}

export function isUndecided(conflict: Conflict | undefined): boolean {
  return conflict?.clashes.some(({ choice }) => choice === undefined) ?? false;
}
