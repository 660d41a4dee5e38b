import type { ChangedKinds } from './kinds.ts';

export type Change = {
  kinds: ChangedKinds;
  /** Refetch only the queries that declare one of the kinds, not those that may depend on anything. */
  isNamed?: boolean;
  changedAt?: string | undefined;
};

type Settings = {
  read: (changes: readonly Change[]) => void;
  isHidden: () => boolean;
  random?: () => number;
};

/** Windows that hear the same change refetch within this time, each after a random delay. */
export const spreadMs = 1_000;

/** Batches changes: refetches once after a random delay of up to a second, and never while the page is hidden. */
export function gatherRereads({ read, isHidden, random = Math.random }: Settings) {
  let changes: Change[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (isHidden() || changes.length === 0) return;
    const gathered = changes;
    changes = [];
    read(gathered);
  }

  return {
    heard(change: Change) {
      changes.push(change);
      if (!isHidden()) timer ??= setTimeout(flush, random() * spreadMs);
    },
    shown: flush,
  };
}
