import { staffTimeLog, staffTimeLogLine } from '../../../shared/entities/staff-time-log.ts';
import { formatMonth } from '../../../shared/lib/format.ts';
import { type HourField, hourFields } from '../../../shared/schemas/staff-time-log.ts';
import { staffTimeLogStatusLabels, vacationDayLabels } from '../../../shared/text/codes.ts';

const { labels, help } = staffTimeLogLine;

type Heading = { label: string; hint: string };

const hours = Object.fromEntries(
  hourFields.map((field) => [field, { label: labels[field], hint: help[field] }]),
) as Record<HourField, Heading>;

/** The tabs, 'Save' and the save messages are the specification's, word for word. */
export const staffTimeLogsText = {
  today: 'i dag',
  logged: 'Logged',
  history: 'History/Archived',
  save: 'Save',
  month: formatMonth,
  monthField: staffTimeLog.labels.month,
  previousMonth: 'Föregående månad',
  nextMonth: 'Nästa månad',
  hours,
  vacation: { label: labels.vacationDay, hint: help.vacationDay },
  vacationDays: vacationDayLabels,
  noVacation: 'Ingen',
  notVacation: 'Skriv Hel eller Halv.',
  week: 'Vecka',
  day: labels.day,
  sum: 'Summa',
  days: (days: string) => `${days} d`,
  grid: (month: string) => `Tidlogg ${month}`,
  percentage: staffTimeLog.labels.employmentPercentage,
  normAt: (percentage: string, hoursOfMonth: string) => `Norm vid ${percentage} %: ${hoursOfMonth} tim`,
  draft: staffTimeLogStatusLabels.Draft,
  submittedAt: (instant: string) => `Inskickad ${instant}`,
  submit: 'Skicka in',
  submitTitle: (month: string) => `Skicka in ${month}?`,
  submitMessage: 'Sedan kan bara en superadmin öppna tidloggen för ändring. Du hittar den under History/Archived.',
  submitEarly: 'Månaden är inte slut än.',
  submitted: (month: string) => `Tidloggen för ${month} är inskickad`,
  reopen: 'Öppna igen',
  reopenTitle: (month: string) => `Öppna ${month} igen?`,
  reopenMessage: (name: string | null) =>
    name === null
      ? 'Tidloggen blir ett utkast, som du kan rätta och skicka in på nytt.'
      : `Tidloggen blir ett utkast, som ${name} kan rätta och skicka in på nytt.`,
  reopened: (month: string) => `Tidloggen för ${month} är öppen igen`,
  notReopened: 'Det gick inte att öppna tidloggen igen',
  startOver: 'Börja om',
  startOverTitle: (month: string) => `Börja om med ${month}?`,
  startOverMessage: 'Allt som är ifyllt för månaden tas bort.',
  startedOver: (month: string) => `${month} är tom igen`,
  notStartedOver: 'Det gick inte att börja om',
  deletedPerson: 'borttagen',
  saved: 'Tidloggen är sparad',
  notSaved: 'Kunde inte spara tidloggen',
  person: 'Person',
  readingOf: (name: string) =>
    `Du läser ${/[sxz]$/i.test(name) ? name : `${name}s`} tidlogg. Läsningen sparas och syns för ${name}.`,
  changedMeanwhile: 'Tidloggen har ändrats sedan du öppnade den.',
  readAgain: 'Läs in igen',
  notOpened: 'Ingen tidlogg för månaden',
  notOpenedHint: (name: string, month: string) => `${name} har inte öppnat ${month}.`,
  archiveField: 'Inskickad månad',
  allMonths: 'Alla månader',
  archive: 'Inskickade månader',
  submittedColumn: 'Inskickad',
  noArchive: 'Inga inskickade månader',
  noArchiveHint: 'En månad hamnar här när den har skickats in.',
  readBy: (count: number) => `Läst av andra (${count})`,
  readHistory: 'alla månader',
  reading: (name: string, what: string, instant: string) => `${instant} ${name}: ${what}`,
  weekdayLetters: ['m', 't', 'o', 't', 'f', 'l', 's'],
  previousDay: 'Föregående dag',
  nextDay: 'Nästa dag',
} as const;
