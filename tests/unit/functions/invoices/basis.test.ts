import { describe, expect, it } from 'vitest';
import { basisText, requireBasis } from '../../../../functions/invoices/basis.ts';
import type { InvoiceContents } from '../../../../functions/invoices/stores/invoice-contents.ts';
import { asInvoiced } from '../../../../functions/invoices/stores/invoice-store.ts';
import type { Data, StoredRecord } from '../../../../functions/data/core/records.ts';
import { buildInvoiceDocument } from '../../../../shared/domain/invoice/build-invoice-document.ts';
import { maxBasis } from '../../../../shared/fields/basis.ts';
import { agreement } from '../../../../shared/entities/agreement.ts';
import type { InvoiceInput } from '../../../../shared/domain/invoice/invoice-input.ts';
import { hours, invoiceAddress, invoiceInput, measurement, workOrder } from '../../../support/invoice-input.ts';

/** The source of an input as read from the table. */
function sourceOf(rest: Partial<InvoiceInput> = {}, more: Partial<Data<'work-order'>> = {}): InvoiceContents {
  const { number: _, ...input } = invoiceInput(rest);
  const workOrders = input.workOrders.map(({ workOrderId, items, ...data }) => {
    const stored = { ...data, ...more, items: items.map(({ unitPriceOre: _price, ...item }) => item) };
    return { kind: 'work-order', id: workOrderId, data: stored } as unknown as StoredRecord<'work-order'>;
  });
  return { workOrders, input, agreement: { record: undefined, terms: agreement.empty } };
}

const basisOf = (source: InvoiceContents) => basisText(source, buildInvoiceDocument(source.input));

function changes(before: InvoiceContents, now: InvoiceContents, takeAddingNothing = false): string[] {
  try {
    requireBasis({ basis: basisOf(before), takeAddingNothing }, now, buildInvoiceDocument(now.input));
    return [];
  } catch (error) {
    const { code, facts } = error as { code: string; facts: { changes: string[] } };
    expect(code).toBe('basis_changed');
    return facts.changes.map((change) => change.replaceAll('\u00a0', ' '));
  }
}

describe('a basis', () => {
  it('is equal for equal content, and unaffected by lock and release', () => {
    expect(basisOf(sourceOf())).toBe(basisOf(sourceOf()));
    const registered = sourceOf({}, { status: 'Registered', statusDate: '2026-11-01', invoiceId: null });
    const at = '2026-11-20';
    const locked = registered.workOrders.map((one, index) => ({
      ...one,
      data: asInvoiced(one.data, registered.input.workOrders[index]!, { invoiceId: 17, at }),
    }));
    expect(locked[0]!.data).toMatchObject({ status: 'Invoiced', statusDate: at, invoiceId: 17 });
    expect(changes(registered, { ...registered, workOrders: locked })).toEqual([]);
  });

  it('tells that the day has changed, and with it the due date', () => {
    const [before, after] = [new Date('2026-11-20T22:59:59.000Z'), new Date('2026-11-20T23:00:01.000Z')];
    expect(changes(sourceOf({ now: before }), sourceOf({ now: after }))).toEqual([
      'Fakturadatumet var 2026-11-20 och är nu 2026-11-21: förfallodagen är 2026-12-21.',
    ]);
    expect(changes(sourceOf({ now: before }), sourceOf({ now: new Date('2026-11-20T21:00:00.000Z') }))).toEqual([]);
  });

  it('tells a price by its product, and the sums', () => {
    const now = sourceOf({ workOrders: [workOrder(1, [hours(2, 150_050)])] });
    expect(changes(sourceOf(), now)).toEqual([
      'Priset på Konsult var 1 250,00 kr och är nu 1 500,50 kr.',
      'Summan exkl. moms var 2 500,00 kr och är nu 3 001,00 kr.',
    ]);
  });

  it('detects every printed change', () => {
    const { customer, project, company } = sourceOf().input;
    const repaired = sourceOf({
      invoiceAddress: { ...invoiceAddress, city: 'Lund' },
      project: { ...project, paymentTermDays: 10, invoiceMessage: 'Tack för <b>i år</b>!', costCenter: 'M 7' },
      customer: { ...customer, invoiceEmail: '' },
      mainContact: null,
      company: { ...company, bankGiro: '991-2346' },
    });
    expect(changes(sourceOf(), repaired)).toEqual([
      'Fakturaadressen är nu Södra Hamnens Fastigheter AB, Fakturaenheten, Box 4012, 203 11 Lund.',
      'Betalningsvillkoret var 30 dagar och är nu 10 dagar: förfallodagen är 2026-11-30.',
      'Meddelandet är nu Tack för i år!',
      'E-postadressen är borttagen.',
      'Märkningen är nu M 7.',
      'Er referens är borttagen.',
      'Företagets uppgifter på fakturan har ändrats.',
    ]);
  });

  it('says a single day as one', () => {
    const { project } = sourceOf().input;
    expect(changes(sourceOf(), sourceOf({ project: { ...project, paymentTermDays: 1 } }))).toEqual([
      'Betalningsvillkoret var 30 dagar och är nu 1 dag: förfallodagen är 2026-11-21.',
    ]);
  });

  it('says what is gone in the gender of its word', () => {
    const { customer, project } = sourceOf().input;
    const whole = sourceOf({
      project: { ...project, invoiceMessage: 'Tack!', costCenter: 'M 7' },
      customer: { ...customer, orderNumber: '4711' },
    });
    const bare = sourceOf({
      project: { ...project, invoiceMessage: '', costCenter: '' },
      customer: { ...customer, costCenter: '', orderNumber: '' },
      objectAddress: null,
    });
    expect(changes(whole, bare)).toEqual([
      'Objektet är borttaget.',
      'Meddelandet är borttaget.',
      'Märkningen är borttagen.',
      'Beställningsnumret är borttaget.',
    ]);
  });

  it('detects changes it cannot describe', () => {
    const renamed = sourceOf({ products: [{ ...measurement, invoiceText: 'Vibrationsmätning' }] });
    expect(changes(sourceOf(), renamed)).toEqual(['Något som fakturan skriver ut har ändrats.']);
  });

  it('counts work orders that add nothing only where they are taken', () => {
    const one = workOrder(1, [hours(2, 125_000)]);
    const before = sourceOf({ workOrders: [one] });
    const now = sourceOf({ workOrders: [one, workOrder(2, [hours(0, 125_000)])] });
    expect(changes(before, now)).toEqual([]);
    expect(changes(before, now, true)).toEqual(['Insats 2, som inte tillför något, har tillkommit.']);
    const emptied = sourceOf({ workOrders: [one, workOrder(3, [hours(1, 125_000)])] });
    expect(changes(emptied, now)[0]).toBe('Insats 3 är inte längre med.');
  });

  it('of a thousand work orders fits in an address, and finds what has changed', () => {
    const many = (note: string) =>
      Array.from({ length: 1000 }, (_, index) =>
        workOrder(80_000 + index * 7, [hours(1, 125_000)], { note: index === 500 ? note : 'Mätning' }),
      );
    const [before, now] = [sourceOf({ workOrders: many('Mätning') }), sourceOf({ workOrders: many('Ändrad') })];
    expect(basisOf(before).length).toBeLessThanOrEqual(maxBasis);
    expect(changes(before, now)).toEqual(['Insats 83500 har ändrats.']);
    expect(changes(before, before)).toEqual([]);
  });

  it('that cannot be parsed counts as changed', () => {
    const source = sourceOf();
    for (const basis of ['', 'x', basisOf(source).slice(1), Buffer.alloc(4_000).toString('base64url')]) {
      const ask = () => requireBasis({ basis, takeAddingNothing: false }, source, buildInvoiceDocument(source.input));
      expect(ask).toThrow('Underlaget har ändrats');
    }
  });
});
