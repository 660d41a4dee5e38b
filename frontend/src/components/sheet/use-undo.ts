import { useRef } from 'react';
import type { Change } from './sheet-clipboard.ts';
import type { Place } from './sheet-moves.ts';

type Step = { before: Change[]; after: Change[] };

/** What was typed, pasted and emptied in a sheet, to be undone and done again in turn. */
export function useUndo(textOf: (place: Place) => string, onType: ((changes: Change[]) => void) | undefined) {
  const done = useRef<Step[]>([]);
  const undone = useRef<Step[]>([]);

  /** Moves the latest step from one pile to the other. @returns where it was, or undefined when there is none */
  function turn(from: Step[], to: Step[], changesOf: (step: Step) => Change[]): Place | undefined {
    const step = from.pop();
    if (!step) return undefined;
    to.push(step);
    onType?.(changesOf(step));
    return step.before[0];
  }
  const undo = () => turn(done.current, undone.current, ({ before }) => before);
  const redo = () => turn(undone.current, done.current, ({ after }) => after);

  return {
    type: (after: Change[]) => {
      done.current.push({ before: after.map((change) => ({ ...change, text: textOf(change) })), after });
      undone.current = [];
      onType?.(after);
    },
    /** What Ctrl and a key do; undefined for all keys but those of undo. */
    stepOf: (key: string, shiftKey: boolean): (() => Place | undefined) | undefined => {
      const letter = key.toLowerCase();
      if (letter === 'y') return redo;
      if (letter === 'z') return shiftKey ? redo : undo;
      return undefined;
    },
  };
}
