import { lasting, leases } from '../../shared/lib/deadlines.ts';
import { all, any, equals, isAbove, isAtLeast, isAtMost, isBelow, lacks } from '../data/core/condition.ts';
import { updateIf } from '../data/core/conditional-update.ts';
import { keys } from '../data/core/keys.ts';
import { getItem } from '../data/core/table.ts';
import { environment } from '../platform/environment.ts';

/**
 * Fortnox allows 25 calls in any 5 seconds for all functions together, and has been seen to refuse bursts of five.
 * Calls are therefore scheduled 250 ms apart; `takeSlot` enforces the limit at the moment they leave.
 */
const betweenCallsMs = () => 250 * environment.fortnoxPace();

/** Circuit breaker: after this many failures in a row, calls pause for a while. */
const failuresUntilRest = 5;
const restMs = 30_000;

export type PaceSlot = 'resting' | 'too-late' | { at: number; failures: number };

export async function takePaceSlot(now: number, latest: number): Promise<PaceSlot> {
  for (;;) {
    const isAwake = any(lacks('downUntil'), isAtMost('downUntil', now));
    const queued = await updateIf(keys.fortnoxPace(), {
      add: { nextAt: betweenCallsMs() },
      onlyIf: all(isAbove('nextAt', now), isAtMost('nextAt', latest), isAwake),
    });
    if (queued.isDone) return paceSlotOf(queued.item);
    const { nextAt = 0, downUntil = 0 } = queued.item as { nextAt?: number; downUntil?: number };
    if (downUntil > now) return 'resting';
    if (nextAt > latest) return 'too-late';
    const first = await updateIf(keys.fortnoxPace(), {
      set: { nextAt: now + betweenCallsMs() },
      onlyIf: all(any(lacks('nextAt'), isAtMost('nextAt', now)), isAwake),
    });
    if (first.isDone) return paceSlotOf(first.item);
  }
}

function paceSlotOf(item: Record<string, unknown>): PaceSlot {
  return { at: (item['nextAt'] as number) - betweenCallsMs(), failures: (item['failures'] as number | undefined) ?? 0 };
}

export async function holdSlots(until: number): Promise<void> {
  await updateIf(keys.fortnoxPace(), {
    set: { nextAt: until },
    onlyIf: any(lacks('nextAt'), isBelow('nextAt', until)),
  });
}

export async function noteSilence(now: number): Promise<void> {
  const { item } = await updateIf(keys.fortnoxPace(), { add: { failures: 1 } });
  if ((item['failures'] as number) < failuresUntilRest) return;
  await updateIf(keys.fortnoxPace(), {
    set: { downUntil: now + restMs, failures: 0 },
    onlyIf: isAtLeast('failures', failuresUntilRest),
  });
}

export async function noteAnswer(failures: number): Promise<void> {
  if (failures === 0) return;
  await updateIf(keys.fortnoxPace(), { set: { failures: 0 } });
}

export async function isResting(now: number): Promise<boolean> {
  const item = await getItem(keys.fortnoxPace());
  return ((item?.['downUntil'] as number | undefined) ?? 0) > now;
}

/** At most this many calls are under way or answered within the window, so that no more can arrive in it. */
const slotCount = 25;
const slotNames = Array.from({ length: slotCount }, (_, index) => `slot${index}`);
/** Fortnox's five seconds, plus the clock skew between functions. */
const windowMs = () => 5_100 * environment.fortnoxPace();

export type Slot = { name: string; heldUntil: number };

export async function takeSlot(now: number): Promise<Slot | { freeAt: number }> {
  let seen: Record<string, unknown> = (await getItem(keys.fortnoxPace())) ?? {};
  for (;;) {
    const freeAt = (name: string) => (seen[name] as number | undefined) ?? 0;
    const free = slotNames.filter((name) => freeAt(name) <= now);
    if (free.length === 0) return { freeAt: Math.min(...slotNames.map(freeAt)) };
    // A random slot, so that concurrent callers seldom compete for the same one.
    const name = free[Math.floor(Math.random() * free.length)]!;
    // A slot that is never released, for example after a crash, expires when its call can no longer arrive.
    const heldUntil = now + lasting(leases.fortnoxSlot);
    const taken = await updateIf(keys.fortnoxPace(), {
      set: { [name]: heldUntil },
      onlyIf: any(lacks(name), isAtMost(name, now)),
    });
    if (taken.isDone) return { name, heldUntil };
    seen = taken.item;
  }
}

export async function releaseSlot({ name, heldUntil }: Slot, answeredAt: number): Promise<void> {
  await updateIf(keys.fortnoxPace(), {
    set: { [name]: answeredAt + windowMs() },
    onlyIf: equals({ [name]: heldUntil }),
  });
}
