import type { Call } from '../../../../shared/contract/calls/call.ts';
import type { InputOf } from '../../api/call.ts';
import { isWaiting, ownEntries } from '../../api/outbox-store.ts';
import { useValue } from '../../state/value.ts';

/** What the user has deleted without a network, by a call of one's own. */
export function useWaitingDeletions<R extends Call>({ name }: R): InputOf<R>[] {
  const entries = useValue(ownEntries).filter((entry) => isWaiting(entry) && entry.route.name === name);
  return entries.map(({ input }) => input as InputOf<R>);
}
