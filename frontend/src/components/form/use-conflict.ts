import { useState } from 'react';
import { type Clash, type ListRule, mergeValues, valueAt, withValueAt } from './merge-values.ts';

export type Choice = 'mine' | 'theirs';

export type Conflict = {
  message: string;
  clashes: readonly (Clash & { choice: Choice | undefined })[];
  /** Paths that took their value because I had not changed them. */
  taken: readonly string[];
};

type Values = Record<string, unknown>;
type Lists = Readonly<Record<string, ListRule>>;

type Found<V> = { message: string; base: V | undefined; mine: V; theirs: V };

export function useConflict<V extends Values>(lists: Lists | undefined) {
  const [conflict, setConflict] = useState<Conflict>();

  return {
    conflict,
    end: () => setConflict(undefined),

    begin: ({ message, ...sides }: Found<V>): V => {
      const { merged, clashes, taken } = mergeValues(sides, lists);
      setConflict({ message, taken, clashes: clashes.map((clash) => ({ ...clash, choice: undefined })) });
      return merged;
    },

    choose: (values: V, paths: readonly string[], choice: Choice): V => {
      let next = values;
      const clashes = (conflict?.clashes ?? []).map((clash) => {
        if (!paths.includes(clash.path) || clash.choice === choice) return clash;
        // Text typed after the conflict was reported is also mine.
        const mine = clash.choice === 'theirs' ? clash.mine : valueAt(next, clash.path, lists);
        next = withValueAt(next, clash.path, choice === 'theirs' ? clash.theirs : mine, lists);
        return { ...clash, mine, choice };
      });
      if (conflict) setConflict({ ...conflict, clashes });
      return next;
    },
  };
}
