import { cellFormats } from '../../shared/schemas/spreadsheet.ts';
import type { WorkOrder } from '../../shared/schemas/work-order.ts';
import { detailedSheets } from '../../functions/spreadsheets/work-order-sheets.ts';
import { sheetOf } from '../../functions/spreadsheets/write-spreadsheet.ts';

/** A long list, exported in the background. */
export type LongWritten = {
  rows: number;
  ms: number;
  fileMb: number;
  /** The memory with the lists loaded, and the most that writing added. */
  beforeMb: number;
  addedMb: number;
};

export type WrittenSheet = { ms: number; peakMb: number; bytes: number };

const columns = 15;

export function sampleRows(rows: number) {
  const formats = Array.from({ length: columns }, (_, index) => cellFormats[index % cellFormats.length]!);
  const value = (format: (typeof formats)[number], row: number) => {
    if (format === 'flag') return row % 2 === 0;
    if (format === 'day') return `2026-${String(1 + (row % 12)).padStart(2, '0')}-15`;
    if (format === 'instant') return `2026-11-20T08:${String(row % 60).padStart(2, '0')}:00.000Z`;
    return format === 'text' ? `Ljudmätning i trapphus ${row}` : row / 2;
  };
  return {
    columns: formats.map((format, index) => ({
      heading: `Kolumn ${index + 1}`,
      format,
      isSummed: format === 'money',
    })),
    rows: Array.from({ length: rows }, (_, row) => formats.map((format) => value(format, row))),
  };
}

function sampleWorkOrders(lines: number): WorkOrder[] {
  const count = 4;
  return Array.from({ length: lines / count }, (_, index) => ({
    workOrderId: index + 1,
    projectId: 1,
    projectCode: '26-0001',
    customerId: 1,
    customerName: 'Kund',
    version: 1,
    objectName: 'Kv. Eken',
    status: 'Registered' as const,
    statusDate: '2026-11-20T08:00:00.000Z',
    verificationDate: '2026-11-20',
    invoiceNote: `Mätning i sal ${index}`,
    internalNote: 'Nyckel i receptionen',
    workOrderOwnerUserId: 1,
    workOrderOwnerInitials: 'AL',
    workOrderHelperUserId: null,
    workOrderHelperInitials: '',
    workOrderHelperRequired: false,
    invoiceable: true,
    sharable: false,
    hoursEstimated: 0,
    hoursWorked: 0,
    invoiceableHours: 0,
    hoursMissing: false,
    value: 0,
    createdByUserId: 1,
    invoiceId: null,
    items: Array.from({ length: count }, (_item, line) => ({
      workOrderItemId: line + 1,
      productId: line + 1,
      productName: 'Akustiker',
      productType: 'Rate' as const,
      hoursEstimated: 8,
      workedHours: 7.5,
      invoiceableHours: 7.5,
      quantity: 0,
      purchasePrice: null,
      markUpPercent: 0,
      receipt: '',
      unitPrice: 1_250.5,
    })),
  }));
}

/** The sheets of each kind of export, with this many rows. */
export const sheetKinds = {
  list(rows: number) {
    const sample = sampleRows(rows);
    const its = sample.columns.map((column, index) => ({
      ...column,
      value: (row: (typeof sample.rows)[number]) => row[index],
    }));
    return [sheetOf('Insatser', its, sample.rows)];
  },
  detailed: (rows: number) => detailedSheets(sampleWorkOrders(rows)),
};
