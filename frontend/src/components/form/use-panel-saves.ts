import { useEffect, useRef } from 'react';
import type { Panels } from '../panel/panels.ts';
import type { RecordForm } from './record-form.ts';

type Options<Values, Saved> = {
  record: RecordForm<Values, Saved>;
  onKept: ((saved: Saved) => void) | undefined;
  close: Panels['close'];
  key: string;
};

/** Saves the record of a panel, one save at a time. @returns the save */
export function usePanelSaves<Values, Saved>({ record, onKept, close, key }: Options<Values, Saved>) {
  const { submit, isDirty, isNew, unanswered } = record;
  const now = useRef({ submit, isDirty, isNew, unanswered, onKept, close, key });
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    now.current = { submit, isDirty, isNew, unanswered, onKept, close, key };
    if (!isNew) waiting.current?.();
  });

  const isRunning = useRef(false);
  const isWantedAgain = useRef(false);
  const isToClose = useRef(false);

  async function save({ close: closes }: { close: boolean }) {
    isToClose.current ||= closes;
    isWantedAgain.current = isRunning.current;
    // Two keystrokes in a row are one save, unless something was typed between them.
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await saveAll();
    } finally {
      isRunning.current = false;
      isToClose.current = false;
    }
  }

  /** Saves, then saves again the text typed during the save: a new record is created once and then changed. */
  async function saveAll() {
    for (;;) {
      isWantedAgain.current = false;
      const wasNew = now.current.isNew;
      const wasUnanswered = now.current.unanswered() !== undefined;
      const saved = await now.current.submit();
      if (saved === 'waiting' && !now.current.isDirty()) await now.current.close(now.current.key, { force: true });
      if (saved === undefined || saved === 'waiting') return;
      const isMore = now.current.isDirty();
      if (isToClose.current && !isMore) {
        await now.current.close(now.current.key, { result: saved, force: true });
        return;
      }
      now.current.onKept?.(saved);
      if (wasNew) await becomesKnown();
      if (!isMore || !(isToClose.current || isWantedAgain.current || wasUnanswered)) return;
    }
  }

  /** Resolves when the created record's panel has replaced this one, with the same form. */
  function becomesKnown(): Promise<void> {
    if (!now.current.isNew) return Promise.resolve();
    return new Promise((resolve) => {
      waiting.current = resolve;
    });
  }

  return save;
}
