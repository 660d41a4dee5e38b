import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalStack, startLocalStack } from '../../../infra/host/stack.ts';
import { beginListExport, getListExportFile, listOwnExports } from '../../../shared/contract/spreadsheets.ts';
import { getAllUsers } from '../../../shared/contract/users.ts';
import { listWorkOrders } from '../../../shared/contract/work-orders.ts';
import { Api } from '../../support/api.ts';
import { fillTable, tableOf } from '../../support/bulk/fill-table.ts';
import { readSheets } from '../../support/spreadsheet.ts';

const workOrders = 13_500;

/** A separate stack, whose list of work orders exceeds the response limit. */
let stack: LocalStack;
let staff: Api;
beforeAll(async () => {
  stack = await startLocalStack({ seed: 'empty', schedules: false, quiet: true });
  await fillTable(stack, workOrders);
  staff = await Api.logIn(stack.url, 'AL', 'tallbarr');
  // The first call waits until the lists have been read from the table.
  while ((await staff.call(listWorkOrders)).status === 503) await new Promise((resolve) => setTimeout(resolve, 500));
});
afterAll(() => stack.close());

const pieceRows = 500;

async function everyPiece(query: object): Promise<any[]> {
  const rows: any[] = [];
  for (let currentPage = 1; ; currentPage += 1) {
    const { items, meta } = await staff.result(listWorkOrders, {
      query: { ...query, currentPage, itemsPerPage: pieceRows },
    });
    rows.push(...items);
    if (currentPage === meta.totalPages) {
      expect(rows.length).toBe(meta.totalItems);
      return rows;
    }
  }
}

describe('a list above the response limit', () => {
  it('is refused as a whole, and returned completely in pages', async () => {
    const whole = await staff.call(listWorkOrders, { query: { itemsPerPage: 0 } });
    expect(whole).toMatchObject({
      status: 413,
      json: { message: 'Listan är för lång för att hämtas hel. Sök eller filtrera, eller hämta en sida i taget.' },
    });
    const rows = await everyPiece({});
    // A few of the firm's work orders are deleted.
    expect(rows.length).toBeGreaterThan(13_000);
    expect(new Set(rows.map(({ workOrderId }) => workOrderId)).size).toBe(rows.length);
  });

  const filters: Record<string, string>[] = [
    {},
    { status: 'Registered,Started' },
    { customerName: 'bygg', dateFrom: '2024-01-01' },
  ];
  it.each(filters)('is summed whole: %o', async (query) => {
    const rows = await everyPiece(query);
    const halves = (field: string) => rows.reduce((sum, row) => sum + Math.round(row[field] * 2), 0) / 2;
    const cents = rows.reduce((sum, row) => sum + Math.round(row.value * 100), 0);
    expect(cents).toBeGreaterThan(0);
    const { sums } = await staff.result(listWorkOrders, { query: { ...query, sums: true, itemsPerPage: 10 } });
    expect(sums).toEqual({
      hoursEstimated: halves('hoursEstimated'),
      hoursWorked: halves('hoursWorked'),
      invoiceableHours: halves('invoiceableHours'),
      value: cents / 100,
    });
  });
});

const columns = [
  { key: 'workOrderId', heading: 'Insats', format: 'id' },
  { key: 'verificationDate', heading: 'Datum', format: 'day' },
  { key: 'status', heading: 'Status', format: 'text' },
  { key: 'customerName', heading: 'Kund', format: 'text' },
  { key: 'invoiceNote', heading: 'Extern not', format: 'text' },
  { key: 'value', heading: 'Värde', format: 'money', isSummed: true },
];
const order = { orderByColumn: 'value', orderByDescending: true };
const exportAll = { list: listWorkOrders.name, asked: order, name: 'Insatser', columns };

const ownExport = async (exportId: number) =>
  (await staff.result(listOwnExports)).find((one: any) => one.exportId === exportId);

async function fileOf(exportId: number): Promise<Uint8Array> {
  await expect.poll(async () => (await ownExport(exportId)).state).toBe('Done');
  const { url, fileName } = await staff.result(getListExportFile, { params: { exportId } });
  expect(fileName).toBe('Insatser.xlsx');
  return new Uint8Array(await (await fetch(url)).arrayBuffer());
}

/** The sheet's serial day number: days since 30 December 1899, as in Excel. */
const serial = (day: string) => (Date.parse(day) - Date.parse('1899-12-30')) / 86_400_000;
const words: Record<string, string> = {
  Quoted: 'Offererad',
  Planned: 'Planerad',
  Started: 'Pågående',
  Registered: 'Registrerad',
  Invoiced: 'Fakturerad',
  Cancelled: 'Makulerad',
};

async function expectEveryRow(bytes: Uint8Array): Promise<void> {
  const [sheet] = readSheets(bytes);
  const listed = await everyPiece(order);
  expect(sheet!.rows[0]).toEqual(columns.map(({ heading }) => heading));
  expect(sheet!.rows.slice(1, -1)).toEqual(
    listed.map(({ workOrderId, verificationDate, status, customerName, invoiceNote, value }) => [
      workOrderId,
      serial(verificationDate),
      words[status],
      customerName,
      invoiceNote,
      value,
    ]),
  );
  const cents = listed.reduce((sum, { value }) => sum + Math.round(value * 100), 0);
  expect(Math.round(Number(sheet!.rows.at(-1)![5]) * 100)).toBe(cents);
}

describe('the export of a list above the response limit', () => {
  it('has every row of the list in order, and reports its progress', async () => {
    const { exportId } = await staff.result(beginListExport, { body: exportAll });
    expect(await ownExport(exportId)).toMatchObject({ name: 'Insatser', problem: '' });
    await expectEveryRow(await fileOf(exportId));
    const { done, total } = await ownExport(exportId);
    expect([done, total]).toEqual([total, (await staff.result(listWorkOrders)).meta.totalItems]);
  });

  it('resumes after an interruption, and has every row once', async () => {
    const { exportId } = await staff.result(beginListExport, { body: exportAll });
    while ((await ownExport(exportId)).total === null) await new Promise((resolve) => setTimeout(resolve, 20));
    await stack.killFunctions();
    expect(await ownExport(exportId)).toMatchObject({ state: 'Pending' });
    const { userId } = (await staff.result(getAllUsers)).find(({ initials }: any) => initials === 'AL');
    const { client, tableName } = tableOf(stack);
    const sk = `LIST_EXPORT#${String(exportId).padStart(15, '0')}`;
    // Expires the interrupted run's lease.
    await client.send(
      new UpdateCommand({
        TableName: tableName,
        Key: { pk: `LIST_EXPORTS#${userId}`, sk },
        UpdateExpression: 'SET dueAt = :past',
        ConditionExpression: 'attempts = :one',
        ExpressionAttributeValues: { ':past': new Date(0).toISOString(), ':one': 1 },
      }),
    );
    client.destroy();
    await stack.invoke('jobs/run-due-tasks');
    await expectEveryRow(await fileOf(exportId));
  });
});
