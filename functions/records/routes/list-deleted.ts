import { listDeleted } from '../../../shared/contract/history.ts';
import type { QueryOf } from '../../../shared/contract/route.ts';
import { mayRestore } from '../../../shared/contract/restoring.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import { fullNamesOf } from '../../data/history/full-name.ts';
import { pageOf } from '../../settings/page-of.ts';
import { route } from '../../request/route.ts';
import type { SignedInUser } from '../../users/signed-in.ts';
import { type Deletion, getDeletions } from '../../data/core/deletions.ts';
import type { StoredRecord } from '../../data/core/records.ts';
import { findRecords } from '../../data/core/table.ts';

export const handler = route(listDeleted, async ({ query, user, now }) => {
  const deletions = (await getDeletions(now)).filter(
    (deletion) => isFor(user, deletion) && isRequested(query, deletion),
  );
  const listed = await withoutErased(deletions);
  const { items, meta } = await pageOf(listed, query, user.userId);
  const records = await findRecords(
    items.flatMap(({ kind, id, deletedBy }) => [[kind, id] as const, ['user', deletedBy] as const]),
  );
  const nameOf = await fullNamesOf(items.flatMap(({ kind, id }) => records.get(kind, id) ?? []));
  return {
    items: items.flatMap(({ deletedBy, ...deletion }) => {
      const record = records.get(deletion.kind, deletion.id);
      const by = records.get('user', deletedBy)?.data;
      // A copy of the table may have brought it back.
      if (!record?.deleted) return [];
      return [
        {
          ...deletion,
          ...nameOf(record),
          deletedByInitials: by?.initials ?? '',
          deletedByName: by ? `${by.firstName} ${by.lastName}` : '',
        },
      ];
    }),
    meta,
  };
});

/** What is erased cannot be restored. */
async function withoutErased(deletions: readonly Deletion[]): Promise<Deletion[]> {
  const persons = await findRecords(
    deletions.flatMap(({ kind, id }) => (kind === 'contact' || kind === 'user' ? [[kind, id] as const] : [])),
  );
  return deletions.filter(({ kind, id }) => {
    const person = persons.get(kind, id);
    return !person || !isErased(person);
  });
}

const isErased = ({ data }: StoredRecord) => 'erasedAt' in data && data.erasedAt !== null;

function isRequested({ kind, deletedFrom, deletedTo }: QueryOf<typeof listDeleted>, deletion: Deletion): boolean {
  const day = dayOf(new Date(deletion.deletedAt));
  return (kind ?? deletion.kind) === deletion.kind && (deletedFrom ?? day) <= day && day <= (deletedTo ?? day);
}

/** Hides another user's time logs, and messages that another user removed from a log. */
function isFor(user: SignedInUser, { kind, deletedBy }: Deletion): boolean {
  const isOwn = deletedBy === user.userId;
  return mayRestore(user.role, kind, true) && (isOwn || (kind !== 'staff-time-log' && kind !== 'project-log'));
}
