import { describe, expect, it } from 'vitest';
import { getCustomer } from '../../../shared/contract/customers.ts';
import {
  exportDetailed,
  exportQuotation,
  exportQuotationPdf,
  listWorkOrders,
} from '../../../shared/contract/work-orders.ts';
import { getSystemSettings } from '../../../shared/contract/settings.ts';
import { getProjectPrices } from '../../../shared/contract/price-lists.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import { quotationFile } from '../../../shared/text/quotation.ts';
import type { Route } from '../../../shared/contract/route.ts';
import { makeInvoiceableProject, makeProduct, makeProject, makeWorkOrder } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';
import { readPdf } from '../../support/pdf-text.ts';
import { type ReadSheet, readSheets, recalculate, unzip } from '../../support/spreadsheet.ts';

const staff = await logInAs('Staff');

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

/** The headings of a quotation stand below what it is about. */
const topOf = ({ rows }: ReadSheet) => rows.findIndex((row) => row.includes('À-pris'));
const columnOf = (sheet: ReadSheet, heading: string) => sheet.rows[topOf(sheet)]!.indexOf(heading);
const sumRowOf = (sheet: ReadSheet) => sheet.rows.findIndex((row) => row[0] === 'Summa');
const cellsOf = (sheet: ReadSheet, heading: string) =>
  sheet.rows.slice(topOf(sheet) + 1, sumRowOf(sheet) + 1).map((row) => row[columnOf(sheet, heading)] ?? null);
const sumOf = (sheet: ReadSheet, heading: string) => recalculate(sheet)[sumRowOf(sheet)]![columnOf(sheet, heading)];

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
    const priced = recalculate(quotation).slice(topOf(quotation) + 1, sumRowOf(quotation));
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
      expect(topOf(readSheets(bytes)[0]!)).toBeGreaterThanOrEqual(0);
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

describe('a quotation', () => {
  const asked = { validUntil: '2026-12-31', terms: 'Resor ingår.\nRest < 2 h debiteras inte.' };

  it('says who offers what to whom, until when, with its sums by kind, and prints one page wide', async () => {
    const { project } = await makeWork();
    const reply = await staff.call(exportQuotation, { body: { projectCode: project.projectCode, ...asked } });
    const sheet = readSheets(reply.bytes)[0]!;
    const { companyName } = await (await logInAs('SuperAdmin')).result(getSystemSettings);
    const { name } = await staff.result(getCustomer, { params: project });
    const head = new Map(sheet.rows.slice(0, topOf(sheet)).map(([label, value]) => [label, value]));
    expect([...head.keys()][0]).toBe('Offert');
    expect(Object.fromEntries(head)).toMatchObject({
      Från: companyName,
      Kund: name,
      Adress: 'Provgatan 1, 411 01 Göteborg',
      Projekt: project.projectCode,
      Datum: dayOf(new Date()),
      'Gäller till och med': asked.validUntil,
      Villkor: asked.terms,
    });
    const worked = recalculate(sheet);
    expect(worked).toEqual(sheet.rows);
    const below = worked.slice(sumRowOf(sheet) + 1);
    const [work, rent] = ['Arbete', 'Hyra'].map((kind) => below.find(([label]) => label === kind)!.at(-1) as number);
    expect(work! + rent!).toBeCloseTo(sumOf(sheet, 'Summa exkl. moms') as number, 2);
    expect(rent).toBeGreaterThan(0);
    expect(sheet.xml).toMatch(/<pageSetup [^>]*orientation="portrait"/);
    expect(sheet.xml).toMatch(/fitToWidth="1"/);
  });

  it('is the same as a PDF, in the invoice’s clothes', async () => {
    const { project } = await makeWork();
    const reply = await staff.call(exportQuotationPdf, { body: { projectCode: project.projectCode, ...asked } });
    expect(reply.status).toBe(200);
    expect(decodeURIComponent(reply.headers.get('content-disposition')!)).toContain(
      quotationFile(project.projectCode, dayOf(new Date())),
    );
    const text = (await readPdf(reply.bytes)).pages.join(' ').replaceAll(/\s+/g, ' ');
    for (const said of [
      'Offert',
      project.projectCode,
      '2026-12-31',
      'Rest < 2 h debiteras inte.',
      '12,5 tim',
      '3 st',
    ]) {
      expect(text).toContain(said);
    }
    for (const kind of ['Arbete', 'Hyra', 'Summa exkl. moms']) expect(text).toContain(kind);
    expect(text).not.toContain('Avbokad');
  });

  it('is refused as a PDF with a sign that cannot be printed, which it names', async () => {
    const { project } = await makeWork();
    const body = { projectCode: project.projectCode, ...asked, terms: 'Gäller 漢 2027.' };
    expect(await staff.call(exportQuotationPdf, { body })).toMatchObject({
      status: 409,
      json: { message: expect.stringMatching(/^Ett tecken går inte att skriva ut på offerten: 漢 \(U\+6F22\) i ”/) },
    });
    expect((await staff.call(exportQuotation, { body })).status).toBe(200);
  });

  it('is refused as a PDF where a price is missing, which it names', async () => {
    const { projectId, projectCode } = await makeProject(staff);
    const { productId, name } = await makeProduct(await logInAs('SuperAdmin'));
    await makeWorkOrder(staff, projectId, { status: 'Quoted', items: [{ productId, hoursEstimated: 2 }] });
    expect(await staff.call(exportQuotationPdf, { body: { projectCode } })).toMatchObject({
      status: 409,
      json: { unpriced: [name], message: expect.stringContaining(`Pris saknas för ${name}.`) },
    });
  });
});
