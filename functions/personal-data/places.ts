import type { Kind } from '../../shared/codes/kinds.ts';
import type { keys } from '../data/core/keys.ts';
import type { SectionName } from './sections.ts';

/** What erasure does with a field: replaces it, in the record and its history, or leaves it, and why. */
type Fate = { becomes: unknown } | { stays: StayReason };

/** Why something stays, in the words of the confirmation. */
export const stays = {
  books: 'Fakturor och deras underlag är räkenskapsinformation.',
  initials: 'Initialerna står på fakturor och i deras underlag, som är räkenskapsinformation.',
  payroll: 'Tidloggar är underlag för lön, som är räkenskapsinformation.',
  reference: 'Pekar på personen, som därefter heter Raderad person.',
  role: 'Säger inget om personen utom rollen i Klang.',
  others: 'Är kundens eller projektets uppgift. Ändra den där om den inte ska användas mer.',
  text: 'Det som någon har skrivit hör till projektet. Ändra det i projektloggen om det säger något om personen.',
} as const;
type StayReason = keyof typeof stays;

/** How long data are kept; `docs/register-of-processing.md` says it to others. */
type Retention = 'record' | 'books' | 'year' | '90 days' | '60 days' | 'week' | 'day';

type Place = {
  /** The sheets of a person's file that show it. */
  sections: readonly SectionName[];
  retention: Retention;
};

type RecordPlace = Place & { fields: Record<string, Fate> };

const empty: Fate = { becomes: '' };
const reference: Fate = { stays: 'reference' };
const payroll: Fate = { stays: 'payroll' };

/** By the kind of record: each field that is marked `personal`, or says in an invoice who somebody is. */
export const placesOfRecords: { [K in Kind]?: RecordPlace } = {
  contact: {
    sections: ['ownRecord', 'ownHistory'],
    retention: 'record',
    fields: {
      firstName: { becomes: 'Raderad' },
      lastName: { becomes: 'person' },
      freeText: empty,
      role: empty,
      email: empty,
      mobilePhone: empty,
      phone: empty,
      customerIds: { becomes: [] },
    },
  },
  user: {
    sections: ['ownRecord', 'ownHistory'],
    retention: 'record',
    fields: {
      initials: { stays: 'initials' },
      role: { stays: 'role' },
      firstName: { becomes: 'Raderad' },
      lastName: { becomes: 'person' },
      phone: empty,
      email: empty,
      overviewAccess: { becomes: 'ByRole' },
      absenceAccess: { becomes: 'ByRole' },
      employedUntil: payroll,
      balanceDate: payroll,
      balanceFlexHours: payroll,
      balanceVacationDays: payroll,
    },
  },
  customer: {
    sections: ['customers'],
    retention: 'record',
    fields: { invoiceEmail: { stays: 'others' }, organisationNumber: { stays: 'others' } },
  },
  project: {
    sections: ['projects'],
    retention: 'record',
    fields: {
      invoiceEmail: { stays: 'others' },
      projectOwnerUserId: reference,
      projectReviewerUserId: reference,
      mainContactId: reference,
      contactIds: reference,
    },
  },
  'project-log': {
    sections: ['projectLog'],
    retention: 'record',
    fields: { message: { stays: 'text' }, userId: reference },
  },
  'work-order': {
    sections: ['workOrders'],
    retention: 'books',
    fields: { workOrderOwnerUserId: reference, workOrderHelperUserId: reference, createdByUserId: reference },
  },
  invoice: {
    sections: ['invoices'],
    retention: 'books',
    fields: {
      customerReferenceName: { stays: 'books' },
      ourReferenceName: { stays: 'books' },
      projectOwnerUserId: reference,
      projectOwnerUserInitials: { stays: 'books' },
      invoiceEmail: { stays: 'books' },
    },
  },
  'staff-time-log': {
    sections: ['timeLogs'],
    retention: 'books',
    fields: {
      userId: payroll,
      approvedByUserId: payroll,
      sentBackNote: payroll,
      employmentPercentage: payroll,
      lines: payroll,
    },
  },
  'user-settings': { sections: ['ownSettings'], retention: 'record', fields: {} },
};

type SecondaryPlace = Place & { is: string; erasure: 'erased' | 'ends' | StayReason };

/** By the name of the key: items beside records that say something of a person. */
export const placesBeside: { [Name in keyof typeof keys]?: SecondaryPlace } = {
  session: { is: 'sessions', sections: ['sessions'], retention: 'day', erasure: 'erased' },
  sessionOfUser: { is: 'devices logged in', sections: ['sessions'], retention: 'day', erasure: 'erased' },
  logIn: { is: 'log of logins', sections: ['logIns'], retention: '90 days', erasure: 'erased' },
  notification: { is: 'notifications', sections: ['notifications'], retention: '60 days', erasure: 'erased' },
  message: { is: 'message log', sections: ['mails'], retention: '90 days', erasure: 'erased' },
  listView: { is: 'saved views', sections: ['views'], retention: 'record', erasure: 'reference' },
  fileChange: { is: 'trail of files', sections: ['fileChanges'], retention: 'year', erasure: 'reference' },
  timeLogReading: {
    is: 'readings of time logs',
    sections: ['timeLogReadings'],
    retention: 'books',
    erasure: 'payroll',
  },
  followUp: { is: 'mails of invoices', sections: ['mails'], retention: 'books', erasure: 'books' },
  timeReport: { is: 'time reports', sections: [], retention: 'books', erasure: 'books' },
  timeReportContents: { is: 'time reports', sections: [], retention: 'books', erasure: 'books' },
  erasure: { is: 'notes of erasures', sections: [], retention: 'record', erasure: 'reference' },
  deleted: { is: 'list of deleted records', sections: [], retention: '60 days', erasure: 'ends' },
  dailyMail: { is: 'daily mails', sections: [], retention: '60 days', erasure: 'ends' },
  timeLogReminder: { is: 'reminders of time logs', sections: [], retention: 'week', erasure: 'ends' },
  listExport: { is: 'exported files', sections: [], retention: 'week', erasure: 'ends' },
  batch: { is: 'background work', sections: [], retention: '90 days', erasure: 'ends' },
  importRows: { is: 'rows of imports', sections: [], retention: '90 days', erasure: 'ends' },
  idempotency: { is: 'answers for retries', sections: [], retention: 'day', erasure: 'ends' },
  resetRequest: { is: 'requests of a new PIN', sections: [], retention: 'day', erasure: 'ends' },
  securityEvent: { is: 'mails about a login', sections: [], retention: 'day', erasure: 'ends' },
  attempts: { is: 'counts of attempts to log in', sections: [], retention: 'day', erasure: 'ends' },
};
