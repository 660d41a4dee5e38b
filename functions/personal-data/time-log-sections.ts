import { staffTimeLogLine } from '../../shared/entities/staff-time-log.ts';
import { timeLogStateLabels, vacationDayLabels } from '../../shared/text/staff-time-logs.ts';
import { stateOf } from '../../shared/domain/time-log-attest.ts';
import { writeMonth } from '../../shared/lib/months.ts';
import type { CellFormat } from '../../shared/schemas/spreadsheet.ts';
import { hourFields } from '../../shared/schemas/staff-time-log.ts';
import { findReadings, findTimeLogs } from '../time-logs/staff-time-log-store.ts';
import { defineSection } from './section.ts';

const hours = Object.fromEntries(
  hourFields.map((field) => [field, [staffTimeLogLine.labels[field], 'hours'] as readonly [string, CellFormat]]),
);

export const timeLogs = defineSection({
  title: 'Tidlogg',
  of: ['user'],
  isOfTimeLogs: true,
  columns: {
    day: ['Datum', 'day'],
    state: 'Status',
    percentage: ['Tjänstgöringsgrad', 'whole'],
    ...hours,
    vacationDay: staffTimeLogLine.labels.vacationDay,
    note: 'Anmärkning',
  },
  async rows({ id }) {
    return (await findTimeLogs(id)).flatMap(({ data }) =>
      data.lines.map((line) => ({
        day: `${writeMonth(data)}-${String(line.day).padStart(2, '0')}`,
        state: timeLogStateLabels[stateOf(data)],
        percentage: data.employmentPercentage,
        ...Object.fromEntries(hourFields.map((field) => [field, line[field]])),
        vacationDay: vacationDayLabels[line.vacationDay],
        note: data.sentBackNote,
      })),
    );
  },
});

/** That it was read, and of which month. By whom is data about somebody else. */
export const timeLogReadings = defineSection({
  title: 'Läsningar av tidlogg',
  of: ['user'],
  columns: { at: ['Läst', 'instant'], month: 'Månad' },
  async rows({ id }) {
    const readings = await findReadings(id);
    return readings.map(({ readAt, year, month }) => ({
      at: readAt,
      month: year === null || month === null ? 'Historiken' : writeMonth({ year, month }),
    }));
  },
});
