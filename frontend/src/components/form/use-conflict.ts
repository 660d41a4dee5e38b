import { useState } from 'react';
import { type Clash, type ListRule, mergeValues, valueAt, withValueAt } from './merge-values.ts';

export type Choice = 'mine' | 'theirs';

/** Somebody else saved the record meanwhile. */
export type Conflict = {
  /** Who, and when. */
  message: string;
  clashes: readonly (Clash & { choice: Choice | undefined })[];
  /** Paths of what they changed and I had not: it is in the form already. */
  taken: readonly string[];
};

type Values = Record<string, unknown>;
type Lists = Readonly<Record<string, ListRule>>;

type Found<V> = { message: string; base: V | undefined; mine: V; theirs: V };

/** What two people changed in the same record: whose is to stand is chosen field by field. */
export function useConflict<V extends Values>(lists: Lists | undefined) {
  const [conflict, setConflict] = useState<Conflict>();

  return {
    conflict,
    end: () => setConflict(undefined),

    /** @returns the values to go on with: mine, and theirs where I had changed nothing */
    begin: ({ message, ...sides }: Found<V>): V => {
      const { merged, clashes, taken } = mergeValues(sides, lists);
      setConflict({ message, taken, clashes: clashes.map((clash) => ({ ...clash, choice: undefined })) });
      return merged;
    },

    /** @returns the values with the chosen ones in their places */
    choose: (values: V, paths: readonly string[], choice: Choice): V => {
      let next = values;
      const clashes = (conflict?.clashes ?? []).map((clash) => {
        if (!paths.includes(clash.path) || clash.choice === choice) return clash;
        // What was typed after the conflict was told is mine, too.
        const mine = clash.choice === 'theirs' ? clash.mine : valueAt(next, clash.path, lists);
        next = withValueAt(next, clash.path, choice === 'theirs' ? clash.theirs : mine, lists);
        return { ...clash, mine, choice };
      });
      if (conflict) setConflict({ ...conflict, clashes });
      return next;
    },
  };
}
