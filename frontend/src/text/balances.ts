import { formatAmount, formatMonth } from '../../../shared/lib/format.ts';
import type { Month } from '../../../shared/lib/months.ts';

export const balancesText = {
  views: 'Visa',
  own: 'Mitt saldo',
  all: 'Alla',
  of: (name: string) => `Saldo för ${name}`,
  flex: 'Flex',
  vacation: 'Semester',
  hours: (hours: number) => `${formatAmount(hours)}\u00a0tim`,
  days: (days: number) => `${formatAmount(days)}\u00a0dagar`,
  opening: (day: string, flex: number, vacation: number) =>
    `Räknat från ${day}: ${formatAmount(flex)}\u00a0tim och ${formatAmount(vacation)}\u00a0dagar.`,
  noOpening: 'Inget ingående saldo är satt: räknat från noll och första tidloggen.',
  noOpeningShort: 'Inget',
  until: ({ year, month }: Month) =>
    `Räknat på inskickade tidloggar, till och med ${formatMonth(year, month)}, och på semester som är intjänad till i dag.`,
  nothingSent: 'Ingen månad är inskickad.',
  drafts: (flex: number, vacation: number) =>
    `Med det som inte är inskickat: ${formatAmount(flex)}\u00a0tim och ${formatAmount(vacation)}\u00a0dagar.`,
  rule: (days: number) =>
    `Flex är avvikelsen i tidloggen minus uttagen komp. Semester tjänas in med ${days} dagar per år, från april till mars.`,
  table: (name: string) => `Saldo per månad${name && `, ${name}`}`,
  month: 'Månad',
  state: 'Tidlogg',
  noLog: '–',
  flexEarned: 'Flex, avvikelse',
  flexTaken: 'Flex, uttag',
  flexBalance: 'Flexsaldo',
  vacationEarned: 'Semester, intjänat',
  vacationTaken: 'Semester, uttag',
  vacationBalance: 'Semestersaldo',
  tableOfAll: 'Allas saldo',
  person: 'Person',
  flexOpening: 'Flex, ingående',
  vacationOpening: 'Semester, ingående',
  openingDay: 'Räknat från',
  sentUntil: 'Inskickat t.o.m.',
  none: 'Inget saldo än',
  noneHint: 'Saldot räknas från den första tidloggen, eller från ett ingående saldo som en superadmin sätter.',
  noneOfAll: 'Ingen har ett saldo',
  toExcel: 'Exportera till Excel',
  file: (name: string) => `Saldo${name && ` ${name}`}.xlsx`,
  exported: 'Saldot är exporterat',
  notExported: 'Kunde inte exportera saldot',
} as const;
