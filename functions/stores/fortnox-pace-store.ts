import { updateIf } from './conditional-update.ts';
import { keys } from './keys.ts';
import { getItem } from './table.ts';

/**
 * Fortnox takes 25 calls in any 5 seconds from all functions together, and has been seen to refuse bursts of five. A
 * call every quarter of a second is at most 21 in 5 seconds, which leaves room for calls that are delayed on their way.
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
