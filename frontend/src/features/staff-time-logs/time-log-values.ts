import type { StaffTimeLog } from '../../../../shared/schemas/staff-time-log.ts';
import type { FormValues } from '../../components/form/form-values.ts';
import type { TypedLine } from './columns.ts';

export type TimeLogValues = {
  employmentPercentage: number | string | null;
  staffTimeLogLines: TypedLine[];
  version: number;
};

export const timeLogValues = {
  fromView: ({ employmentPercentage, staffTimeLogLines, version }) => ({
    employmentPercentage,
    staffTimeLogLines: linesOf(staffTimeLogLines),
    version,
  }),
} satisfies Pick<FormValues<TimeLogValues, StaffTimeLog>, 'fromView'>;

export function linesOf(lines: StaffTimeLog['staffTimeLogLines']): TypedLine[] {
  return lines.map(({ staffTimeLogLineId: _lineId, staffTimeLogId: _logId, ...line }) => line);
}
