import * as z from 'zod/mini';
import { isWholeOre } from '../lib/money.ts';
import { hoursOfDay, id, idText, instant, year } from '../fields/fields.ts';

export const vacationDays = ['None', 'Half', 'Full'] as const;
export type VacationDay = (typeof vacationDays)[number];

export const staffTimeLogStatuses = ['Draft', 'Submitted'] as const;

/** The fields of a line that are hours, in the order they are shown; vacation stands after the second. */
export const hourFields = [
  'standardOfService',
  'overtimeHours',
  'childCareHours',
  'qualifyingHours',
  'sickLeaveHours',
  'offDutyHours',
  'paidLeaveHours',
] as const;
export type HourField = (typeof hourFields)[number];

const hours = z._default(hoursOfDay, 0);

export const staffTimeLogLineFieldsSchema = z.object({
  /** Of the month: 1 to 31. */
  day: z.int('Ange en dag.').check(z.minimum(1, 'Ange en dag i månaden.'), z.maximum(31, 'Ange en dag i månaden.')),
  standardOfService: z._default(hoursOfDay, 7),
  overtimeHours: hours,
  sickLeaveHours: hours,
  qualifyingHours: hours,
  childCareHours: hours,
  offDutyHours: hours,
  paidLeaveHours: hours,
  vacationDay: z._default(z.enum(vacationDays, 'Välj None, Half eller Full.'), 'None'),
});
export type StaffTimeLogLineFields = z.output<typeof staffTimeLogLineFieldsSchema>;

const percentage = z
  .number('Ange en tjänstgöringsgrad.')
  .check(
    z.minimum(0, 'Kan inte vara negativt.'),
    z.maximum(100, 'Högst 100 %.'),
    z.refine(isWholeOre, 'Högst två decimaler.'),
  );

const month = z
  .int('Ange en månad.')
  .check(z.minimum(1, 'Ange en månad från 1 till 12.'), z.maximum(12, 'Ange en månad från 1 till 12.'));

const lines = z.array(staffTimeLogLineFieldsSchema).check(z.maxLength(31, 'En månad har högst 31 dagar.'));

/** What its owner changes in a log. */
const staffTimeLogFieldsSchema = z.object({
  employmentPercentage: percentage,
  /** Submitted is for good. */
  status: z._default(z.enum(staffTimeLogStatuses, 'Välj Draft eller Submitted.'), 'Draft'),
  /** One for each day of the month. */
  staffTimeLogLines: lines,
});
export type StaffTimeLogFields = z.output<typeof staffTimeLogFieldsSchema>;

/** As it is sent, with the version it was read in. */
export const savedStaffTimeLogSchema = z.extend(staffTimeLogFieldsSchema, { version: z.int() });

/** A new log; what is left out is as when the month is opened for the first time. */
export const newStaffTimeLogSchema = z.object({
  userId: z.optional(id),
  year,
  month,
  employmentPercentage: z.optional(percentage),
  staffTimeLogLines: z.optional(lines),
});

/** The month of a log in a path, where everything is text. */
export const monthParams = { year: z.pipe(idText, year), month: z.pipe(idText, month) };

const lineSchema = z.extend(staffTimeLogLineFieldsSchema, { staffTimeLogLineId: id, staffTimeLogId: id });

export const staffTimeLogSchema = z.object({
  staffTimeLogId: id,
  userId: id,
  year,
  month,
  status: z.enum(staffTimeLogStatuses),
  dateSubmitted: z.nullable(instant),
  employmentPercentage: percentage,
  staffTimeLogLines: z.array(lineSchema),
  version: z.int(),
});
export type StaffTimeLog = z.output<typeof staffTimeLogSchema>;

export const staffTimeLogEntrySchema = z.pick(staffTimeLogSchema, {
  staffTimeLogId: true,
  userId: true,
  year: true,
  month: true,
  status: true,
  dateSubmitted: true,
  employmentPercentage: true,
});

/** An entry of the selector of read-only logs. */
export const readOnlyEntrySchema = z.pick(staffTimeLogSchema, { staffTimeLogId: true, year: true, month: true });
export type ReadOnlyEntry = z.output<typeof readOnlyEntrySchema>;

/** What the days of a log come to: hours of each kind, and days of vacation. */
const staffTimeLogSumsSchema = z.object({
  ...(Object.fromEntries(hourFields.map((field) => [field, z.number()])) as Record<HourField, z.ZodMiniNumber>),
  vacationDays: z.number(),
});
export type StaffTimeLogSums = z.output<typeof staffTimeLogSumsSchema>;

export const historyEntrySchema = z.extend(staffTimeLogEntrySchema, { sums: staffTimeLogSumsSchema });

/** That somebody else than its owner read a log. */
export const staffTimeLogReadingSchema = z.object({
  readAt: instant,
  readByUserId: id,
  readByName: z.string(),
  /** The month that was read; null where it was the history with its sums. */
  year: z.nullable(year),
  month: z.nullable(month),
});
export type StaffTimeLogReading = z.output<typeof staffTimeLogReadingSchema>;
