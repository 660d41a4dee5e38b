import * as z from 'zod/mini';
import { staffTimeLog, staffTimeLogLineFieldsSchema } from '../entities/staff-time-log.ts';
import { id, idText, instant } from '../fields/fields.ts';

/** In display order; vacation follows the second. */
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

const staffTimeLogFieldsSchema = z.object({
  employmentPercentage: percentage,
  /** Submitted is final. */
  status,
  staffTimeLogLines: lines,
});
export type StaffTimeLogFields = z.output<typeof staffTimeLogFieldsSchema>;

export const savedStaffTimeLogSchema = z.extend(staffTimeLogFieldsSchema, { version: z.int() });

/** Omitted fields get the values of a month opened for the first time. */
export const newStaffTimeLogSchema = z.object({
  userId: z.optional(id),
  year,
  month,
  employmentPercentage: z.optional(percentage),
  staffTimeLogLines: z.optional(lines),
});

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

export const readOnlyEntrySchema = z.pick(staffTimeLogSchema, { staffTimeLogId: true, year: true, month: true });
export type ReadOnlyEntry = z.output<typeof readOnlyEntrySchema>;

const staffTimeLogSumsSchema = z.object({
  ...(Object.fromEntries(hourFields.map((field) => [field, z.number()])) as Record<HourField, z.ZodMiniNumber>),
  vacationDays: z.number(),
});
export type StaffTimeLogSums = z.output<typeof staffTimeLogSumsSchema>;

export const historyEntrySchema = z.extend(staffTimeLogEntrySchema, { sums: staffTimeLogSumsSchema });

export const staffTimeLogReadingSchema = z.object({
  readAt: instant,
  readByUserId: id,
  readByName: z.string(),
  /** The month that was read; null for the history with its sums. */
  year: z.nullable(year),
  month: z.nullable(month),
});
export type StaffTimeLogReading = z.output<typeof staffTimeLogReadingSchema>;
