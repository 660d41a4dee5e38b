import type { StaffTimeLog } from '../../../../shared/schemas/staff-time-log.ts';
import type { TypedLine } from './columns.ts';

export type TimeLogValues = {
  employmentPercentage: number | string | null;
  staffTimeLogLines: TypedLine[];
  version: number;
};

export function timeLogValues({ employmentPercentage, staffTimeLogLines, version }: StaffTimeLog): TimeLogValues {
  return { employmentPercentage, staffTimeLogLines: linesOf(staffTimeLogLines), version };
}

/** Drops the ids, which carry no information beyond the day. */
export function linesOf(lines: StaffTimeLog['staffTimeLogLines']): TypedLine[] {
  return lines.map(({ staffTimeLogLineId: _lineId, staffTimeLogId: _logId, ...line }) => line);
}
