import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importColumns } from '../../../shared/domain/project-import.ts';
import { getAddress } from '../../../shared/contract/addresses.ts';
import { getImportTemplate, getProjectImport, importProjects } from '../../../shared/contract/project-import.ts';
import { createProject, getProjectByCode } from '../../../shared/contract/projects.ts';
import { exportDetailed, listWorkOrders } from '../../../shared/contract/work-orders.ts';
import type { LocalStack } from '../../../infra/host/stack.ts';
import { runBatch } from '../../../functions/records/batches/run-batch.ts';
import { stageImport } from '../../../functions/imports/import-store.ts';
import { getRecord } from '../../../functions/data/core/table.ts';
import { UnitOfWork } from '../../../functions/data/core/unit-of-work.ts';
import type { Api } from '../../support/api.ts';
import { startEmptyFirm } from '../../support/empty-firm.ts';
import { makeCustomer, makeProject, makeWorkOrder, unique } from '../../support/builders.ts';
import { oldCode, spreadsheetOf } from '../../support/project-import.ts';
import { readSheets } from '../../support/spreadsheet.ts';

/** A separate stack: the latest import of the shared one may be another test's. */
let stack: LocalStack;
let developer: Api;
beforeAll(async () => {
  ({ stack, api: developer } = await startEmptyFirm('Developer'));
  Object.assign(process.env, stack.environment);
});
afterAll(() => stack.close());

const fileOf = async (...given: Parameters<typeof spreadsheetOf>) => (await spreadsheetOf(...given)).toString('base64');
const bring = (file: string, isDryRun = false) => developer.result(importProjects, { body: { file, isDryRun } });
const byCode = (projectCode: string) => developer.result(getProjectByCode, { params: { projectCode } });

const lines = { 'Objektets adress': 'Kajgatan 3', 'Objektets postnummer': 41101, 'Objektets ort': 'Göteborg' };

describe('the import of old projects', () => {
  it('names each faulty cell and keeps nothing', async () => {
    const taken = (await makeProject(developer)).projectCode as string;
    const code = oldCode();
    const file = await fileOf([
      { Projektkod: code, Kund: 'Provkund', Ansvarig: 'ÖÖ', Aktiv: 'kanske' },
      { Projektkod: code, Kund: { error: '#REF!' } },
      { Projektkod: taken, Kund: 'Provkund', Objekt: 'Hamnkranen' },
      { Projektkod: new Date(0), Kund: 'Provkund' },
      { Projektkod: 'a b/c', Kund: 'x'.repeat(101) },
    ]);
    const answer = await bring(file);
    expect(answer).toMatchObject({ batchId: null, message: '11 celler behöver rättas', faultCount: 11 });
    const cells = answer.faults.map(({ sheet, row, column, message }: any) => `${sheet} ${column}${row} ${message}`);
    expect(cells).toEqual([
      'Projekt C2 Ingen användare har initialerna ÖÖ.',
      'Projekt E2 Skriv Ja eller Nej, eller lämna cellen tom för Ja.',
      'Projekt A3 Samma projektkod står på rad 2.',
      'Projekt B3 Cellen har ett fel (#REF!).',
      'Projekt A4 Projektkoden finns redan i Klang.',
      'Projekt G4 En adress behöver gatuadress, postnummer och ort.',
      'Projekt H4 En adress behöver gatuadress, postnummer och ort.',
      'Projekt I4 En adress behöver gatuadress, postnummer och ort.',
      'Projekt A5 Cellen är ett datum. Formatera den som text och skriv om värdet.',
      'Projekt A6 Projektkoden får bara ha bokstäver, siffror, bindestreck, punkt och understreck.',
      'Projekt B6 Högst 100 tecken.',
    ]);
    expect((await developer.call(getProjectByCode, { params: { projectCode: code } })).status).toBe(404);
  });

  it('imports all with their old codes and with existing or new customers, and shared records once', async () => {
    const customer = await makeCustomer(developer, { paymentTermDays: 15 });
    const newName = unique('Nykund');
    const codes = Array.from({ length: 16 }, oldCode);
    const file = await fileOf(
      codes.map((Projektkod, index) => ({
        Projektkod,
        Kund: index === 0 ? String(customer.name).toUpperCase() : newName,
        Ansvarig: 'al',
        Granskare: 'BS',
        Aktiv: index === 1 ? 'Nej' : null,
        Objekt: 'Hamnkranen',
        ...lines,
        Fakturaadress: 'Box 12',
        'Fakturans postnummer': '411 02',
        'Fakturans ort': 'Göteborg',
      })),
    );
    expect(await bring(file, true)).toMatchObject({
      message: 'Filen stämmer: 16 projekt kan importeras',
      newCustomers: [newName],
      batchId: null,
    });
    const { batchId } = await bring(file);
    const done = { batchId, state: 'Done', total: 16, done: 16, skipped: [] };
    expect(await developer.result(getProjectImport)).toEqual({ message: 'Importen är klar: 16 projekt', latest: done });

    const projects = await Promise.all(codes.map(byCode));
    expect(projects[0]).toMatchObject({
      customerId: customer.customerId,
      paymentTermDays: 15,
      active: true,
      projectOwnerUserInitials: 'AL',
      projectReviewerUserInitials: 'BS',
      objectAddress: { name: 'Hamnkranen', postalCode: '411 01' },
      invoiceAddress: { name: customer.name, addressType: 'InvoiceAddress' },
    });
    expect(projects[1]).toMatchObject({ customerName: newName, active: false, paymentTermDays: 30 });
    const others = projects.slice(1);
    for (const field of ['customerId', 'objectAddressId', 'invoiceAddressId']) {
      expect(new Set(others.map((project: any) => project[field])).size, field).toBe(1);
    }
    const params = { addressId: projects[1].objectAddressId };
    expect(await developer.result(getAddress, { params })).toMatchObject({ customerName: newName });
    expect(await bring(file)).toMatchObject({ faultCount: 16, batchId: null });
  });

  it('leaves hidden columns out, known or not, and says so', async () => {
    const { name: customer } = await makeCustomer(developer);
    const workbook = new ExcelJS.Workbook();
    const sheet = workbook.addWorksheet('Projekt');
    sheet.addRow(['Projektkod', 'Kund', 'Fritext', 'Objekt']);
    sheet.addRow([oldCode(), customer, 'gammalt', 'Hamnkranen']);
    sheet.getColumn(3).hidden = true;
    sheet.getColumn(4).hidden = true;
    const reported = async () => bring(Buffer.from(await workbook.xlsx.writeBuffer()).toString('base64'), true);
    expect(await reported()).toMatchObject({ projects: 1, hidden: ['Fritext', 'Objekt'], faults: [] });
    sheet.getColumn(2).hidden = true;
    const { hidden, faults } = await reported();
    expect(hidden).toEqual(['Kund', 'Fritext', 'Objekt']);
    expect(faults.map(({ message }: any) => message)).toContain('Kolumnen Kund är dold. Visa den.');
  });

  it('keeps customers and codes apart that only accents tell apart', async () => {
    const name = unique('Lönnfält');
    const alike = name.replace('ö', 'o');
    await makeCustomer(developer, { name });
    const code = oldCode();
    const codes = [`${code}Å`, `${code}A`];
    const file = await fileOf([
      { Projektkod: codes[0], Kund: name },
      { Projektkod: codes[1], Kund: alike },
    ]);
    expect(await bring(file, true)).toMatchObject({
      newCustomers: [alike],
      alike: [{ name: alike, existingName: name }],
    });
    await bring(file);
    const projects = await Promise.all(codes.map(byCode));
    expect(projects.map(({ customerName }) => customerName)).toEqual([name, alike]);
    const made = await Promise.all(projects.map(({ projectId }) => makeWorkOrder(developer, projectId)));
    for (const [index, projectCode] of codes.entries()) {
      const { items } = await developer.result(listWorkOrders, { query: { projectCode, itemsPerPage: 0 } });
      expect(items.map(({ workOrderId }: any) => workOrderId)).toEqual([made[index].workOrderId]);
      const { bytes } = await developer.call(exportDetailed, { body: { projectCode, filter: {} } });
      const [sheet] = readSheets(bytes);
      expect(sheet!.rows.flat().filter((cell) => codes.includes(String(cell)))).not.toContain(codes[1 - index]);
    }
  });

  it('resumes after a crash, with any number of concurrent runs, and skips codes taken in the meantime', async () => {
    const { customerId } = await makeCustomer(developer);
    const taken = (await makeProject(developer)).projectCode as string;
    const codes = [...Array.from({ length: 20 }, oldCode), taken];
    const blank = { newCustomerName: null, ownerUserId: null, reviewerUserId: null, object: null, invoice: null };
    const unit = new UnitOfWork(1);
    const projects = codes.map((projectCode) => ({ ...blank, projectCode, customerId, active: true }));
    const batchId = await stageImport(unit, projects, new Date());
    await unit.commit(null);
    const pending = { batchId, state: 'Pending', total: 21, done: 0, skipped: [] };
    expect(await developer.result(getProjectImport)).toEqual({
      message: 'Importerar projekt: 0 / 21',
      latest: pending,
    });

    await Promise.all([runBatch(batchId), runBatch(batchId), runBatch(batchId)]);
    expect(await developer.result(getProjectImport)).toEqual({
      message: 'Importen är klar: 20 projekt, 1 hoppades över',
      latest: { ...pending, state: 'Done', done: 21, skipped: [taken] },
    });
    const made = await Promise.all(codes.slice(0, 20).map(byCode));
    expect(new Set(made.map(({ projectId }) => projectId)).size).toBe(20);
    expect((await getRecord('customer', customerId)).refs).toBe(20);
  });

  it('continues the year’s numbers after the imported codes', async () => {
    const customer = await makeCustomer(developer);
    const project = await makeProject(developer);
    const [year, number] = String(project.projectCode).split('-');
    const code = `${year}-${String(Number(number) + 30).padStart(4, '0')}`;
    await bring(await fileOf([{ Projektkod: code, Kund: customer.name }]));
    const next = await developer.result(createProject, { body: { customerId: customer.customerId } });
    expect(next.projectCode > code).toBe(true);
  });

  it('refuses files that are not spreadsheets, ZIP bombs and unknown columns', async () => {
    const wrong = async (bytes: Buffer) =>
      (await developer.call(importProjects, { body: { file: bytes.toString('base64'), isDryRun: true } })).json;
    const sentence =
      /^Filen gick inte att läsa\. Den ska vara ett kalkylblad .* Google Kalkylark: .* Numbers: .* LibreOffice: Spara som, Excel 2007–365\.$/;
    const refused = { errors: [{ field: 'file', message: expect.stringMatching(sentence) }] };
    expect(await wrong(Buffer.from('Projektkod;Kund'))).toEqual(refused);
    const zip = Buffer.from(await fileOf([{ Projektkod: 'x', Kund: 'y' }]), 'base64');
    expect(await wrong(zip.subarray(0, zip.length - 30))).toEqual(refused);
    const workbook = new ExcelJS.Workbook();
    const sheet = workbook.addWorksheet('Projekt');
    for (let row = 0; row < 700; row += 1) sheet.addRow([`${row}${'x'.repeat(32_000)}`]);
    expect(await wrong(Buffer.from(await workbook.xlsx.writeBuffer()))).toEqual(refused);
    const { faults } = await bring(await fileOf([], ['Projektkod', 'Favoritfärg']), true);
    expect(faults.map(({ message }: any) => message)).toEqual([
      'Kolumnen Kund saknas.',
      'Kolumnen Favoritfärg känns inte igen.',
    ]);
  });

  it('gives a template with the columns that it reads', async () => {
    const { bytes } = await developer.call(getImportTemplate);
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(bytes as any);
    const [sheet] = workbook.worksheets;
    const headings = importColumns.map((_, index) => sheet!.getRow(1).getCell(index + 1).text);
    expect(headings).toEqual(importColumns.map(({ heading }) => heading));
    expect(sheet!.getCell('A2').numFmt).toBe('@');
  });
});
