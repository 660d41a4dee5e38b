import { storedInitials } from '../../../../shared/domain/initials.ts';
import { currentSession } from '../../api/session.ts';
import { listsText as text } from '../../text/lists.ts';
import type { Filter } from './list-definition.ts';

type MineLabel = keyof typeof text.mineAs;

/** One's own records, whoever opens the address. `withOwnId` gives the API one's id. */
export function ownFilter(...as: readonly MineLabel[]): Filter {
  const options = as.map((value) => ({ value, label: text.mineAs[value] }));
  return { key: 'mine', label: text.mine, kind: 'select', options };
}

const idFields: Record<string, string> = {
  initials: 'userId',
  projectOwnerUserInitials: 'ownerUserId',
  projectReviewerUserInitials: 'reviewerUserId',
};

/** Asks by id for what is one's own, also where the filter has one's initials: somebody may have had them before. */
export function withOwnId<Query extends Record<string, unknown>>({
  mine,
  ...query
}: Query & { mine?: unknown }): Omit<Query, 'mine'> {
  const session = currentSession();
  if (!session) return query;
  const isOwn = (value: unknown) => typeof value === 'string' && storedInitials(value) === session.initials;
  const fields = Object.entries(query).map(([name, value]) => {
    const idField = idFields[name];
    return idField !== undefined && isOwn(value) ? [idField, session.userId] : [name, value];
  });
  const own = mine ? { [mine === 'reviewer' ? 'reviewerUserId' : 'ownerUserId']: session.userId } : {};
  return { ...Object.fromEntries(fields), ...own } as Omit<Query, 'mine'>;
}
