import { describe, expect, it } from 'vitest';
import { applyRows } from '../../../../../../functions/data/replica/apply.ts';
import { findRecords } from '../../../../../../functions/data/replica/search/find-records.ts';
import { findRecords as contract } from '../../../../../../shared/contract/search.ts';
import { ocrOf } from '../../../../../../shared/domain/invoice/invoice-number.ts';
import { part } from '../../../../../support/replica/instalments.ts';
import { read, replicaOf, row } from '../../../../../support/replica/rows.ts';

type Viewer = Parameters<typeof findRecords>[2];

const me: Viewer = { userId: 7, role: 'Staff' };
const somebody: Viewer = { userId: 8, role: 'Staff' };

const invoice = (id: number, sumTotal: number, more: object = {}) =>
  row('invoice', id, {
    invoiceCode: `26-0001-${String(id).padStart(6, '0')}`,
    serialNumber: id,
    serialNumberPadded: String(id).padStart(6, '0'),
    sumTotal,
    vatTotalRounded: sumTotal / 4,
    sumTotalIncVat: sumTotal * 1.25,
    ...more,
  });

const db = replicaOf([
  row('user', 7, { initials: 'ÅÖ', firstName: 'Åsa', lastName: 'Östlund' }),
  row('user', 8, { initials: 'BE', firstName: 'Bo', lastName: 'Ek' }),
  row('tag', 1, { name: 'Konsertsal' }),
  row('customer', 1, { name: 'Åkeriet Öst AB', organisationNumber: '556012-5790' }),
  row('customer', 2, { name: 'Västra Åkeriet', organisationNumber: 'NO 914 778 271' }),
  row('customer', 3, { name: 'Raderade Åkeriet' }, { deleted: true }),
  row('address', 1, { name: 'Kv. Näktergalen', customerId: 1 }),
  row('contact', 1, { firstName: 'Örjan', lastName: 'Ståhl', mobilePhone: '070-123 45 67', email: 'orjan@example.se' }),
  row('contact', 2, { firstName: 'Ann', lastName: 'Stål', phone: '+46 31 123 45 67' }),
  row('project', 1, { projectCode: '26-0001', customerId: 1, objectAddressId: 1, projectOwnerUserId: 8 }),
  row('project', 2, { projectCode: '26-0002', customerId: 1, mainContactId: 1, active: false, projectOwnerUserId: 7 }),
  row('project', 3, {
    projectCode: '25-0003',
    customerId: 2,
    tagIds: [1],
    invoiceText: 'Ombyggnad etapp 2',
    invoiceMessage: 'Enligt <b>ram</b>avtal<br>7731',
    invoiceEmail: 'leverantor@vastra.example',
    costCenter: 'Märkning K9',
  }),
  row('project', 4, { projectCode: '26-0004', customerId: 1 }),
  row('project', 5, { projectCode: '26-0005', customerId: 1 }),
  row('work-order', 1, { projectId: 1, invoiceNote: 'Stegljud på plan 2', workOrderOwnerUserId: 7 }),
  row('work-order', 2, { projectId: 2, invoiceNote: 'Stegljud i trapphus' }),
  row('work-order', 3, { projectId: 3, invoiceNote: 'Trafikbuller och stegljud', workOrderOwnerUserId: 8 }),
  row('work-order', 4, { projectId: 3, invoiceNote: 'Stegljud' }, { deleted: true }),
  invoice(41, 10_000, { projectId: 1, customerName: 'Åkeriet Öst AB' }),
  invoice(42, 12_500.5, { projectId: 2, customerName: 'Åkeriet Öst AB' }),
  invoice(43, -12_500.5, { projectId: 1, customerName: 'Åkeriet Öst AB', invoiceType: 'Credit' }),
  invoice(44, 12_501, { customerName: 'Västra Åkeriet' }),
]);

const find = (text: string, seeker = somebody, recent?: string) =>
  findRecords(db, read(contract.query!, { text, ...(recent !== undefined && { recent }) }), seeker);
const customers = (text: string) => find(text).customers.map(({ name }) => name);
const codes = (text: string, seeker = somebody, recent?: string) =>
  find(text, seeker, recent).projects.map(({ projectCode }) => projectCode);
const contacts = (text: string) => find(text).contacts.map(({ contactId }) => contactId);
const workOrders = (text: string, seeker = somebody, recent?: string) =>
  find(text, seeker, recent).workOrders.map(({ workOrderId }) => workOrderId);
const invoices = (text: string, seeker = somebody, recent?: string) =>
  find(text, seeker, recent).invoices.map((one) => one.serialNumberPadded);

describe('customers', () => {
  it('are found by parts of words, with or without dots and rings', () => {
    expect(customers('keriet')).toEqual(['Åkeriet Öst AB', 'Västra Åkeriet']);
    expect(customers('ost aker')).toEqual(['Åkeriet Öst AB']);
    expect(customers('ÖS')).toEqual(['Åkeriet Öst AB']);
    expect(customers('finns inte')).toEqual([]);
  });

  it('are found by organisation numbers, also foreign ones and parts', () => {
    for (const typed of ['556012-5790', '5560125790', '16556012-5790', '5560']) {
      expect(customers(typed)).toEqual(['Åkeriet Öst AB']);
    }
    expect(customers('no914778271')).toEqual(['Västra Åkeriet']);
  });

  it('have at most three projects: own first, then active, then the newest', () => {
    const shown = (seeker = somebody) => find('öst', seeker).customers[0]!.projects.map((one) => one.projectCode);
    expect(shown(me)).toEqual(['26-0002', '26-0005', '26-0004']);
    expect(shown()).toEqual(['26-0001', '26-0005', '26-0004']);
  });
});

describe('projects', () => {
  it('are found by code, customer, address, orderer and tag, also when not active', () => {
    expect(codes('0003')).toEqual(['25-0003']);
    expect(codes('näkterg')).toEqual(['26-0001']);
    expect(codes('orjan')).toEqual(['26-0002']);
    expect(codes('konserts')).toEqual(['25-0003']);
    expect(codes('västra sal')).toEqual(['25-0003']);
  });

  it('are found by each of their texts for invoices, without its markup', () => {
    for (const typed of ['ombyggnad', 'ramavtal 7731', 'leverantor@v', 'marknin', 'k9', 'västra 7731']) {
      expect(codes(typed), typed).toEqual(['25-0003']);
    }
    expect(codes('<b>ram')).toEqual([]);
  });

  it('are found by the texts that they have now', () => {
    const {
      costCenter: _,
      invoiceText: __,
      ...older
    } = row('project', 1, { invoiceMessage: 'Första' }).data as object as Record<string, unknown>;
    const changing = replicaOf([{ ...row('project', 1), data: older }, row('project', 2, { invoiceText: 'Första' })]);
    const ids = (text: string) =>
      findRecords(changing, read(contract.query!, { text }), somebody).projects.map(({ projectId }) => projectId);
    expect(ids('första')).toEqual([2, 1]);
    applyRows(changing, [
      row('project', 1, { invoiceMessage: 'Andra' }, { version: 2 }),
      row('project', 2, { invoiceText: 'Första' }, { version: 2, deleted: true }),
    ]);
    expect(ids('första')).toEqual([]);
    expect(ids('andra')).toEqual([1]);
    changing.close();
  });

  it('have those that were opened lately first, then own, then the newest', () => {
    expect(codes('åkeriet öst', me)).toEqual(['26-0002', '26-0005', '26-0004', '26-0001']);
    expect(codes('åkeriet öst', me, 'project:4')).toEqual(['26-0004', '26-0002', '26-0005', '26-0001']);
  });

  it('without a text are those that were opened lately, in that order, and the newest own', () => {
    expect(codes('', me, 'project:4,customer:1,project:1').slice(0, 3)).toEqual(['26-0004', '26-0001', '26-0002']);
    expect(find('', me, 'project:4,customer:1').customers.map(({ customerId }) => customerId)).toEqual([1]);
    expect(find('', me, 'customer:3').customers).toEqual([]);
  });
});

describe('projects with a fixed price', () => {
  it('are distinguished from those whose work is invoiced', () => {
    const priced = replicaOf([
      row('project', 1, { projectCode: '26-0001' }),
      row('project', 2, { projectCode: '26-0002' }),
      row('project', 3, { projectCode: '26-0003' }),
      row('agreement', 1, { projectId: 1, instalments: [part(1, null)] }),
      row('agreement', 2, { projectId: 2, instalments: [] }),
    ]);
    const found = contract.result.parse(findRecords(priced, read(contract.query!, { text: '26' }), somebody)).projects;
    expect(found.map(({ projectId, fixedPrice }) => [projectId, fixedPrice])).toEqual([
      [3, false],
      [2, false],
      [1, true],
    ]);
    priced.close();
  });
});

describe('contacts', () => {
  it('are found by name, e-mail address and a phone number in any spelling', () => {
    expect(contacts('stahl')).toEqual([1]);
    expect(contacts('orjan@ex')).toEqual([1]);
    for (const typed of ['070-123 45 67', '0701234567', '+46701234567', '1234567'])
      expect(contacts(typed)).toContain(1);
    expect(contacts('031 123')).toEqual([2]);
  });
});

describe('work orders', () => {
  it('are found by number and by words of the note, the own ones first and then the newest', () => {
    expect(workOrders('3')).toEqual([3]);
    expect(workOrders('stegljud', me)).toEqual([1, 3, 2]);
    expect(workOrders('stegljud')).toEqual([3, 2, 1]);
    expect(workOrders('stegljud', somebody, 'work-order:2')).toEqual([2, 3, 1]);
    expect(workOrders('på plan')).toEqual([1]);
  });

  it('are found by a word of the note and another of the project', () => {
    expect(workOrders('stegljud näktergalen')).toEqual([1]);
    expect(workOrders('trafik västra')).toEqual([3]);
  });
});

describe('invoices', () => {
  it('are found by number, code, OCR and customer: opened lately, own, and then the newest', () => {
    expect(invoices('41')[0]).toBe('000041');
    expect(invoices('26-0001-000042')[0]).toBe('000042');
    expect(invoices(ocrOf(44))[0]).toBe('000044');
    expect(invoices('åkeriet öst')).toEqual(['000043', '000041', '000042']);
    expect(invoices('åkeriet öst', me)).toEqual(['000042', '000043', '000041']);
    expect(invoices('åkeriet öst', me, 'invoice:41,invoice:44')).toEqual(['000041', '000042', '000043']);
  });

  it('are found by amount with and without VAT, and credits by the amount that they credit', () => {
    expect(invoices('12 500')).toEqual(['000041', '000042', '000043']);
    expect(invoices('12500,50')).toEqual(['000042', '000043']);
    expect(invoices('-12500,50')).toEqual(['000043']);
    expect(invoices('15625,63')).toEqual(['000042', '000043']);
    expect(invoices('12 501,00')).toEqual(['000044']);
  });
});

describe('users', () => {
  it('are found only by those who may list them', () => {
    expect(find('åsa', me).users).toEqual([]);
    expect(find('åsa', { userId: 7, role: 'SuperAdmin' }).users.map(({ initials }) => initials)).toEqual(['ÅÖ']);
  });
});

describe('a word of two letters', () => {
  it('inside a text is looked for among the newest 2 000 of a kind', () => {
    const many = replicaOf(
      Array.from({ length: 2_010 }, (_, index) =>
        row('customer', index + 1, { name: [4, 11].includes(index) ? `Bo Xq ${index}` : `Kund ${index}` }),
      ),
    );
    const found = findRecords(many, read(contract.query!, { text: 'xq' }), somebody).customers;
    expect(found.map(({ customerId }) => customerId)).toEqual([12]);
    many.close();
  });
});

describe('the records opened lately', () => {
  it('are refused when unknown or too many', () => {
    expect(() => find('', me, 'product:1')).toThrow();
    expect(() => find('', me, Array(11).fill('project:1').join(','))).toThrow();
  });
});
