import { AppError } from '../../shared/codes/errors.ts';
import { notFound } from '../../shared/codes/errors/every-call.ts';
import type { PersonKind } from '../../shared/codes/person-kinds.ts';
import { fullName } from '../../shared/domain/contact.ts';
import { type StoredHistoryEntry, getNewestHistory } from '../data/core/history.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { findRecord } from '../data/core/table.ts';

/** A person, and what they have been called: mails and invoices hold the words of their time. */
export type Person = {
  kind: PersonKind;
  id: number;
  record: StoredRecord<PersonKind>;
  names: ReadonlySet<string>;
  initials: ReadonlySet<string>;
  emails: ReadonlySet<string>;
};

export type PersonRecord = StoredRecord<'contact'> | StoredRecord<'user'>;

/** Deleted or not. @throws not_found */
export async function findPerson(kind: PersonKind, id: number): Promise<PersonRecord> {
  const record = await findRecord(kind, id);
  if (!record) throw new AppError(notFound);
  return record as PersonRecord;
}

const maxVersions = 10_000;

/** Deleted or not. @throws not_found */
export async function getPerson(kind: PersonKind, id: number): Promise<Person> {
  const record: StoredRecord<PersonKind> = await findPerson(kind, id);
  const history = await getNewestHistory(kind, id, { limit: maxVersions });
  const versions = [...(record.data.erasedAt === null ? [record.data] : []), ...namesIn(history.toReversed())];
  return {
    kind,
    id,
    record,
    names: setOf(versions.map(({ firstName = '', lastName = '' }) => fullName({ firstName, lastName }))),
    initials: setOf(versions.map(({ initials = '' }: PersonNames) => initials)),
    emails: setOf(versions.map(({ email = '' }) => email.toLowerCase())),
  };
}

export type PersonNames = Partial<Record<'firstName' | 'lastName' | 'initials' | 'email', string>>;

/** Each version from the first, whose entry has all fields: from the record backwards, an erasure would be in the way. */
function namesIn(oldestFirst: readonly StoredHistoryEntry[]): PersonNames[] {
  let named: PersonNames = {};
  return oldestFirst.map(({ before, after }) => {
    named = { ...(before as PersonNames), ...named, ...(after as PersonNames) };
    return named;
  });
}

const setOf = (words: readonly string[]) => new Set(words.filter((word) => word !== ''));
