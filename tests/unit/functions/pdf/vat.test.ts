import { afterAll, describe, expect, it } from 'vitest';
import { closeBrowser } from '../../../../functions/pdf/browser.ts';
import { buildInvoiceDocument } from '../../../../shared/domain/invoice/build-invoice-document.ts';
import type { InvoiceInput } from '../../../../shared/domain/invoice/invoice-input.ts';
import { exactVat, randomVatInput } from '../../../support/exact-vat.ts';
import { written } from '../../../support/exact-invoice.ts';
import { hours, invoiceInput, measurement, workOrder } from '../../../support/invoice-input.ts';
import { readPdf } from '../../../support/pdf-text.ts';
import { printInvoice } from '../../../support/print-pdf.ts';
import { byTier } from '../../../support/tier.ts';

afterAll(closeBrowser);

const products = [
  { ...measurement, productId: 1, invoiceText: 'Ljudmätning' },
  { ...measurement, productId: 2, invoiceText: 'Montage av absorbenter', isConstruction: true },
  { ...measurement, productId: 3, invoiceText: 'Handbok', vatPercent: 6 as const, account: 3003 },
  { ...measurement, productId: 4, invoiceText: 'Kurs', vatPercent: 0 as const, account: 3004 },
];

const invoiceAddress = {
  name: 'Nordlicht Akustik GmbH',
  address1: 'Speicherstraße 14',
  address2: '',
  postalCode: '20457',
  city: 'Hamburg',
  addressType: 'InvoiceAddress' as const,
};

function inputTo(customer: Partial<InvoiceInput['customer']>, sold = products): InvoiceInput {
  const base = invoiceInput({ products, number: { serialNumber: 4711 }, sellsConstruction: true });
  const items = sold.map((product, index) => hours(index + 1.5, 125_050, product));
  return { ...base, workOrders: [workOrder(1, items)], customer: { ...base.customer, ...customer } };
}

async function textOf(input: InvoiceInput): Promise<string> {
  const { pages } = await readPdf(await printInvoice(buildInvoiceDocument(input)));
  return pages.join(' ').replace(/\s+/g, ' ');
}

describe('the printed invoice', () => {
  it('has the VAT of each rate, on its sum and on its lines', async () => {
    const text = await textOf(inputTo({}));
    expect(text).toContain('Moms 25 % på 5 002,00 1 250,50');
    expect(text).toContain('Moms 6 % på 4 376,75 262,61');
    expect(text).toContain('Moms 0 % på 5 627,25 0,00');
    expect(text).toContain('Det som har 0 % moms är undantaget från moms.');
    expect(text).not.toContain('momsreg.nr SE5');
  });

  it('to a firm in the EU has no VAT, its number, its country and the article', async () => {
    const text = await textOf({ ...inputTo({ countryCode: 'DE', vatNumber: 'DE136695976' }), invoiceAddress });
    expect(text).toContain('Omvänd betalningsskyldighet 0,00');
    expect(text).toContain('Ert momsreg.nr DE136695976');
    expect(text).toContain('20457 Hamburg TYSKLAND');
    expect(text).toContain('artikel 196 i mervärdesskattedirektivet (2006/112/EG)');
    expect(text).toContain('reverse charge');
  });

  it('to a firm outside the EU says why it has no VAT', async () => {
    const text = await textOf(inputTo({ countryCode: 'NO' }));
    expect(text).toContain('Utan svensk moms 0,00');
    expect(text).toContain('6 kap. 33 § mervärdesskattelagen (2023:200)');
    expect(text).toContain('NORGE');
  });

  it('to a builder has the words and the law of reverse charge, beside what has VAT', async () => {
    const builder = { vatNumber: 'SE555555555501', reverseConstruction: true };
    const text = await textOf(inputTo(builder, products.slice(0, 2)));
    expect(text).toContain('Moms 25 % på 1 875,75 468,94');
    expect(text).toContain('Omvänd betalningsskyldighet på 3 126,25 0,00');
    expect(text).toContain('16 kap. 13 § mervärdesskattelagen (2023:200)');
    expect(text).toContain('Ert momsreg.nr SE555555555501');
  });
});

describe('random printed invoices', () => {
  const seeds = Array.from({ length: byTier(4, 30) }, (_, index) => (index + 1) * 17);
  it.each(seeds)('have the sums and the VAT of each rate: seed %i', async (seed) => {
    const { input, buyer } = randomVatInput(seed);
    const exact = exactVat(input, buyer);
    const text = await textOf(input);
    for (const { label, net, vat } of exact.parts) {
      const basis = exact.parts.length === 1 ? '' : ` på ${written(net)}`;
      expect(text).toContain(`${label}${basis} ${written(vat)}`);
    }
    expect(text).toContain(`SEK ${written(exact.toPay)}`);
  });
});
