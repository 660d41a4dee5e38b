import { setTimeout as wait } from 'node:timers/promises';
import { deadlineOf, fortnox } from '../../../shared/lib/deadlines.ts';
import { giveBackSlot, takeSlot, takeTurn } from '../../stores/fortnox/fortnox-pace-store.ts';
import { silence } from './problem.ts';

/** A call that wakes later than this was stalled, perhaps with others: they must not all leave at once. */
const lateMs = 1_000;

/**
 * Spreads the calls evenly.
 * @returns how many calls have failed in a row
 * @throws FortnoxProblem when no turn comes in time
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

/** @throws FortnoxProblem when there is no slot in time */
export async function inSlot<T>(until: number, send: () => Promise<T>): Promise<T> {
  for (;;) {
    const askedAt = Date.now();
    const slot = await takeSlot(askedAt);
    if ('freeAt' in slot) {
      if (slot.freeAt > until) throw silence();
      await wait(Math.max(0, slot.freeAt - Date.now()) + Math.random() * 100);
    } else if (Date.now() < deadlineOf(fortnox.stall, askedAt)) {
      try {
        return await send();
      } finally {
        // If this fails, the slot expires by itself; the answer must not be lost.
        await giveBackSlot(slot, Date.now()).catch(() => {});
      }
    }
  }
}
