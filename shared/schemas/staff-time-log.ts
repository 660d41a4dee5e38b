import * as z from 'zod/mini';
import { timeLogEvents, timeLogStates } from '../codes/staff-time-logs.ts';
import { staffTimeLog, staffTimeLogLine } from '../entities/staff-time-log.ts';
import { schemasOf } from '../entities/schemas-of.ts';
import { day, id, idText, instant } from '../fields/fields.ts';
import { userOptionSchema } from './user.ts';

/** In display order; vacation follows the second. */
export const hourFields = [
  'standardOfService',
  'overtimeHours',
  'childCareHours',
  'qualifyingHours',
  'sickLeaveHours',
  'offDutyHours',
  'paidLeaveHours',
  'compensationHours',
] as const;
export type HourField = (typeof hourFields)[number];

export const staffTimeLogLineFieldsSchema = z.object(schemasOf(staffTimeLogLine).inputs);
export type StaffTimeLogLineFields = z.output<typeof staffTimeLogLineFieldsSchema>;

const { inputs, values } = schemasOf(staffTimeLog);
const { year, month, status, lines } = inputs;
const percentage = values.employmentPercentage;

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
  status: values.status,
  dateSubmitted: values.dateSubmitted,
  dateApproved: values.dateApproved,
  dateSentBack: values.dateSentBack,
  sentBackNote: values.sentBackNote,
  dateHealthRemoved: values.dateHealthRemoved,
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

const monthOfPersonSchema = z.object({
  month,
  state: z.enum(timeLogStates),
  /** Null where there is no log. */
  staffTimeLogId: z.nullable(id),
  version: z.nullable(z.int()),
});
export type MonthOfPerson = z.output<typeof monthOfPersonSchema>;

/** A person with the months of a year that have a log or should have one; without what the logs contain. */
export const yearOfPersonSchema = z.extend(userOptionSchema, {
  deleted: z.boolean(),
  /** Whether the caller may approve this person's months. */
  mayApprove: z.boolean(),
  months: z.array(monthOfPersonSchema),
});
export type YearOfPerson = z.output<typeof yearOfPersonSchema>;

export const sentBackSchema = z.object({ note: inputs.sentBackNote });

export const maxApprovedAtOnce = 40;

export const approvedLogsSchema = z.object({
  logs: z
    .array(z.object({ staffTimeLogId: id, version: z.int() }))
    .check(
      z.minLength(1, 'Välj minst en tidlogg.'),
      z.maxLength(maxApprovedAtOnce, `Högst ${maxApprovedAtOnce} tidloggar åt gången.`),
    ),
});

export const approvalsSchema = z.object({
  approved: z.array(z.object({ staffTimeLogId: id, version: z.int() })),
  /** Logs that cannot be approved, each with the reason. */
  skipped: z.array(z.object({ staffTimeLogId: id, message: z.string() })),
});

export const staffTimeLogEventSchema = z.object({
  version: z.int(),
  at: instant,
  event: z.enum(timeLogEvents),
  byName: z.string(),
  note: z.string(),
});
export type StaffTimeLogEvent = z.output<typeof staffTimeLogEventSchema>;

export const maxRemindedAtOnce = 90;

export const reminderSchema = z.object({
  year,
  month,
  userIds: z
    .array(id)
    .check(
      z.minLength(1, 'Välj minst en person.'),
      z.maxLength(maxRemindedAtOnce, `Högst ${maxRemindedAtOnce} personer åt gången.`),
    ),
});

export const remindersSchema = z.object({
  reminded: z.array(id),
  /** Users who are not reminded, each with the reason. */
  skipped: z.array(z.object({ userId: id, message: z.string() })),
  /** Reminded users without an e-mail address, who see the reminder in Klang only. */
  withoutMail: z.array(id),
});

const changeSchema = z.object({ earned: z.number(), taken: z.number(), balance: z.number() });
const balanceSchema = z.extend(changeSchema, { opening: z.number() });

/** Hours of flex and days of vacation, of the months that are sent in. */
const balancesSchema = z.object({
  /** The day at whose end the opening balances held; null where they are counted from zero and the first log. */
  openingDay: z.nullable(day),
  flex: balanceSchema,
  vacation: balanceSchema,
  /** The latest month that is sent in. */
  until: z.nullable(z.object({ year, month })),
});

export const balancesOfUserSchema = z.extend(balancesSchema, {
  firstName: z.string(),
  lastName: z.string(),
  vacationDaysPerYear: z.number(),
  /** With those that are not sent in. */
  months: z.array(
    z.object({ year, month, state: z.nullable(z.enum(timeLogStates)), flex: changeSchema, vacation: changeSchema }),
  ),
});
export type BalancesOfUser = z.output<typeof balancesOfUserSchema>;

export const balancesOfPersonSchema = z.extend(userOptionSchema, balancesSchema.shape);
export type BalancesOfPerson = z.output<typeof balancesOfPersonSchema>;
