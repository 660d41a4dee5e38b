import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runBatch } from '../../../functions/records/batches/run-batch.ts';
import { UnitOfWork } from '../../../functions/data/core/unit-of-work.ts';
import { stageRecordImport } from '../../../functions/imports/record-import-store.ts';
import { nextNumbers } from '../../../functions/data/core/table.ts';
import type { LocalStack } from '../../../infra/host/stack.ts';
import { type ImportKind, importKinds } from '../../../shared/codes/import-kinds.ts';
import { getAddress } from '../../../shared/contract/addresses.ts';
import { getCustomer, listCustomers } from '../../../shared/contract/customers.ts';
import { listOwnNotifications } from '../../../shared/contract/notifications.ts';
import { getLatestImport, getRecordTemplate, importRecords } from '../../../shared/contract/record-imports.ts';
import { type Api, newKey } from '../../support/api.ts';
import { startEmptyFirm } from '../../support/empty-firm.ts';
import { makeCustomer, unique } from '../../support/builders.ts';
import { spreadsheetOf } from '../../support/project-import.ts';
import { cellsOf, imported, importFile, importRows } from '../../support/record-import.ts';
import { inAll, byTier } from '../../support/tier.ts';

/** A separate stack: one import of a kind runs at a time. */
let stack: LocalStack;
let staff: Api;
beforeAll(async () => {
  ({ stack, api: staff } = await startEmptyFirm('Staff'));
  Object.assign(process.env, stack.environment);
});
afterAll(() => stack.close());

const named = async (name: string) =>
  (await staff.result(listCustomers, { query: { name, itemsPerPage: 0 } })).items as { customerId: number }[];
const customer = (customerId: number) => staff.result(getCustomer, { params: { customerId } });

describe('the import of customers', () => {
  it('names each faulty cell, and stores nothing, in a dry run or a real one', async () => {
    const name = unique('Felkund');
    const rows = [
      { Namn: name, Organisationsnummer: '556016-0681', Land: 'Sverige', 'E-post för faktura': 'ingen' },
      { Namn: null, Organisationsnummer: 5560160680, 'Betalningsvillkor (dagar)': 'trettio' },
      { Namn: `${name} 2`, 'Betalningsvillkor (dagar)': 400, 'Fakturor levereras som': 'Duva' },
      { Namn: name.toUpperCase(), Betalningsanmärkning: 'kanske', Postnummer: 41101 },
      { Namn: `${name} 3`, Organisationsnummer: '16556016-0680' },
    ];
    for (const isDryRun of [true, false]) {
      const answer = await importRows(staff, 'customer', rows, { isDryRun });
      expect(answer).toMatchObject({ batchId: null, faultCount: 9, message: '9 celler behöver rättas' });
      expect(cellsOf(answer)).toEqual([
        'B2: Kontrollera numret. Det har tio siffror och den sista är en kontrollsiffra: 555555-5555.',
        'D2: Ange en giltig e-postadress, eller flera med komma emellan.',
        'A3: Namn saknas.',
        'E3: Skriv ett tal, till exempel 1 250,50.',
        'E4: Högst 365 dagar.',
        'F4: Skriv E-post, E-faktura, E-faktura, och PDF med e-post eller Brev.',
        'A5: Adressrad 1 saknas.',
        'A5: Ort saknas.',
        'G5: Skriv Ja eller Nej.',
      ]);
    }
    expect(await named(name)).toEqual([]);
  });

  it('reports new and existing customers and unread columns, and creates the new ones by the rules of the form', async () => {
    const known = await makeCustomer(staff, { organisationNumber: '556074-7551' });
    const name = unique('Nykund');
    const rows = [
      {
        NAMN: name,
        orgnr: 5560160680,
        'E-POST FÖR FAKTURA': { text: 'faktura@nykund.example', hyperlink: 'mailto:faktura@nykund.example' },
        'Kundnr Fortnox': 77_001,
        'betalningsvillkor (dagar)': 15,
        'Fakturor levereras som': 'e-faktura',
        Land: 'Norge',
        Adressrad: 'x',
        'Adressrad 1': 'Kajen 3',
        Postnummer: 41_101,
        Ort: 'Göteborg',
        Adresstyp: 'fakturaadress',
        Favoritfärg: 'blå',
      },
      { NAMN: `${name} Två`, Land: null, 'Kundnr Fortnox': null },
      { NAMN: 'Ett annat namn', orgnr: '16556074-7551' },
      { NAMN: String(known.name).toUpperCase() },
    ];
    const tried = await importRows(staff, 'customer', rows, { isDryRun: true });
    expect(tried).toMatchObject({
      faults: [],
      newCount: 2,
      newNames: [name, `${name} Två`],
      unread: ['Adressrad', 'Favoritfärg'],
      matchCount: 2,
      matches: [
        { row: 4, name: 'Ett annat namn', id: known.customerId, existingName: known.name, by: 'organisationsnummer' },
        { row: 5, id: known.customerId, by: 'namn' },
      ],
      batchId: null,
    });
    expect(await named(name)).toEqual([]);

    const notifications = await staff.result(listOwnNotifications);
    const { batchId } = await importRows(staff, 'customer', rows);
    const done = await imported(staff, 'customer');
    expect(done).toMatchObject({ batchId, isOwn: true, state: 'Done', total: 2, done: 2, madeCount: 2, leftOut: [] });
    const [first, second] = await Promise.all(done.made.map(({ id }: any) => customer(id)));
    expect(first).toMatchObject({
      name,
      organisationNumber: '556016-0680',
      invoiceEmail: 'faktura@nykund.example',
      fortnoxCustomerNumber: '77001',
      paymentTermDays: 15,
      invoiceDelivery: 'EInvoice',
      countryCode: 'NO',
      version: 1,
    });
    expect(await staff.result(getAddress, { params: { addressId: first.mainAddressId } })).toMatchObject({
      name,
      address1: 'Kajen 3',
      postalCode: '411 01',
      addressType: 'InvoiceAddress',
    });
    expect(second).toMatchObject({ name: `${name} Två`, mainAddressId: null, paymentTermDays: 30, countryCode: 'SE' });
    expect(await staff.result(listOwnNotifications)).toEqual(notifications);
    const again = await importRows(staff, 'customer', rows);
    expect(again).toMatchObject({ newCount: 0, matchCount: 4, batchId: null });
    expect(await named(name)).toHaveLength(2);
  });

  it('creates customers whose names only accents tell apart, and names them first', async () => {
    const name = unique('Lönnfält');
    const alike = name.replace('ö', 'o').replace('ä', 'a');
    const known = await makeCustomer(staff, { name });
    const rows = [{ Namn: alike }, { Namn: `${name} B` }, { Namn: `${alike} B` }, { Namn: name.normalize('NFD') }];
    const tried = await importRows(staff, 'customer', rows, { isDryRun: true });
    expect(tried).toMatchObject({
      faults: [],
      newNames: [alike, `${name} B`, `${alike} B`],
      alike: [
        { name: alike, existingName: name },
        { name: `${alike} B`, existingName: `${name} B` },
      ],
      matches: [{ id: known.customerId, by: 'namn' }],
    });
  });

  it('reads the values that a person sees, and names those that are hidden or formatted as something else', async () => {
    const name = unique('Synlig');
    const workbook = new ExcelJS.Workbook();
    const sheet = workbook.addWorksheet('Kunder');
    sheet.addRow(['Namn', 'Kundnr Fortnox', 'Betalningsvillkor (dagar)', 'Organisationsnummer']);
    sheet.addRow([name, 815, 30, 5_560_360_793]);
    sheet.addRow([`${name} B`, 7, 29.6, null]);
    sheet.addRow([`${name} C`, 8, 30, null]).hidden = true;
    sheet.getCell('B2').numFmt = '0000';
    sheet.getCell('D2').numFmt = '000000\\-0000';
    sheet.getCell('C3').numFmt = '0';
    const hidden = workbook.addWorksheet('Gamla', { state: 'hidden' });
    hidden.addRow(['Namn']);
    hidden.addRow([`${name} D`]);
    const read = async () =>
      importFile(staff, 'customer', Buffer.from(await workbook.xlsx.writeBuffer()), { isDryRun: true });
    expect(cellsOf(await read())).toEqual([
      'C3: Cellen visar 30 men innehåller 29,6. Skriv talet som det ska vara.',
      'A4: Raden är dold. Visa den, eller ta bort den.',
    ]);
    sheet.getCell('C3').value = 30;
    sheet.getRow(4).hidden = false;
    sheet.getColumn(5).values = ['Land', 'Nej'];
    sheet.getColumn(5).hidden = true;
    expect(await read()).toMatchObject({
      newNames: [name, `${name} B`, `${name} C`],
      unread: [],
      hidden: ['Land'],
      faults: [],
    });
    await importFile(staff, 'customer', Buffer.from(await workbook.xlsx.writeBuffer()));
    const { made } = await imported(staff, 'customer');
    expect(await customer(made[0].id)).toMatchObject({
      fortnoxCustomerNumber: '0815',
      organisationNumber: '556036-0793',
    });
  });

  it('names rows of the file that are the same customer', async () => {
    const name = unique('Dubbel');
    const answer = await importRows(staff, 'customer', [
      { Namn: name, Organisationsnummer: '556016-0680', Kundnummer: 'K1' },
      { Namn: `${name} B`, Organisationsnummer: '165560160680' },
      { Namn: `${name} C`, Kundnummer: 'k1' },
      { Namn: name },
      // A namesake with a number of its own is another customer.
      { Namn: name, Organisationsnummer: '556074-7551' },
    ]);
    expect(cellsOf(answer)).toEqual([
      'B3: Samma organisationsnummer står på rad 2.',
      'C4: Samma kundnummer står på rad 2.',
      'A5: Samma namn står på rad 2.',
    ]);
  });

  it('creates nothing twice: by a retry, two at once, concurrent runs after a crash, or beside a colleague', async () => {
    const name = unique('Enda');
    const rows = Array.from({ length: 45 }, (_, index) => ({ Namn: `${name} ${index}x`, Ort: null }));
    const file = (await spreadsheetOf(rows, ['Namn'])).toString('base64');
    const input = { params: { kind: 'customer' as const }, body: { file, isDryRun: false } };
    const idempotencyKey = newKey();
    const answers = await Promise.all([
      staff.call(importRecords, { ...input, idempotencyKey }),
      staff.call(importRecords, { ...input, idempotencyKey }),
      staff.call(importRecords, { ...input, idempotencyKey: newKey() }),
    ]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    await imported(staff, 'customer');
    expect(await named(name)).toHaveLength(45);

    const other = unique('Avbruten');
    const ids = await nextNumbers('customer', 45);
    const records = ids.map((id, index) => {
      const body = { name: `${other} ${index}x` };
      return { id, name: body.name, sheet: 'Kunder', row: index + 2, body };
    });
    const unit = new UnitOfWork(2);
    const batchId = await stageRecordImport(unit, 'customer', { records, running: '', now: new Date() });
    await unit.commit(null);
    await makeCustomer(staff, { name: `${other} 30X` });
    const busy = await staff.call(importRecords, input);
    expect(busy.status).toBe(200);
    const late = await spreadsheetOf([{ Namn: unique('Sen') }], ['Namn']);
    const refused = await staff.call(importRecords, {
      params: { kind: 'customer' },
      body: { file: late.toString('base64'), isDryRun: false },
    });
    expect(refused).toMatchObject({
      status: 409,
      json: { message: 'En import av kunder pågår redan. Vänta tills den är klar.' },
    });
    await Promise.all([runBatch(batchId), runBatch(batchId), runBatch(batchId)]);
    expect(await imported(staff, 'customer')).toMatchObject({
      isOwn: false,
      done: 45,
      madeCount: 44,
      leftOut: [{ row: 32, name: `${other} 30x`, reason: 'Fanns redan när raden skulle sparas.' }],
    });
    expect(await named(other)).toHaveLength(45);
  });

  it.runIf(inAll)(
    'imports thousands of rows, and refuses more than 5 000, ZIP bombs and files that are no spreadsheets',
    async () => {
      const name = unique('Massa');
      const rows = Array.from({ length: byTier(200, 5000) }, (_, index) => ({
        Namn: `${name} ${index}x`,
        'Adressrad 1': `Gatan ${index}`,
        Postnummer: 41_101,
        Ort: 'Göteborg',
      }));
      const { batchId } = await importRows(staff, 'customer', rows);
      // The job continues with what the call has left.
      await runBatch(batchId);
      expect(await imported(staff, 'customer')).toMatchObject({ madeCount: rows.length, leftOutCount: 0 });
      expect(await named(name)).toHaveLength(rows.length);

      const tooMany = await importRows(
        staff,
        'customer',
        Array.from({ length: 5001 }, () => ({ Namn: 'x' })),
      );
      expect(cellsOf(tooMany)).toEqual(['A1: Filen har fler än 5\u00a0000 rader. Dela upp den.']);
      const bomb = new ExcelJS.Workbook();
      const sheet = bomb.addWorksheet('Kunder');
      for (let row = 0; row < 700; row += 1) sheet.addRow([`${row}${'x'.repeat(32_000)}`]);
      for (const bytes of [Buffer.from('Namn;Ort'), Buffer.from(await bomb.xlsx.writeBuffer())]) {
        const body = { file: bytes.toString('base64'), isDryRun: true };
        const { status, json } = await staff.call(importRecords, { params: { kind: 'customer' }, body });
        expect([status, json.errors[0].field]).toEqual([422, 'file']);
      }
    },
  );

  it('gives a template with headings, an example that is not imported and lists of choices', async () => {
    const { bytes } = await staff.call(getRecordTemplate, { params: { kind: 'customer' } });
    const untouched = await importFile(staff, 'customer', Buffer.from(bytes), { isDryRun: true });
    expect(cellsOf(untouched)).toEqual(['A1: Det finns inga kunder i filen.']);

    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(bytes as any);
    const [sheet, help, choices] = workbook.worksheets as [ExcelJS.Worksheet, ExcelJS.Worksheet, ExcelJS.Worksheet];
    const headings = (sheet.getRow(1).values as string[]).slice(1);
    expect(headings.slice(0, 4)).toEqual([
      'Namn',
      'Organisationsnummer',
      'Kundnr Fortnox',
      'Betalningsvillkor (dagar)',
    ]);
    expect([help.name, choices.name, sheet.getCell('B3').numFmt]).toEqual(['Förklaring', 'Val', '@']);
    const delivery = sheet.getColumn(headings.indexOf('Fakturor levereras som') + 1).letter;
    const validation = sheet.getCell(`${delivery}3`).dataValidation;
    expect(validation).toMatchObject({ type: 'list', formulae: [expect.stringMatching(/^'?Val'?!\$A\$2:\$A\$5$/)] });
    expect([2, 3, 4, 5].map((row) => choices.getCell(row, 1).text)).toEqual([
      'E-post',
      'E-faktura',
      'E-faktura, och PDF med e-post',
      'Brev',
    ]);
    sheet.getRow(3).values = { length: 0 } as never;
    sheet.getCell('A3').value = unique('Mall');
    sheet.getCell(`${delivery}3`).value = 'Brev';
    const filled = await importFile(staff, 'customer', Buffer.from(await workbook.xlsx.writeBuffer()));
    expect(filled).toMatchObject({ newCount: 1, unread: [], faults: [] });
    await imported(staff, 'customer');
  });

  it('is open to those who may create the records one by one', async () => {
    const statusOf = async (kind: ImportKind) => (await staff.call(getLatestImport, { params: { kind } })).status;
    const statuses = await Promise.all(importKinds.map(async (kind) => [kind, await statusOf(kind)]));
    expect(Object.fromEntries(statuses)).toEqual({
      customer: 200,
      contact: 200,
      address: 200,
      product: 403,
      'price-list-default': 403,
      'price-list-customer': 403,
    });
    const file = (await spreadsheetOf([{ Namn: 'x' }], ['Namn'])).toString('base64');
    const input = { params: { kind: 'product' as const }, body: { file, isDryRun: false } };
    expect((await staff.call(importRecords, input)).status).toBe(403);
    expect((await staff.call(getRecordTemplate, { params: { kind: 'product' } })).status).toBe(403);
  });
});
