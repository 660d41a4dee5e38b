import * as z from 'zod/mini';
import { staffTimeLog, staffTimeLogLineFieldsSchema } from '../entities/staff-time-log.ts';
import { id, idText, instant } from '../fields/fields.ts';

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

export type StaffTimeLogLineFields = z.output<typeof staffTimeLogLineFieldsSchema>;

const { year, month, status, lines } = staffTimeLog.inputs;
const percentage = staffTimeLog.values.employmentPercentage;

/** What its owner changes in a log. */
const staffTimeLogFieldsSchema = z.object({
  employmentPercentage: percentage,
  /** Submitted is for good. */
  status,
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
  status: staffTimeLog.values.status,
  dateSubmitted: staffTimeLog.values.dateSubmitted,
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
