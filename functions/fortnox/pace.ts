import { setTimeout as wait } from 'node:timers/promises';
import { deadlineOf, fortnox } from '../../shared/lib/deadlines.ts';
import { releaseSlot, takeSlot, takePaceSlot } from './fortnox-pace-store.ts';
import { silence } from './problem.ts';

/** A call that wakes later than this was stalled, perhaps with others: they must not all leave at once. */
const lateMs = 1_000;

type Clock = { now(): number; wait(ms: number): Promise<unknown> };
const ownClock: Clock = { now: () => Date.now(), wait };

/**
 * Spreads the calls evenly.
 * @returns how many calls have failed in a row
 * @throws FortnoxProblem when no slot is free in time
 */
export async function waitForSlot(until: number, clock = ownClock): Promise<{ failures: number }> {
  for (let isHeldUp = false; ;) {
    const slot = await takePaceSlot(clock.now(), until);
    if (slot === 'resting' || slot === 'too-late') throw silence();
    const ms = slot.at - clock.now();
    if (ms > 0) await clock.wait(ms);
    if (isHeldUp || clock.now() - slot.at < lateMs) return slot;
    isHeldUp = true;
  }
}

/** @throws FortnoxProblem when there is no slot in time */
export async function inSlot<T>(until: number, send: () => Promise<T>, clock = ownClock): Promise<T> {
  for (;;) {
    const askedAt = clock.now();
    const slot = await takeSlot(askedAt);
    if ('freeAt' in slot) {
      if (slot.freeAt > until) throw silence();
      await clock.wait(Math.max(0, slot.freeAt - clock.now()) + Math.random() * 100);
    } else if (clock.now() < deadlineOf(fortnox.stall, askedAt)) {
      try {
        return await send();
      } finally {
        // If this fails, the slot expires by itself; the answer must not be lost.
        await releaseSlot(slot, clock.now()).catch(() => {});
      }
    }
  }
}
