import { setTimeout as wait } from 'node:timers/promises';
import { giveBackSlot, takeSlot, takeTurn } from '../../stores/fortnox/fortnox-pace-store.ts';
import { silence } from './problem.ts';

/** Whoever wakes later than this after its turn was held up, as others may have been: they must not all leave at once. */
const lateMs = 1_000;

/**
 * Waits for a turn to call Fortnox, so that calls are spread.
 * @returns how many calls have failed after each other
 * @throws FortnoxProblem where there is none in time
 */
export async function waitForTurn(until: number): Promise<{ failures: number }> {
  for (let isHeldUp = false; ;) {
    const turn = await takeTurn(Date.now(), until);
    if (turn === 'resting' || turn === 'too-late') throw silence();
    const ms = turn.at - Date.now();
    if (ms > 0) await wait(ms);
    if (isHeldUp || Date.now() - turn.at < lateMs) return turn;
    isHeldUp = true;
  }
}

/** A call that leaves this long after its slot was taken might arrive when the slot is another's. */
const longestStallMs = 5_000;

/**
 * Lets a call leave when Fortnox has room for it.
 * @throws FortnoxProblem where it has none in time
 */
export async function inSlot<T>(until: number, send: () => Promise<T>): Promise<T> {
  for (;;) {
    const askedAt = Date.now();
    const slot = await takeSlot(askedAt);
    if ('freeAt' in slot) {
      if (slot.freeAt > until) throw silence();
      await wait(Math.max(0, slot.freeAt - Date.now()) + Math.random() * 100);
    } else if (Date.now() - askedAt < longestStallMs) {
      try {
        return await send();
      } finally {
        // Where this fails, the slot is free by itself after a while: what was answered is answered.
        await giveBackSlot(slot, Date.now()).catch(() => {});
      }
    }
  }
}
