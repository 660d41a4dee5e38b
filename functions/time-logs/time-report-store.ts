import { gunzipSync, gzipSync } from 'node:zlib';
import { AppError } from '../../shared/codes/errors.ts';
import { notFound, tooLarge } from '../../shared/codes/errors/every-call.ts';
import { maxReportsListed } from '../../shared/domain/time-report.ts';
import { shapeOf } from '../../shared/fields/shape-of.ts';
import {
  type TimeReport,
  type TimeReportRow,
  timeReportContentsSchema,
  timeReportSchema,
} from '../../shared/schemas/time-report.ts';
import { keys } from '../data/core/keys.ts';
import { getItem, nextNumber, queryRange } from '../data/core/table.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';

/** DynamoDB's limit for an item is 400 kB. */
const maxBytes = 350_000;
/** More have more rows than an item holds, and take longer to read than a call may take. */
const maxWorkOrders = 20_000;

const tooManyRows = () => new AppError(tooLarge, { message: 'Rapporten får för många rader. Välj en kortare period.' });

/** @throws too_large before so many are read */
export function requireReportable(workOrderIds: readonly number[]): void {
  if (workOrderIds.length > maxWorkOrders) throw tooManyRows();
}

/** @throws too_large when there are too many rows for one report */
export async function stageTimeReport(
  unit: UnitOfWork,
  { rows, ...fields }: Omit<TimeReport, 'timeReportId'> & { rows: readonly TimeReportRow[] },
): Promise<TimeReport> {
  const contents = gzipSync(JSON.stringify({ rows }));
  if (contents.length > maxBytes) throw tooManyRows();
  const report: TimeReport = { timeReportId: await nextNumber('time-report'), ...fields };
  unit.put({ ...keys.timeReport(report.timeReportId), ...report });
  // Apart, so that the list does not read what reports contain.
  unit.put({ ...keys.timeReportContents(report.timeReportId), contents });
  return report;
}

export async function findTimeReports(): Promise<TimeReport[]> {
  const [from, to] = [keys.timeReport(0), keys.timeReport(999_999_999_999_999)];
  return (await queryRange({ from, to, limit: maxReportsListed })).map((item) => shapeOf(timeReportSchema).parse(item));
}

/** @throws not_found */
export async function getTimeReport(timeReportId: number): Promise<{ report: TimeReport; rows: TimeReportRow[] }> {
  const [item, stored] = await Promise.all([
    getItem(keys.timeReport(timeReportId)),
    getItem(keys.timeReportContents(timeReportId)),
  ]);
  if (!item || !stored) throw new AppError(notFound);
  const contents = JSON.parse(gunzipSync(stored['contents'] as Uint8Array).toString('utf8')) as unknown;
  return { report: shapeOf(timeReportSchema).parse(item), ...shapeOf(timeReportContentsSchema).parse(contents) };
}
