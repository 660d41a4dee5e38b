import { performance } from 'node:perf_hooks';
import { exportedList, parseQuery } from '../../functions/exports/exported-lists.ts';
import { writeList } from '../../functions/exports/write-list.ts';
import { listWorkOrders } from '../../shared/contract/work-orders.ts';
import { makeFirm } from './firm.ts';
import { replicaOfFirm } from './firm-replica.ts';
import type { LongWritten } from './written-sheets.ts';

/**
 * A separate process: writes a firm's work orders as the background export does, and prints duration and memory beyond
 * the replica's.
 */

const columns = [
  { key: 'workOrderId', heading: 'Insats', format: 'id' },
  { key: 'verificationDate', heading: 'Datum', format: 'day' },
  { key: 'status', heading: 'Status', format: 'text' },
  { key: 'projectCode', heading: 'Projekt', format: 'text' },
  { key: 'customerName', heading: 'Kund', format: 'text' },
  { key: 'objectName', heading: 'Objekt', format: 'text' },
  { key: 'invoiceNote', heading: 'Extern not', format: 'text' },
  { key: 'workOrderOwnerInitials', heading: 'Ansvarig', format: 'text' },
  { key: 'workOrderHelperInitials', heading: 'Medhjälpare', format: 'text' },
  { key: 'hoursEstimated', heading: 'Est. tid', format: 'hours' },
  { key: 'hoursWorked', heading: 'Arbetad tid', format: 'hours' },
  { key: 'value', heading: 'Värde', format: 'money' },
] as const;

const db = replicaOfFirm(makeFirm(Number(process.argv[2]), new Date()));
globalThis.gc?.();
const before = process.memoryUsage().rss;
let most = before;
const list = exportedList(listWorkOrders.name);
const whole = list.whole(db, parseQuery(list, {}));
const start = performance.now();
const { length } = await writeList({
  sheet: {
    name: 'Insatser',
    columns: columns.map((column) => ({ ...column, isSummed: ['hours', 'money'].includes(column.format) })),
  },
  whole,
  cells: list.cells,
  now: new Date(),
  author: 'Akustikfirman',
  onRows: () => {
    most = Math.max(most, process.memoryUsage().rss);
    return Promise.resolve();
  },
});
const written: LongWritten = {
  rows: whole.ids.length,
  ms: performance.now() - start,
  fileMb: length / 1e6,
  beforeMb: before / 1e6,
  addedMb: (most - before) / 1e6,
};
console.log(JSON.stringify(written));
