import { useRef } from 'react';
import type { Change } from './sheet-clipboard.ts';
import type { Place } from './sheet-moves.ts';

type Step = { before: Change[]; after: Change[] };

export function useUndo(textOf: (place: Place) => string, onType: ((changes: Change[]) => void) | undefined) {
  const done = useRef<Step[]>([]);
  const undone = useRef<Step[]>([]);

  function move(from: Step[], to: Step[], changesOf: (step: Step) => Change[]): Place | undefined {
    const step = from.pop();
    if (!step) return undefined;
    to.push(step);
    onType?.(changesOf(step));
    return step.before[0];
  }
  const undo = () => move(done.current, undone.current, ({ before }) => before);
  const redo = () => move(undone.current, done.current, ({ after }) => after);

  return {
    type: (after: Change[]) => {
      done.current.push({ before: after.map((change) => ({ ...change, text: textOf(change) })), after });
      undone.current = [];
      onType?.(after);
    },
    stepOf: (key: string, shiftKey: boolean): (() => Place | undefined) | undefined => {
      const letter = key.toLowerCase();
      if (letter === 'y') return redo;
      if (letter === 'z') return shiftKey ? redo : undo;
      return undefined;
    },
  };
}
