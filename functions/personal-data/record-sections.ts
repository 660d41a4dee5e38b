import { entities } from '../../shared/entities/entities.ts';
import { projectsOf } from '../../shared/domain/invoice/projects-of.ts';
import { workOrderHours } from '../../shared/domain/work-order-value.ts';
import { addressesIn } from '../../shared/lib/email-address.ts';
import { fold } from '../../shared/lib/text.ts';
import { projectLogTypeLabels } from '../../shared/text/project-logs.ts';
import { workOrderStatusLabels } from '../../shared/text/work-orders.ts';
import { invoiceLabels } from '../../shared/entities/invoice-labels.ts';
import { projectsNaming, workOrdersNaming } from '../data/replica/ids.ts';
import type { Data } from '../data/core/records.ts';
import { getFieldsOf } from '../data/core/table.ts';
import { allIds, recordsWhere } from './all-records.ts';
import { likelyRecords } from './likely-records.ts';
import { nameFinder } from './name-finder.ts';
import type { Person } from './person.ts';
import { holds, projectFields, projectsOfPerson, projectCodes } from './projects-of-person.ts';
import { defineSection } from './section.ts';

const orderFields = ['workOrderOwnerUserId', 'workOrderHelperUserId', 'createdByUserId'] as const;

/** The labels of the fields that hold the person. */
function rolesIn(data: object, fields: readonly string[], id: number, labels: Record<string, string>): string {
  const values = data as Record<string, unknown>;
  return fields
    .filter((name) => holds(values[name], id))
    .map((name) => labels[name]!)
    .join(', ');
}

const hasEmail = (person: Person, emails: string) =>
  addressesIn(emails.toLowerCase()).some((one) => person.emails.has(one));

export const projects = defineSection({
  title: 'Projekt',
  of: ['contact', 'user'],
  columns: { projectCode: 'Projektkod', as: 'Som', active: ['Aktivt', 'flag'], deleted: ['Borttaget', 'flag'] },
  async rows(person, { knownChangedAt }) {
    const { kind, id } = person;
    const rolesOf = (data: Data<'project'>) =>
      [
        rolesIn(data, projectFields[kind], id, entities.project.labels),
        hasEmail(person, data.invoiceEmail) ? entities.project.labels.invoiceEmail : '',
      ]
        .filter(Boolean)
        .join(', ');
    const found = await likelyRecords('project', {
      likely: projectsNaming(kind, id, [...person.emails].map(fold)),
      isWanted: ({ data }) => rolesOf(data) !== '',
      knownChangedAt,
    });
    return found.map(({ data, deleted }) => ({
      projectCode: data.projectCode,
      as: rolesOf(data),
      active: data.active,
      deleted,
    }));
  },
});

export const customers = defineSection({
  title: 'Kunder',
  of: ['contact', 'user'],
  columns: { customerId: ['Nummer', 'id'], name: 'Kund', as: 'Som' },
  async rows(person) {
    const linked = person.kind === 'contact' ? (person.record.data as Data<'contact'>).customerIds : [];
    const found = await recordsWhere(
      'customer',
      ({ id, data }) => linked.includes(id) || hasEmail(person, data.invoiceEmail),
    );
    return found.map(({ id, data }) => ({
      customerId: id,
      name: data.name,
      as: [
        linked.includes(id) ? 'Kundens person' : '',
        hasEmail(person, data.invoiceEmail) ? entities.customer.labels.invoiceEmail : '',
      ]
        .filter(Boolean)
        .join(', '),
    }));
  },
});

export const workOrders = defineSection({
  title: 'Insatser',
  of: ['user'],
  columns: {
    workOrderId: ['Insats', 'id'],
    projectCode: 'Projektkod',
    day: ['Datum', 'day'],
    as: 'Som',
    status: 'Status',
    hoursWorked: ['Arbetad tid', 'hours'],
    invoiceNote: 'Extern not',
    deleted: ['Borttagen', 'flag'],
  },
  async rows({ id }, { knownChangedAt }) {
    const found = await likelyRecords('work-order', {
      likely: workOrdersNaming(id),
      isWanted: ({ data }) => orderFields.some((name) => data[name] === id),
      knownChangedAt,
    });
    const codeOf = await projectCodes(found.map(({ data }) => data.projectId));
    return found.map(({ id: workOrderId, data, deleted }) => ({
      workOrderId,
      projectCode: codeOf(data.projectId),
      day: data.verificationDate,
      as: rolesIn(data, orderFields, id, entities['work-order'].labels),
      status: workOrderStatusLabels[data.status],
      hoursWorked: workOrderHours(data.items).hoursWorked,
      invoiceNote: data.invoiceNote,
      deleted,
    }));
  },
});

/** A user’s are those they wrote. A person without a log-in is named by Klang, in projects where they have been. */
export const projectLog = defineSection({
  title: 'Projektlogg',
  of: ['contact', 'user'],
  columns: { at: ['Skrivet', 'instant'], projectCode: 'Projektkod', type: 'Typ', message: 'Loggmeddelande' },
  async rows(person) {
    const finder = nameFinder(person.names);
    const named = await recordsWhere('project-log', ({ data }) =>
      person.kind === 'user' ? data.userId === person.id : finder.isIn(data.message),
    );
    const wasIn = projectsOfPerson(person);
    const found = [];
    for (const entry of named) {
      // oxlint-disable-next-line no-await-in-loop -- reads the history of a project once
      if (person.kind === 'user' || (await wasIn(entry.data.projectId))) found.push(entry);
    }
    const codeOf = await projectCodes(found.map(({ data }) => data.projectId));
    return found.map(({ data }) => ({
      at: data.dateCreated,
      projectCode: codeOf(data.projectId),
      type: projectLogTypeLabels[data.logType],
      // An entry may name others on its other lines.
      message: person.kind === 'user' ? data.message : data.message.split('\n').filter(finder.isIn).join('\n'),
    }));
  },
});

export const invoices = defineSection({
  title: 'Fakturor',
  of: ['contact', 'user'],
  columns: {
    serialNumber: invoiceLabels.serialNumber,
    day: [invoiceLabels.date, 'day'],
    projectCode: invoiceLabels.projectCode,
    as: 'Som',
  },
  rows: invoicesNaming,
});

const invoiceFields = [
  'serialNumberPadded',
  'displayDate',
  'projectCode',
  'projectId',
  'projects',
  'sumTotal',
  'customerReferenceName',
  'ourReferenceName',
  'projectOwnerUserInitials',
  'invoiceEmail',
] as const;
type NamingInvoice = Pick<Data<'invoice'>, (typeof invoiceFields)[number]>;

export async function invoicesNaming(person: Person) {
  const all = (await getFieldsOf('invoice', await allIds('invoice'), invoiceFields)).map(
    ({ data }) => data as NamingInvoice,
  );
  const wasIn = projectsOfPerson(person);
  const rows = [];
  for (const invoice of all) {
    const as = rolesOnInvoice(person, invoice);
    if (as === '') continue;
    // Of two persons with one name, the one who is in the project.
    const projectIds = projectsOf(invoice).map(({ projectId }) => projectId);
    // oxlint-disable-next-line no-await-in-loop -- reads the history of a project once
    const isIn = (await Promise.all(projectIds.map(wasIn))).includes(true);
    if (!isIn && !hasEmail(person, invoice.invoiceEmail)) continue;
    const { serialNumberPadded: serialNumber, displayDate: day, projectCode } = invoice;
    rows.push({ serialNumber, day, projectCode, as });
  }
  return rows.toSorted((one, other) => one.serialNumber.localeCompare(other.serialNumber));
}

function rolesOnInvoice(person: Person, invoice: NamingInvoice): string {
  const { customerReferenceName, ourReferenceName, projectOwnerUserInitials, invoiceEmail } = invoice;
  const is = person.kind === 'contact' ? { theirs: customerReferenceName } : { ours: ourReferenceName };
  return [
    is.theirs && person.names.has(is.theirs) ? 'Er referens' : '',
    is.ours && person.names.has(is.ours) ? 'Vår referens' : '',
    person.initials.has(projectOwnerUserInitials) ? invoiceLabels.owner : '',
    hasEmail(person, invoiceEmail) ? entities.project.labels.invoiceEmail : '',
  ]
    .filter(Boolean)
    .join(', ');
}
