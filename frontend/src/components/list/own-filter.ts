import { currentSession } from '../../api/session.ts';
import { listsText as text } from '../../text/lists.ts';
import type { Filter } from './list-definition.ts';

type As = keyof typeof text.mineAs;

/** One's own records, whoever opens the address. `withOwnId` gives the API one's id. */
export function ownFilter(...as: readonly As[]): Filter {
  const options = as.map((value) => ({ value, label: text.mineAs[value] }));
  return { key: 'mine', label: text.mine, kind: 'select', options };
}

export function withOwnId<Query extends Record<string, unknown>>({ mine, ...query }: Query & { mine?: unknown }) {
  const userId = currentSession()?.userId;
  if (userId === undefined || !mine) return query;
  return { ...query, ...(mine === 'reviewer' ? { reviewerUserId: userId } : { ownerUserId: userId }) };
}
