import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildInvoiceDocument } from '../../../../../shared/domain/invoice/build-invoice-document.ts';
import * as given from '../../../../support/invoice-input.ts';

const { hours, pieces, workOrder, measurement, travel, meter, invoiceInput } = given;

function linesOf(workOrders: ReturnType<typeof workOrder>[], products = [measurement, travel, meter]) {
  return buildInvoiceDocument(invoiceInput({ workOrders, products })).items;
}

describe('the lines', () => {
  it('are one per item, with its kind and the external note as text', () => {
    const lines = linesOf([workOrder(1, [hours(2, 125_000), pieces(1.5, 40_000)], { note: 'Mätning i trapphus' })]);
    expect(lines).toEqual([
      {
        productType: 'Rate',
        invoiceItemText: 'Bullermätning: Mätning i trapphus',
        invoiceItemGroupHeading: '',
        invoiceableHours: 2,
        quantity: 0,
        unitPrice: 1250,
        subTotal: 2500,
        vatPercent: 25,
        vatRule: 'Domestic',
        account: 3001,
        lineKind: 'Work',
        projectId: 0,
        agreedRef: 0,
        sortNum: 1,
        sources: [{ workOrderId: 1, workOrderItemId: 1, quantity: 2 }],
        credits: null,
      },
      {
        productType: 'Rent',
        invoiceItemText: 'Ljudnivåmätare: Mätning i trapphus',
        invoiceItemGroupHeading: '',
        invoiceableHours: 0,
        quantity: 1.5,
        unitPrice: 400,
        subTotal: 600,
        vatPercent: 25,
        vatRule: 'Domestic',
        account: 3001,
        lineKind: 'Work',
        projectId: 0,
        agreedRef: 0,
        sortNum: 2,
        sources: [{ workOrderId: 1, workOrderItemId: 2, quantity: 1.5 }],
        credits: null,
      },
    ]);
  });

  it('fall back to the invoice text of the product, and then to its name', () => {
    const lines = linesOf([workOrder(1, [hours(1, 100), hours(1, 100, travel)])]);
    expect(lines.map((line) => line.invoiceItemText)).toEqual(['Bullermätning', 'Restid']);
  });

  it('of an aggregated product are one per price, hours summed over work orders', () => {
    const product = { ...measurement, aggregateHoursToTotal: true };
    const lines = linesOf(
      [
        workOrder(1, [hours(2, 125_000), hours(0.5, 125_000)], { note: 'Syns inte' }),
        workOrder(2, [hours(3, 130_000)]),
        workOrder(3, [hours(4.5, 125_000)]),
      ],
      [product],
    );
    expect(lines.map((line) => [line.invoiceItemText, line.invoiceableHours, line.subTotal])).toEqual([
      ['Bullermätning (2026-11-02), à 1\u00a0250,00\u00a0kr', 7, 8750],
      ['Bullermätning (2026-11-02), à 1\u00a0300,00\u00a0kr', 3, 3900],
    ]);
  });

  it('of a grouped product are listed together under its invoice text, or its name', () => {
    const grouped = { ...measurement, invoiceItemGroupHeading: true };
    const groupedMeter = { ...meter, invoiceItemGroupHeading: true };
    const lines = linesOf(
      [
        workOrder(1, [hours(1, 100), pieces(1, 100), hours(1, 100, travel)], { note: 'Ett' }),
        workOrder(2, [hours(2, 100)], { note: 'Två' }),
      ],
      [grouped, travel, groupedMeter],
    );
    expect(lines.map((line) => [line.invoiceItemGroupHeading, line.invoiceItemText])).toEqual([
      ['', 'Restid: Ett'],
      ['Bullermätning', 'Ett'],
      ['Bullermätning', 'Två'],
      ['Ljudnivåmätare', 'Ett'],
    ]);
  });

  it('that stand alone come before every group, rents too', () => {
    const grouped = { ...measurement, invoiceItemGroupHeading: true };
    const lines = linesOf(
      [
        workOrder(1, [hours(1, 100), pieces(1, 100), hours(1, 100, travel)], { note: 'Ett' }),
        workOrder(2, [hours(2, 100)]),
      ],
      [grouped, travel, meter],
    );
    expect(lines.map((line) => [line.invoiceItemGroupHeading, line.invoiceItemText])).toEqual([
      ['', 'Restid: Ett'],
      ['', 'Ljudnivåmätare: Ett'],
      ['Bullermätning', 'Ett'],
      ['Bullermätning', 'Bullermätning'],
    ]);
  });

  it('have no heading that would only repeat a single line', () => {
    const grouped = { ...measurement, invoiceItemGroupHeading: true };
    const lines = linesOf([workOrder(1, [hours(1, 100), hours(1, 100, travel)])], [grouped, travel]);
    expect(lines.map((line) => [line.invoiceItemGroupHeading, line.invoiceItemText])).toEqual([
      ['', 'Bullermätning'],
      ['', 'Restid'],
    ]);
  });

  it('are sorted by verification date, whatever the order of the work orders', () => {
    const orders = [
      workOrder(4, [hours(1, 100)], { note: 'Först', day: '2026-10-01' }),
      workOrder(2, [hours(1, 100)], { note: 'Sedan', day: '2026-10-02' }),
      workOrder(3, [hours(1, 100)], { note: 'Sist', day: '2026-10-02' }),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(orders, { minLength: 3 }), (shuffled) => {
        expect(linesOf(shuffled).map((line) => line.invoiceItemText)).toEqual([
          'Bullermätning: Först',
          'Bullermätning: Sedan',
          'Bullermätning: Sist',
        ]);
      }),
    );
  });

  it('leave out what has neither hours nor quantity, even without a price', () => {
    const lines = linesOf([
      workOrder(1, [hours(0, null), hours(null, 100), pieces(0, null), hours(1, 100)], { note: 'Kvar' }),
    ]);
    expect(lines.map((line) => line.invoiceItemText)).toEqual(['Bullermätning: Kvar']);
  });

  it('keep what is free of charge', () => {
    expect(linesOf([workOrder(1, [hours(3, 0)])])[0]).toMatchObject({ invoiceableHours: 3, subTotal: 0 });
  });
});

describe('an invoice', () => {
  it('is a debit of its own, titled so', () => {
    expect(buildInvoiceDocument(invoiceInput())).toMatchObject({
      invoiceType: 'Debit',
      invoiceTitle: 'Faktura',
      refSerialNumberPadded: '',
      creditScope: 'Whole',
      creditReason: '',
    });
  });

  it('has number, code, payment reference and due date', () => {
    expect(buildInvoiceDocument(invoiceInput())).toMatchObject({
      serialNumber: 18,
      serialNumberPadded: '000018',
      invoiceCode: '26-0042-000018',
      ocr: '1842',
      displayDate: '2026-11-20',
      dueDate: '2026-12-20',
      paymentTermDays: 30,
    });
  });

  it('is of the day it is in Sweden', () => {
    const document = buildInvoiceDocument(invoiceInput({ now: new Date('2026-12-31T23:10:00.000Z') }));
    expect(document).toMatchObject({ displayDate: '2027-01-01', dateCreated: '2026-12-31T23:10:00.000Z' });
  });

  it('has no number as a preview', () => {
    const { number: _, ...preview } = invoiceInput();
    expect(buildInvoiceDocument(preview)).toMatchObject({
      serialNumber: 0,
      serialNumberPadded: '',
      invoiceCode: '',
      ocr: '',
    });
  });

  it('says between which days the work was done, of the work it charges for', () => {
    const workOrders = [
      workOrder(1, [hours(1, 100)], { day: '2026-10-05' }),
      workOrder(2, [hours(1, 100)], { day: '2026-10-12' }),
      workOrder(3, [hours(1, 100)], { day: '2026-09-30' }),
      workOrder(4, [hours(1, 100)], { day: '2026-10-06' }),
      workOrder(5, [hours(0, 100)], { day: '2026-08-01' }),
    ];
    expect(buildInvoiceDocument(invoiceInput({ workOrders }))).toMatchObject({
      workFrom: '2026-09-30',
      workTo: '2026-10-12',
    });
  });

  it('takes text, e-mail and marking from the project, else from the customer', () => {
    const { project, customer } = invoiceInput();
    const ofCustomer = { invoiceText: 'Enligt ramavtal', invoiceEmail: 'kund@k.example', costCenter: 'K1' };
    const ofProject = { invoiceText: 'Etapp 2', invoiceEmail: 'projekt@k.example', costCenter: 'P1' };
    const withBoth = invoiceInput({ project: { ...project, ...ofProject }, customer: { ...customer, ...ofCustomer } });
    const withCustomers = invoiceInput({ customer: { ...customer, ...ofCustomer } });
    expect(buildInvoiceDocument(withBoth)).toMatchObject({
      invoiceSubTitle: 'Etapp 2',
      invoiceEmail: 'projekt@k.example',
      costCenter: 'P1',
    });
    expect(buildInvoiceDocument(withCustomers)).toMatchObject({
      invoiceSubTitle: 'Enligt ramavtal',
      invoiceEmail: 'kund@k.example',
      costCenter: 'K1',
    });
  });

  it('names the persons and the object', () => {
    expect(buildInvoiceDocument(invoiceInput())).toMatchObject({
      ourReferenceName: 'Åsa Lindqvist',
      customerReferenceName: 'Örjan Björk',
      projectOwnerUserId: 3,
      projectOwnerUserInitials: 'ÅL',
      objectName: 'Kvarteret Ängen',
    });
    expect(buildInvoiceDocument(invoiceInput({ owner: null, mainContact: null, objectAddress: null }))).toMatchObject({
      ourReferenceName: '',
      customerReferenceName: '',
      projectOwnerUserInitials: '',
      objectName: '',
      objectAddress: null,
    });
  });

  it('goes to the invoice address, else to the customer’s main address, else to its name', () => {
    const mainAddress = { ...given.objectAddress, name: 'Huvudkontoret', addressType: 'Office' as const };
    const unnamed = { ...given.invoiceAddress, name: '' };
    const name = 'Södra Hamnens Fastigheter AB';
    const addressOf = (rest: Parameters<typeof invoiceInput>[0]) =>
      buildInvoiceDocument(invoiceInput(rest)).invoiceAddress;
    expect(addressOf({ mainAddress })).toMatchObject({ name, address1: 'Fakturaenheten' });
    expect(addressOf({ invoiceAddress: unnamed })).toMatchObject({ name, address2: 'Box 4012' });
    expect(addressOf({ invoiceAddress: null, mainAddress })).toMatchObject({ name, address1: 'Åkergatan 12' });
    const named = { ...mainAddress, addressType: 'InvoiceAddress' as const };
    expect(addressOf({ invoiceAddress: null, mainAddress: named })).toMatchObject({ name: 'Huvudkontoret' });
    expect(addressOf({ invoiceAddress: null })).toEqual({
      name,
      address1: '',
      address2: '',
      postalCode: '',
      city: '',
    });
  });

  it('keeps only the company’s own details of the settings', () => {
    const settings = { ...given.company, emailFrom: 'klang@exempelakustik.example' };
    expect(buildInvoiceDocument(invoiceInput({ company: settings })).company).toEqual(given.company);
  });

  it('is refused when there is nothing to invoice', () => {
    const refused = expect.objectContaining({ code: 'nothing_to_invoice' });
    expect(() => buildInvoiceDocument(invoiceInput({ workOrders: [] }))).toThrow(refused);
    expect(() => buildInvoiceDocument(invoiceInput({ workOrders: [workOrder(1, [hours(0, 100)])] }))).toThrow(refused);
  });

  it('is refused where a price is missing, naming the products once each', () => {
    const workOrders = [workOrder(1, [hours(1, null, travel), pieces(1, null), hours(2, null, travel), hours(1, 100)])];
    expect(() => buildInvoiceDocument(invoiceInput({ workOrders }))).toThrow(
      expect.objectContaining({ code: 'price_missing', message: 'Pris saknas för Ljudnivåmätare och Restid.' }),
    );
  });
});
