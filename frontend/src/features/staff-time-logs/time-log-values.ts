import type { StaffTimeLog } from '../../../../shared/schemas/staff-time-log.ts';
import type { FormValues } from '../../components/form/form-values.ts';
import type { TypedLine } from './columns.ts';

export type TimeLogValues = {
  employmentPercentage: number | string | null;
  staffTimeLogLines: TypedLine[];
  version: number;
};

/** A month's log always exists. */
export const timeLogValues = {
  fromView: ({ employmentPercentage, staffTimeLogLines, version }) => ({
    employmentPercentage,
    staffTimeLogLines: linesOf(staffTimeLogLines),
    version,
  }),
} satisfies Pick<FormValues<TimeLogValues, StaffTimeLog>, 'fromView'>;

/** Drops the ids, which carry no information beyond the day. */
export function linesOf(lines: StaffTimeLog['staffTimeLogLines']): TypedLine[] {
  return lines.map(({ staffTimeLogLineId: _lineId, staffTimeLogId: _logId, ...line }) => line);
}
