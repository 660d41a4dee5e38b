import type { TimeLogState } from '../../../shared/codes/staff-time-logs.ts';
import { formatCount, formatNumber } from '../../../shared/lib/format.ts';
import { shortMonthNames } from '../../../shared/lib/month-names.ts';
import { timeLogStateLabels } from '../../../shared/text/staff-time-logs.ts';

const logs = (count: number) => formatCount(count, 'tidlogg', 'tidloggar');

const people = (count: number) => formatCount(count, 'person', 'personer');

export const allTimeLogsText = {
  table: (year: number) => `Allas tidloggar ${year}`,
  filter: 'Visa',
  shows: {
    all: 'Alla',
    due: 'Inte inskickat',
    submitted: 'Inskickat',
    approved: 'Godkänt',
  },
  show: (label: string, count: number) => `${label} (${count})`,
  person: 'Person',
  deleted: 'borttagen',
  months: shortMonthNames,
  /** Short enough for twelve columns. */
  states: { ...timeLogStateLabels, SentBack: 'Tillbaka' } satisfies Record<TimeLogState, string>,
  cell: (name: string, month: string, state: TimeLogState) => `${name}, ${month}: ${timeLogStateLabels[state]}`,
  action: 'Åtgärd',
  approveOf: (name: string, month: string) => `Godkänn ${month} för ${name}`,
  approveAll: (count: number, submitted: number) =>
    `${count < submitted ? 'Godkänn andras' : 'Godkänn alla inskickade'} (${count})`,
  approvedByOthers: 'Godkänns av en annan',
  approveAllTitle: (count: number, month: string) => `Godkänn ${logs(count)} för ${month}?`,
  approveAllMessage: (names: string) => `Godkänns: ${names}.`,
  approveAllVerb: 'Godkänn',
  approving: (done: number, total: number) => `${formatNumber(done)} av ${formatNumber(total)} tidloggar klara`,
  approvedCount: (count: number) => formatCount(count, 'tidlogg är godkänd', 'tidloggar är godkända'),
  skipped: (count: number) => formatCount(count, 'tidlogg godkändes inte', 'tidloggar godkändes inte'),
  notApproved: 'Kunde inte godkänna',
  remind: 'Påminn',
  remindOf: (name: string, month: string) => `Påminn ${name} om ${month}`,
  remindAll: (count: number) => `Påminn alla (${count})`,
  remindAllTitle: (count: number, month: string) => `Påminn ${people(count)} om ${month}?`,
  remindAllMessage: (names: string) => `Får ett meddelande nu och ett mejl i morgon bitti: ${names}.`,
  reminded: (count: number) => `${people(count)} är ${count === 1 ? 'påmind' : 'påminda'}`,
  withoutMail: (names: string) => `Saknar e-postadress och ser det bara i Klang: ${names}.`,
  notReminded: (name: string, why: string) => `${name}: ${why}`,
  remindersFailed: 'Kunde inte påminna',
  payroll: 'Löneunderlag',
  payrollFile: (month: string) => `Löneunderlag ${month}.xlsx`,
  payrollTitle: (month: string) => `Hämta löneunderlag för ${month}?`,
  payrollMessage: 'Underlaget innehåller sjukfrånvaro. Läsningen sparas och syns för var och en.',
  payrollVerb: 'Hämta',
  payrollFailed: 'Kunde inte hämta löneunderlaget',
  nobody: 'Ingen att visa',
  nobodyHint: (label: string, month: string) => `Ingen har läget ”${label}” i ${month}.`,
} as const;
