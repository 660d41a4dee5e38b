import type { ErasablePerson } from '../../shared/schemas/personal-data.ts';
import { fullName } from '../../shared/domain/contact.ts';
import { type Day, dayOf } from '../../shared/lib/days.ts';
import { type ContactUse, contactUses } from '../data/replica/lists/record-uses.ts';
import { freshReplica } from '../data/replica/fresh-replica.ts';
import { deletedIds } from '../data/replica/ids.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { findRecords } from '../data/core/table.ts';
import { getSystemSettings } from '../settings/settings-store.ts';

/** @returns the last day of use before which a person is unused */
async function unusedBefore(now: Date): Promise<Day> {
  const { contactsUnusedMonths } = (await getSystemSettings()).data;
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - contactsUnusedMonths);
  return dayOf(since);
}

type ReadOptions = { knownChangedAt: string | undefined; now: Date };

/** The longest unused first. */
export async function findErasablePersons({ knownChangedAt, now }: ReadOptions): Promise<ErasablePerson[]> {
  const [db, before] = await Promise.all([freshReplica({ knownChangedAt }), unusedBefore(now)]);
  const uses = new Map(contactUses(db).map((use) => [use.contactId, use]));
  const isUnused = ({ isInActive, lastDay }: ContactUse) => !isInActive && lastDay < before;
  const unused = [...uses.values()].filter(isUnused).map(({ contactId }) => contactId);
  const records = await findRecords([
    ...[...unused, ...deletedIds(db, 'contact')].map((id) => ['contact', id] as const),
    ...deletedIds(db, 'user').map((id) => ['user', id] as const),
  ]);
  return records
    .all()
    .map((record) => record as StoredRecord<'contact'> | StoredRecord<'user'>)
    .filter(({ data }) => data.erasedAt === null)
    .map((record) => erasable(record, uses.get(record.kind === 'contact' ? record.id : 0)))
    .filter(({ reason, lastUsed: day }) => reason === 'Deleted' || day < before)
    .toSorted((one, other) => one.lastUsed.localeCompare(other.lastUsed) || one.id - other.id);
}

function erasable(record: StoredRecord<'contact'> | StoredRecord<'user'>, use: ContactUse | undefined): ErasablePerson {
  const { kind, id, version, deleted, data } = record;
  return {
    kind,
    id,
    version,
    fullName: fullName(data),
    of: 'freeText' in data ? data.freeText : data.initials,
    reason: deleted ? 'Deleted' : 'Unused',
    numberOfProjects: use?.numberOfProjects ?? 0,
    lastUsed: lastUsed(record, use?.lastDay ?? ''),
  };
}

/** A person who has just been saved is somebody whom somebody works with. */
function lastUsed({ changedAt }: Pick<StoredRecord, 'changedAt'>, lastDay: Day): Day {
  const saved = dayOf(new Date(changedAt));
  return lastDay > saved ? lastDay : saved;
}

/** @returns why a person who is not deleted cannot be erased; undefined if no active project uses the person */
export async function refusalOfUse({ id, changedAt }: StoredRecord<'contact'>): Promise<string | undefined> {
  const [use] = contactUses(await freshReplica({ knownChangedAt: changedAt }), id);
  if (!use?.isInActive) return undefined;
  return 'Personen är med i ett aktivt projekt. Byt person där, eller stäng projektet, först.';
}
