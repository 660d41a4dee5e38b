import { describe, expect, it } from 'vitest';
import { getProjectPrices } from '../../../shared/contract/price-lists.ts';
import {
  createTimeReport,
  getTimeReportPdf,
  getTimeReportSheet,
  listTimeReports,
} from '../../../shared/contract/time-reports.ts';
import { updateWorkOrder } from '../../../shared/contract/work-orders.ts';
import { makeProduct, makeProject, makeWorkOrder } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';
import { readPdf } from '../../support/pdf-text.ts';
import { readSheets } from '../../support/spreadsheet.ts';

const staff = await logInAs('Staff');

const period = { from: '2026-03-01', to: '2026-03-31' };

/** A project with charged work of three days in March, and work that no report of March has. */
async function makeWork(fields: Record<string, unknown> = {}) {
  const project = await makeProject(staff, fields);
  const all: any[] = await staff.result(getProjectPrices, { params: { code: project.projectCode } });
  const prices = all.filter(({ unitPrice }) => unitPrice !== null);
  const [rate, other] = prices.filter(({ productType }) => productType === 'Rate');
  const rent = prices.find(({ productType }) => productType === 'Rent');
  const work = (verificationDate: string, items: object[], more: object = {}) =>
    makeWorkOrder(staff, project.projectId, {
      status: 'Registered',
      invoiceNote: 'Mätning',
      verificationDate,
      items,
      ...more,
    });
  const hours = (product: any, count: number) => ({
    productId: product.productId,
    workedHours: count + 1,
    invoiceableHours: count,
  });
  const first = await work('2026-03-31', [hours(rate, 2.5)]);
  await work('2026-03-01', [hours(rate, 4), hours(other, 1.5), { productId: rent.productId, quantity: 3 }]);
  await work('2026-03-17', [hours(other, 7)], { invoiceNote: '<b>Rapport</b> & "bilaga"' });
  await work('2026-02-28', [hours(rate, 8)]);
  await work('2026-04-01', [hours(rate, 8)]);
  await work('2026-03-10', [hours(rate, 8)], { invoiceable: false });
  await work('2026-03-11', [hours(rate, 8)], { status: 'Planned' });
  await work('2026-03-12', [hours(rate, 8)], { status: 'Cancelled' });
  await work('2026-03-13', [hours(rate, 0)]);
  return { project, rate, other, rent, first };
}

const create = (body: object) => staff.result(createTimeReport, { body: { withPrices: false, ...period, ...body } });

async function sheetsOf({ timeReportId }: { timeReportId: number }) {
  const reply = await staff.call(getTimeReportSheet, { params: { timeReportId } });
  expect(reply.status).toBe(200);
  return readSheets(reply.bytes).map(({ rows }) => rows);
}

describe('a report of a project', () => {
  it('has charged work of its period by day, with sums by product, as they were when it was made', async () => {
    const { project, rate, other, rent, first } = await makeWork();
    const report = await create({ customerId: null, projectId: project.projectId, withPrices: true });
    expect(report).toMatchObject({ ...period, projectCode: project.projectCode, hours: 15, withPrices: true });
    const before = await sheetsOf(report);
    const [lines, products] = before;
    expect(lines![0]).toEqual([
      'Datum',
      'Person',
      'Projekt',
      'Insats',
      'Beskrivning',
      'Produkt',
      'Timmar',
      'Antal',
      'À-pris',
      'Belopp exkl. moms',
    ]);
    const kronor = (price: any, count: number) => Math.round(price.unitPrice * 100 * count) / 100;
    const expected = [
      [rate, 4],
      [other, 1.5],
      [rent, 3],
      [other, 7],
      [rate, 2.5],
    ] as const;
    expect(lines!.slice(1, -1).map((row) => [row[5], row[6] ?? row[7], row[8], row[9]])).toEqual(
      expected.map(([price, count]) => [price.productName, count, price.unitPrice, kronor(price, count)]),
    );
    const total = expected.reduce((sum, [price, count]) => sum + Math.round(price.unitPrice * 100 * count), 0) / 100;
    expect([lines!.at(-1)![6], lines!.at(-1)![9]]).toEqual([15, total]);
    const rows = new Map(products!.slice(1, -1).map(([name, ...figures]) => [name, figures]));
    expect(rows.get(rate.productName)).toEqual([6.5, undefined, kronor(rate, 4) + kronor(rate, 2.5)]);
    expect(rows.get(other.productName)?.[0]).toBe(8.5);
    expect(rows.get(rent.productName)?.slice(0, 2)).toEqual([undefined, 3]);

    await staff.result(updateWorkOrder, { params: first, body: { ...first, invoiceNote: 'Ändrad sedan' } });
    expect(await sheetsOf(report)).toEqual(before);
    const pdf = await staff.call(getTimeReportPdf, { params: { timeReportId: report.timeReportId } });
    expect(pdf.status).toBe(200);
    const printed = (await readPdf(pdf.bytes)).pages.join(' ').replaceAll(/\s+/g, ' ');
    for (const text of [project.projectCode, '2026-03-31', '<b>Rapport</b>', '15 tim']) expect(printed).toContain(text);
  });

  it('has no prices unless they are chosen', async () => {
    const { project } = await makeWork();
    const report = await create({ customerId: null, projectId: project.projectId });
    const [lines, products] = await sheetsOf(report);
    expect([lines![0]!.length, products![0]!.length]).toEqual([8, 3]);
    expect(lines!.at(-1)![6]).toBe(15);
  });
});

it('a time report is refused with prices where one is missing, which would make its sum too low', async () => {
  const { projectId } = await makeProject(staff);
  const { productId, name } = await makeProduct(await logInAs('SuperAdmin'));
  const items = [{ productId, workedHours: 2, invoiceableHours: 2 }];
  await makeWorkOrder(staff, projectId, { status: 'Registered', verificationDate: period.from, items });
  const body = { ...period, customerId: null, projectId };
  const refused = await staff.call(createTimeReport, { body: { ...body, withPrices: true } });
  expect(refused).toMatchObject({ status: 409, json: { unpriced: [name] } });
  expect(refused.json.message).toContain(`Pris saknas för ${name}.`);
  expect(await create(body)).toMatchObject({ hours: 2 });
});

describe('a report of a customer', () => {
  it('has the work of all its projects, and stands first in the history with who made it', async () => {
    const { project } = await makeWork();
    const { customerId } = project;
    const other = await makeWork({
      customerId,
      objectAddressId: project.objectAddressId,
      invoiceAddressId: project.invoiceAddressId,
    });
    const report = await create({ customerId, projectId: null });
    expect(report).toMatchObject({ projectCode: '', hours: 30, createdByName: 'Anna Lindqvist' });
    const [lines] = await sheetsOf(report);
    const codes = new Set(lines!.slice(1, -1).map((row) => row[2]));
    expect(codes).toEqual(new Set([project.projectCode, other.project.projectCode]));
    const listed = await (await logInAs('SuperAdmin')).result(listTimeReports);
    expect(listed.find(({ timeReportId }: any) => timeReportId === report.timeReportId)).toEqual(report);
    expect(listed[0].timeReportId).toBeGreaterThanOrEqual(report.timeReportId);
  });

  it.each([
    [{ customerId: null, projectId: null }, 'customerId'],
    [{ customerId: 1, projectId: 1 }, 'customerId'],
    [{ customerId: 1, projectId: null, from: '2026-04-01' }, 'to'],
    [{ customerId: 1, projectId: null, from: '2020-01-01' }, 'to'],
  ])('is refused for %j', async (fields, field) => {
    const reply = await staff.call(createTimeReport, { body: { withPrices: false, ...period, ...fields } });
    expect(reply.status).toBe(422);
    expect(reply.json.errors.map((error: { field: string }) => error.field)).toContain(field);
  });
});
