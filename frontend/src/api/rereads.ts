/** A change of records, as the hub tells it. */
export type Change = {
  /** Undefined when anything may have changed. */
  kinds: readonly string[] | undefined;
  /** Only what names one of the kinds is read again, not what may depend on anything. */
  isNamed?: boolean;
  changedAt?: string;
};

type Settings = {
  read: (changes: readonly Change[]) => void;
  isHidden: () => boolean;
  random?: () => number;
};

/** Windows that hear the same change read again within this time, each at a moment of its own. */
export const spreadMs = 1_000;

/** Gathers changes into few readings: all that came until a random moment within a second, none while nobody looks. */
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
    /** The window is looked at again. */
    shown: flush,
  };
}
