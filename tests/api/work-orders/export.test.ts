import { beforeAll, describe, expect, it } from 'vitest';
import { exportDetailed, exportQuotation, listWorkOrders } from '../../../shared/contract/work-orders.ts';
import { getSystemSettings } from '../../../shared/contract/settings.ts';
import { getProjectPrices } from '../../../shared/contract/price-lists.ts';
import type { Route } from '../../../shared/contract/route.ts';
import type { Api } from '../../support/api.ts';
import { makeInvoiceableProject, makeWorkOrder } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';
import { type ReadSheet, readSheets, recalculate, unzip } from '../../support/spreadsheet.ts';

let staff: Api;

beforeAll(async () => {
  staff = await logInAs('Staff');
});

const attack = '=HYPERLINK("http://evil.example";"Klicka")';

/** All kinds of work: registered, estimated, not invoiceable, rented, without lines. */
async function makeWork() {
  const { project, rate, workOrder } = await makeInvoiceableProject(staff);
  const prices = await staff.result(getProjectPrices, { params: { code: project.projectCode } });
  const rent = prices.find((price: any) => price.productType === 'Rent');
  const { projectId } = project;
  await makeWorkOrder(staff, projectId, {
    status: 'Planned',
    invoiceNote: attack,
    internalNote: '+1+1',
    verificationDate: '2026-02-03',
    items: [
      { productId: rate.productId, hoursEstimated: 12.5 },
      { productId: rent.productId, quantity: 3 },
    ],
  });
  await makeWorkOrder(staff, projectId, {
    status: 'Started',
    invoiceable: false,
    items: [{ productId: rate.productId, hoursEstimated: 4, workedHours: 3, invoiceableHours: 3 }],
  });
  await makeWorkOrder(staff, projectId, { status: 'Quoted', verificationDate: '2026-01-02' });
  await makeWorkOrder(staff, projectId, {
    status: 'Cancelled',
    invoiceNote: 'Avbokad',
    items: [{ productId: rate.productId, hoursEstimated: 100 }],
  });
  return { project, workOrder };
}

async function exported(route: Route, projectCode: string, filter = {}): Promise<ReadSheet> {
  const reply = await staff.call(route, { body: { projectCode, filter } });
  expect(reply.status).toBe(200);
  return readSheets(reply.bytes)[0]!;
}

const columnOf = ({ rows: [headings] }: ReadSheet, heading: string) => headings!.indexOf(heading);
const cellsOf = (sheet: ReadSheet, heading: string) =>
  sheet.rows.slice(1).map((row) => row[columnOf(sheet, heading)] ?? null);
const sumOf = (sheet: ReadSheet, heading: string) => recalculate(sheet).at(-1)![columnOf(sheet, heading)];

describe('the work orders of a project, exported', () => {
  it('are worth, recalculated by another program, what the list says', async () => {
    const { project } = await makeWork();
    const { projectCode } = project;
    const { items } = await staff.result(listWorkOrders, { query: { projectCode, itemsPerPage: 0 } });
    const charged = items.filter((row: any) => row.invoiceable && row.status !== 'Cancelled');
    const total = (key: string) => charged.reduce((sum: number, row: any) => sum + row[key], 0);
    const detailed = await exported(exportDetailed, projectCode);
    expect(sumOf(detailed, 'Värde')).toBe(total('value'));
    expect(sumOf(detailed, 'Est. tid')).toBe(total('hoursEstimated'));
    expect(sumOf(detailed, 'Arbetad tid')).toBe(total('hoursWorked'));
    expect(sumOf(detailed, 'Fakt. tid')).toBe(total('invoiceableHours'));
    expect(recalculate(detailed)).toEqual(detailed.rows);

    const quotation = await exported(exportQuotation, projectCode);
    const priced = recalculate(quotation).slice(1, -1);
    const by = (heading: string) => (row: (typeof priced)[number]) => Number(row[columnOf(quotation, heading)] ?? 0);
    const offered = priced.reduce((sum, row) => sum + by('Tid / antal')(row) * by('À-pris')(row), 0);
    expect(sumOf(quotation, 'Summa exkl. moms')).toBeCloseTo(offered, 2);
    expect(recalculate(quotation)).toEqual(quotation.rows);
  });

  it('have their lines in the list’s order, with what the filter finds', async () => {
    const { project, workOrder } = await makeWork();
    const byDate = cellsOf(await exported(exportDetailed, project.projectCode), 'Insats').slice(0, -1);
    expect(byDate.at(0)).toBeGreaterThan(workOrder.workOrderId);
    expect(byDate).toHaveLength(4);
    const found = await exported(exportDetailed, project.projectCode, {
      status: 'Planned,Quoted',
      orderByColumn: 'workOrderId',
      orderByDescending: true,
    });
    expect(cellsOf(found, 'Status')).toEqual(['Offererad', 'Planerad', 'Planerad', null]);
    expect(cellsOf(found, 'Ansvarig')).toEqual(['DELA', 'DELA', 'DELA', null]);
  });

  it('leave out what is cancelled or not invoiceable', async () => {
    const { project } = await makeWork();
    const detailed = await exported(exportDetailed, project.projectCode);
    expect(cellsOf(detailed, 'Status').slice(0, -1)).toEqual(['Offererad', 'Planerad', 'Planerad', 'Registrerad']);
    expect(sumOf(detailed, 'Est. tid')).toBe(12.5);
    const quotation = await exported(exportQuotation, project.projectCode);
    expect(cellsOf(quotation, 'Tid / antal').slice(0, -1).map(Number)).toEqual([0, 12.5, 3, 0]);
    const filter = { status: 'Cancelled' };
    expect(cellsOf(await exported(exportDetailed, project.projectCode, filter), 'Insats').slice(0, -1)).toEqual([]);
  });

  it('are by the firm, and call a price as the invoice does', async () => {
    const { project } = await makeWork();
    const { companyName } = await (await logInAs('SuperAdmin')).result(getSystemSettings);
    expect(companyName).not.toBe('');
    for (const route of [exportDetailed, exportQuotation]) {
      const { bytes } = await staff.call(route, { body: { projectCode: project.projectCode } });
      const properties = unzip(bytes).get('docProps/core.xml')!;
      expect(properties).toContain(`<dc:creator>${companyName}</dc:creator>`);
      expect(properties).toContain(`<cp:lastModifiedBy>${companyName}</cp:lastModifiedBy>`);
      expect(readSheets(bytes)[0]!.rows[0]).toContain('À-pris');
    }
  });

  it('keep what people wrote as text, whatever it begins with', async () => {
    const { project } = await makeWork();
    for (const route of [exportDetailed, exportQuotation]) {
      const sheet = await exported(route, project.projectCode);
      expect(sheet.rows.flat()).toContain(attack);
      expect([...sheet.xml.matchAll(/<f>(.*?)<\/f>/g)].map(([, formula]) => formula)).not.toContainEqual(
        expect.stringContaining('HYPERLINK'),
      );
    }
    expect((await exported(exportDetailed, project.projectCode)).rows.flat()).toContain('+1+1');
  });

  it('are named after the project and the template', async () => {
    const { project } = await makeWork();
    const names = await Promise.all(
      [exportQuotation, exportDetailed].map(async (route) => {
        const { headers } = await staff.call(route, { body: { projectCode: project.projectCode } });
        return decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(headers.get('content-disposition')!)![1]!);
      }),
    );
    expect(names).toEqual([
      `${project.projectCode} - Insatser (offert).xlsx`,
      `${project.projectCode} - Insatser (detaljerad).xlsx`,
    ]);
  });

  it('are refused with a filter that the list does not have', async () => {
    const { project } = await makeInvoiceableProject(staff);
    const body = { projectCode: project.projectCode, filter: { colour: 'red' } };
    expect((await staff.call(exportDetailed, { body })).status).toBe(422);
  });
});
