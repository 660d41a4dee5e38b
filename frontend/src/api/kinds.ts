import type { Call } from '../../../shared/contract/calls/call.ts';
import type { Source } from '../../../shared/codes/kinds.ts';

export type Kinds = Call['reads'];

/** Kinds missing from the list of changes; they may have changed while the hub was closed. */
export const kindsWithoutMessage: readonly Source[] = ['project-log', 'staff-time-log', 'notification'];

/** A hub message may name kinds of a later version. */
export type ChangedKinds = Kinds | readonly string[];

export function areTouched(madeOf: Kinds | undefined, changed: ChangedKinds): boolean {
  if (madeOf === undefined || madeOf === 'any' || changed === 'any') return true;
  return areNamed(madeOf, changed);
}

/** Unlike `areTouched`, false for an answer made of any kinds. */
export function areNamed(madeOf: Kinds | undefined, changed: ChangedKinds): boolean {
  if (madeOf === undefined || madeOf === 'any' || changed === 'any') return false;
  return madeOf.some((kind) => (changed as readonly string[]).includes(kind));
}
