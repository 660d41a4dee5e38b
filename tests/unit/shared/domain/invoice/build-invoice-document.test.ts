import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import {
  buildInvoiceDocument,
  buildUncheckedDocument,
} from '../../../../../shared/domain/invoice/build-invoice-document.ts';
import type { AgreementEffect, InvoiceInput } from '../../../../../shared/domain/invoice/invoice-input.ts';
import type { InvoiceLine } from '../../../../../shared/domain/invoice/invoice-line.ts';
import { invoiceDocumentSchema } from '../../../../../shared/schemas/invoice.ts';
import { toOre } from '../../../../../shared/lib/money.ts';
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

describe('an invoice whose VAT is undecided', () => {
  const { customer } = invoiceInput();
  const input = invoiceInput({ customer: { ...customer, countryCode: 'DE', vatNumber: '' } });

  it('is refused', () => {
    expect(() => buildInvoiceDocument(input)).toThrow(expect.objectContaining({ code: 'vat_undecided' }));
  });

  it('is made to look for remarks', () => {
    expect(buildUncheckedDocument(input)).toMatchObject({ sumTotal: 2500, vatTotalRounded: 0 });
  });
});

describe('an invoice of a project with an agreement', () => {
  const line: InvoiceLine = {
    productId: 0,
    productType: 'Rent',
    text: 'Etapp 1',
    heading: '',
    quantity: 1,
    unitPriceOre: 1_000_000,
    subTotalOre: 1_000_000,
    vatPercent: 12,
    vatRule: 'Domestic',
    account: 3002,
    lineKind: 'Instalment',
    agreedRef: 4,
    sources: [],
  };
  const agreed = (rest: Partial<AgreementEffect>): AgreementEffect => ({
    replacesWork: false,
    isConstruction: false,
    title: 'Slutfaktura',
    linesBelow: () => [line],
    ...rest,
  });
  const itemsOf = (effect: AgreementEffect, rest: Partial<InvoiceInput> = {}) =>
    buildInvoiceDocument(invoiceInput({ agreed: effect, ...rest })).items.map(
      ({ invoiceItemText, lineKind, vatPercent, account }) => [invoiceItemText, lineKind, vatPercent, account],
    );

  it('has its title, and the agreed lines below the work, at the usual rate', () => {
    expect(buildInvoiceDocument(invoiceInput({ agreed: agreed({}) })).invoiceTitle).toBe('Slutfaktura');
    expect(itemsOf(agreed({}))).toEqual([
      ['Bullermätning', 'Work', 25, 3001],
      ['Etapp 1', 'Instalment', 25, 3001],
    ]);
  });

  it('has the agreed lines alone where they replace the work', () => {
    expect(itemsOf(agreed({ replacesWork: true }))).toEqual([['Etapp 1', 'Instalment', 25, 3001]]);
  });

  it('keeps the VAT of the invoice that a deduction names', () => {
    const deduction = { ...line, text: 'Avgår 000012', lineKind: 'Deduction' as const };
    expect(itemsOf(agreed({ linesBelow: () => [deduction] }))).toContainEqual(['Avgår 000012', 'Deduction', 12, 3002]);
  });

  it('makes its lines of those of the work and of its number, which is 0 for a preview', () => {
    const heard: [texts: string[], serialNumber: number][] = [];
    const effect = agreed({
      linesBelow: (work, serialNumber) => {
        heard.push([work.map(({ text }) => text), serialNumber]);
        return [line];
      },
    });
    const { number: _, ...preview } = invoiceInput({ agreed: effect });
    buildInvoiceDocument(invoiceInput({ agreed: effect }));
    buildInvoiceDocument(preview);
    buildInvoiceDocument(invoiceInput({ agreed: { ...effect, replacesWork: true } }));
    expect(heard).toEqual([
      [['Bullermätning'], 18],
      [['Bullermätning'], 0],
      [[], 18],
    ]);
  });
});

describe('the sums of any invoice', () => {
  const halves = (max: number) => fc.integer({ min: 0, max: max * 2 }).map((steps) => steps / 2);
  const item = fc.record({
    product: fc.constantFrom(measurement, travel, meter),
    quantity: halves(400),
    unitPriceOre: fc.integer({ min: 0, max: 50_000_00 }),
  });
  const orders = fc
    .array(fc.array(item, { maxLength: 6 }), { minLength: 1, maxLength: 6 })
    .map((all) =>
      all.map((items, index) =>
        workOrder(
          index + 1,
          items.map(({ product, quantity, unitPriceOre }) =>
            product === meter ? pieces(quantity, unitPriceOre) : hours(quantity, unitPriceOre, product),
          ),
        ),
      ),
    )
    .filter((all) => all.some((order) => order.items.some((line) => line.quantity || line.invoiceableHours)));
  const flags = fc.tuple(fc.boolean(), fc.boolean());

  it('are those of its lines, with VAT on the sum and less than a krona rounded', () => {
    fc.assert(
      fc.property(orders, flags, (workOrders, [aggregateHoursToTotal, invoiceItemGroupHeading]) => {
        const products = [{ ...measurement, aggregateHoursToTotal, invoiceItemGroupHeading }, travel, meter];
        const document = buildInvoiceDocument(invoiceInput({ workOrders, products }));
        const net = document.items.reduce((sum, line) => sum + toOre(line.subTotal), 0);
        const exact = net + toOre(document.vatTotalRounded);
        expect(toOre(document.sumTotal)).toBe(net);
        expect(Math.abs(toOre(document.vatTotalRounded) - net * 0.25)).toBeLessThanOrEqual(0.5);
        expect(document.sumTotalIncVat % 1).toBe(0);
        expect(toOre(document.sumTotalIncVat)).toBe(exact + toOre(document.roundingTotal));
        expect(Math.abs(document.roundingTotal)).toBeLessThanOrEqual(0.5);
        expect(document.items.map((line) => line.sortNum)).toEqual(document.items.map((_, index) => index + 1));
        expect(z.parse(invoiceDocumentSchema, document)).toEqual(document);
      }),
    );
  });

  it('lead back to the work orders: each line counts its items and nothing else, and no item twice', () => {
    fc.assert(
      fc.property(orders, flags, (workOrders, [aggregateHoursToTotal, invoiceItemGroupHeading]) => {
        const products = [{ ...measurement, aggregateHoursToTotal, invoiceItemGroupHeading }, travel, meter];
        const { items } = buildInvoiceDocument(invoiceInput({ workOrders, products }));
        for (const line of items) {
          const counted = line.sources.reduce((sum, source) => sum + source.quantity, 0);
          expect(counted).toBe(line.invoiceableHours + line.quantity);
        }
        const counted = items.flatMap((line) => line.sources);
        const worked = workOrders.flatMap(({ workOrderId, items: own }) =>
          own.map(({ workOrderItemId, invoiceableHours, quantity }) => ({
            workOrderId,
            workOrderItemId,
            quantity: (invoiceableHours ?? 0) + quantity,
          })),
        );
        const names = (all: typeof counted) => all.map((one) => Object.values(one).join(' ')).sort();
        expect(names(counted)).toEqual(names(worked.filter(({ quantity }) => quantity !== 0)));
      }),
    );
  });

  it('do not lose an hour by aggregating', () => {
    fc.assert(
      fc.property(orders, (workOrders) => {
        const hoursWith = (aggregateHoursToTotal: boolean) =>
          buildInvoiceDocument(
            invoiceInput({ workOrders, products: [{ ...measurement, aggregateHoursToTotal }, travel, meter] }),
          ).items.reduce((sum, line) => sum + line.invoiceableHours, 0);
        expect(hoursWith(true)).toBe(hoursWith(false));
      }),
    );
  });
});
