import { staffTimeLogStatuses, vacationDays } from '../codes/staff-time-logs.ts';
import { isWholeOre } from '../lib/money.ts';
import { defineEntity } from './entity.ts';
import { code } from './code-field.ts';
import { decimal, keyNumber } from './number-field.ts';
import { owner, parts, reference, text } from './field.ts';
import { instantOrNone } from './time-field.ts';
import type { Library } from './schemas-of.ts';

const dayOfMonth = ({ z }: Library) =>
  z.int('Ange en dag.').check(z.minimum(1, 'Ange en dag i månaden.'), z.maximum(31, 'Ange en dag i månaden.'));

const monthOfYear = ({ z }: Library) =>
  z
    .int('Ange en månad.')
    .check(z.minimum(1, 'Ange en månad från 1 till 12.'), z.maximum(12, 'Ange en månad från 1 till 12.'));

const percentage = ({ z }: Library) =>
  z
    .number('Ange en tjänstgöringsgrad.')
    .check(
      z.minimum(0, 'Kan inte vara negativt.'),
      z.maximum(100, 'Högst 100 %.'),
      z.refine(isWholeOre, 'Högst två decimaler.'),
    );

const hours = (label: string, help: string, empty = 0) =>
  decimal({ label, help, input: (f) => f.hoursOfDay, empty, personal: true });

export const staffTimeLogLine = defineEntity({
  day: keyNumber({ label: 'Dag', input: dayOfMonth }),
  standardOfService: hours('Norm', 'Norm för tjänstgöringen, timmar', 7),
  overtimeHours: hours('Avvikelse komp', 'Avvikelse till kompensation, timmar'),
  sickLeaveHours: hours('Sjuk', 'Sjukfrånvaro, timmar'),
  qualifyingHours: hours('Karens', 'Karens, timmar'),
  childCareHours: hours('VAB', 'Vård av barn, timmar'),
  offDutyHours: hours('Tjänstledig', 'Ledig utan lön, timmar'),
  paidLeaveHours: hours('Betald ledighet', 'Ledig med lön, timmar'),
  /** Not in the specification, and so after its columns. */
  compensationHours: hours('Uttag komp', 'Uttagen kompensation eller flex, timmar'),
  vacationDay: code(vacationDays, {
    label: 'Semester',
    help: 'Semester, hel eller halv dag',
    words: 'vacationDay',
    empty: 'None',
    refusal: 'Välj None, Half eller Full.',
    personal: true,
  }),
});

/** Contains sick leave, so no field is in the feed, and thus in no list or replica. */
export const staffTimeLog = defineEntity({
  userId: owner('user', { label: 'Konsult', personal: true }),
  year: keyNumber({ label: 'År', input: (f) => f.year }),
  month: keyNumber({ label: 'Månad', input: monthOfYear }),
  status: code(staffTimeLogStatuses, {
    label: 'Status',
    words: 'staffTimeLogStatus',
    empty: 'Draft',
    refusal: 'Välj Draft eller Submitted.',
  }),
  dateSubmitted: instantOrNone({ label: 'Inskickad' }),
  dateApproved: instantOrNone({ label: 'Godkänd' }),
  approvedByUserId: reference('user', { label: 'Godkänd av', personal: true }),
  /** Kept until the log is submitted again. */
  dateSentBack: instantOrNone({ label: 'Tillbakaskickad' }),
  sentBackNote: text({ label: 'Anmärkning', input: (f) => f.optionalText(500), personal: true }),
  employmentPercentage: decimal({ label: 'Tjänstgöringsgrad', input: percentage, empty: 100, personal: true }),
  /** When the hours of sickness, qualifying and child care were removed; null as long as the log has them. */
  dateHealthRemoved: instantOrNone({ label: 'Hälsouppgifter gallrade' }),
  /** One per day, in order. Named `staffTimeLogLines` in the API. */
  lines: parts({
    label: 'Dagar',
    input: ({ z, schemasOf }) =>
      z.array(z.object(schemasOf(staffTimeLogLine).inputs)).check(z.maxLength(31, 'En månad har högst 31 dagar.')),
    part: (f) => f.schemasOf(staffTimeLogLine).stored,
    partsOf: () => [],
    personal: true,
  }),
});
