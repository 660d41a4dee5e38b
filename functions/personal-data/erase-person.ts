import { AppError } from '../../shared/codes/errors.ts';
import { inUse } from '../../shared/codes/errors/records.ts';
import { fullName } from '../../shared/domain/contact.ts';
import { booksKeptUntil } from '../../shared/domain/personal-data-rules.ts';
import { refusalToChange } from '../../shared/domain/user-rules.ts';
import type { ErasurePart } from '../../shared/schemas/personal-data.ts';
import type { Role } from '../../shared/codes/roles.ts';
import type { Data } from '../data/core/records.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';
import { getSystemSettings } from '../settings/settings-store.ts';
import { findTimeLogs } from '../time-logs/staff-time-log-store.ts';
import type { PersonNames, Person, PersonRecord } from './person.ts';
import { stays } from './places.ts';
import { customers, invoicesNaming, projects } from './record-sections.ts';
import type { SectionOptions } from './section.ts';
import { stagePersonErasure } from './stage-erasure.ts';
import { refusalOfUse } from './erasable-persons.ts';

type Actor = { userId: number; role: Role };

/** @returns why it is not possible, or '' */
export async function refusalToErase(record: PersonRecord, acting: Actor): Promise<string> {
  if (record.data.erasedAt !== null) return 'Personuppgifterna är redan raderade.';
  if (record.kind === 'contact') return record.deleted ? '' : ((await refusalOfUse(record)) ?? '');
  if (!record.deleted) return 'Radera användaren först.';
  const target = { userId: record.id, role: record.data.role, isLastDeveloper: false };
  return refusalToChange(acting, target)?.reason ?? '';
}

/** @throws in_use with the reason when it is not possible */
export async function eraseStaged(unit: UnitOfWork, record: PersonRecord, acting: Actor, now: Date): Promise<void> {
  const refusal = await refusalToErase(record, acting);
  if (refusal !== '') throw new AppError(inUse, { message: refusal });
  await stagePersonErasure(unit, record, now);
}

type Parts = { removed: ErasurePart[]; kept: ErasurePart[] };

/** What an erasure removes and what stays, in the words of its confirmation. */
export async function partsOf(person: Person, request: SectionOptions): Promise<Parts> {
  const [invoices, inProjects, inCustomers, { data: settings }] = await Promise.all([
    invoicesNaming(person),
    projects.rows(person, request),
    customers.rows(person, request),
    getSystemSettings(),
  ]);
  const until = (day: string | undefined) => (day ? booksKeptUntil(day, settings.fiscalYearStart) : null);
  const lastInvoice = invoices
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
  const keptParts = [
    part('Fakturor som nämner personen', invoices.length, stays.books, until(lastInvoice)),
    part('Projekt', inProjects.length, stays.reference),
    ...emailsElsewhere(person, [...inProjects, ...inCustomers]),
  ];
  const removed = [part('Uppgifterna, även i historiken', null), part('Mottagare i meddelandeloggen', null)];
  if (person.kind === 'contact') {
    const inLogs = part('Namnet, där Klang har skrivit det i projektloggar', null);
    return { removed: [...removed, inLogs], kept: keptParts.filter(isThere) };
  }
  const logs = await findTimeLogs(person.id);
  const lastMonth = logs
    .map(({ data }) => `${data.year}-${String(data.month).padStart(2, '0')}-01`)
    .toSorted()
    .at(-1);
  return {
    removed: [...removed, part('Inloggningar, enheter och nycklar', null), part('Aviseringar', null)],
    kept: [
      part(`Initialerna ${(person.record.data as Data<'user'>).initials}`, null, stays.initials),
      ...keptParts,
      part('Tidloggar', logs.length, stays.payroll, until(lastMonth)),
      part('Insatser och loggmeddelanden', null, stays.reference),
    ].filter(isThere),
  };
}

function emailsElsewhere({ emails }: Person, rows: readonly Record<string, unknown>[]): ErasurePart[] {
  if (emails.size === 0) return [];
  const count = rows.filter(({ as }) => String(as).includes('E-post för faktura')).length;
  return [part('Kunder och projekt med personens e-postadress för faktura', count, stays.others)];
}

const isThere = ({ count }: ErasurePart) => count !== 0;

function part(what: string, count: number | null, why = '', until: string | null = null): ErasurePart {
  return { what, count, why, until };
}

export function nameOfPerson(record: PersonRecord): string {
  return fullName({ firstName: '', lastName: '', ...(record.data as PersonNames) });
}
