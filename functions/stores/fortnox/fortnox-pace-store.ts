import { updateIf } from '../core/conditional-update.ts';
import { keys } from '../core/keys.ts';
import { getItem } from '../core/table.ts';

/**
 * Fortnox takes 25 calls in any 5 seconds from all functions together, and has been seen to refuse bursts of five. So
 * calls are planned a quarter of a second apart; that no more than 25 arrive is seen to when they leave (`takeSlot`).
 */
const betweenCallsMs = 250;

/** So many failures after each other, and nobody asks Fortnox for a while: what waits is not held up by silence. */
const failuresUntilRest = 5;
const restMs = 30_000;

export type Turn = 'resting' | 'too-late' | { at: number; failures: number };

/**
 * Takes the next turn to call Fortnox, which is then nobody else's.
 * @param latest when the caller has no use for it any more
 * @returns when to call, in milliseconds
 */
export async function takeTurn(now: number, latest: number): Promise<Turn> {
  for (;;) {
    const awake = '(attribute_not_exists(downUntil) OR downUntil <= :now)';
    const queued = await updateIf(keys.fortnoxPace(), {
      expression: 'SET nextAt = nextAt + :between',
      condition: `nextAt > :now AND nextAt <= :latest AND ${awake}`,
      values: { ':now': now, ':latest': latest, ':between': betweenCallsMs },
    });
    if (queued.isDone) return turnOf(queued.item);
    const { nextAt = 0, downUntil = 0 } = queued.item as { nextAt?: number; downUntil?: number };
    if (downUntil > now) return 'resting';
    if (nextAt > latest) return 'too-late';
    const first = await updateIf(keys.fortnoxPace(), {
      expression: 'SET nextAt = :next',
      condition: `(attribute_not_exists(nextAt) OR nextAt <= :now) AND ${awake}`,
      values: { ':now': now, ':next': now + betweenCallsMs },
    });
    if (first.isDone) return turnOf(first.item);
  }
}

function turnOf(item: Record<string, unknown>): Turn {
  return { at: (item['nextAt'] as number) - betweenCallsMs, failures: (item['failures'] as number | undefined) ?? 0 };
}

/** Fortnox said that it is too much: nobody calls until then. */
export async function holdTurns(until: number): Promise<void> {
  await updateIf(keys.fortnoxPace(), {
    expression: 'SET nextAt = :until',
    condition: 'attribute_not_exists(nextAt) OR nextAt < :until',
    values: { ':until': until },
  });
}

/** A call got no proper answer. */
export async function noteSilence(now: number): Promise<void> {
  const { item } = await updateIf(keys.fortnoxPace(), {
    expression: 'ADD failures :one',
    values: { ':one': 1 },
  });
  if ((item['failures'] as number) < failuresUntilRest) return;
  await updateIf(keys.fortnoxPace(), {
    expression: 'SET downUntil = :until, failures = :none',
    condition: 'failures >= :many',
    values: { ':until': now + restMs, ':none': 0, ':many': failuresUntilRest },
  });
}

/** @param failures what the turn told of; nothing is written where there were none */
export async function noteAnswer(failures: number): Promise<void> {
  if (failures === 0) return;
  await updateIf(keys.fortnoxPace(), { expression: 'SET failures = :none', values: { ':none': 0 } });
}

/** Whether Fortnox has been silent so often that nobody should ask it just now. */
export async function isResting(now: number): Promise<boolean> {
  const item = await getItem(keys.fortnoxPace());
  return ((item?.['downUntil'] as number | undefined) ?? 0) > now;
}

/** So many calls are under way or have been answered within the window: whatever delays them, no more arrive in it. */
const slotCount = 25;
const slotNames = Array.from({ length: slotCount }, (_, index) => `slot${index}`);
/** Fortnox' five seconds, and what the clocks of functions may differ by. */
const windowMs = 5_100;
/** A slot that nobody gives back, as after a crash, is free again when its call cannot arrive any more. */
const heldMs = 30_000;

export type Slot = { name: string; heldUntil: number };

/** Takes one of the slots of calls that leave, right before one leaves. @returns when to ask again where none is free */
export async function takeSlot(now: number): Promise<Slot | { freeAt: number }> {
  let seen: Record<string, unknown> = (await getItem(keys.fortnoxPace())) ?? {};
  for (;;) {
    const freeAt = (name: string) => (seen[name] as number | undefined) ?? 0;
    const free = slotNames.filter((name) => freeAt(name) <= now);
    if (free.length === 0) return { freeAt: Math.min(...slotNames.map(freeAt)) };
    // Any of them: those who leave at the same time seldom want the same.
    const name = free[Math.floor(Math.random() * free.length)]!;
    const heldUntil = now + heldMs;
    const taken = await updateIf(keys.fortnoxPace(), {
      expression: 'SET #slot = :held',
      condition: 'attribute_not_exists(#slot) OR #slot <= :now',
      names: { '#slot': name },
      values: { ':held': heldUntil, ':now': now },
    });
    if (taken.isDone) return { name, heldUntil };
    seen = taken.item;
  }
}

/** The call of a slot has been answered, or will not be. */
export async function giveBackSlot({ name, heldUntil }: Slot, answeredAt: number): Promise<void> {
  await updateIf(keys.fortnoxPace(), {
    expression: 'SET #slot = :free',
    condition: '#slot = :held',
    names: { '#slot': name },
    values: { ':free': answeredAt + windowMs, ':held': heldUntil },
  });
}
