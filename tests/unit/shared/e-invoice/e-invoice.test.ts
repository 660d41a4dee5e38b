// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { editedDocument } from '../../../../shared/domain/invoice/edited-document.ts';
import { buildInvoiceDocument } from '../../../../shared/domain/invoice/build-invoice-document.ts';
import { creditOf } from '../../../../shared/domain/invoice/credit-of.ts';
import { partCreditOf, restCreditOf } from '../../../../shared/domain/invoice/credit-part.ts';
import { eInvoiceXml } from '../../../../shared/e-invoice/e-invoice.ts';
import type { InvoiceDocument } from '../../../../shared/schemas/invoice.ts';
import { randomEInvoice, withSums } from '../../../support/e-invoice/random-document.ts';
import { keepXml } from '../../../support/e-invoice/keep-xml.ts';
import { type Node, all, oreAt, readXml, textAt } from '../../../support/e-invoice/read-xml.ts';
import { misplaced } from '../../../support/e-invoice/ubl-order.ts';
import { debitOf } from '../../../support/credit-chain.ts';
import { inOre } from '../../../support/exact-invoice.ts';
import { company, hours, invoiceInput, measurement, pieces, workOrder } from '../../../support/invoice-input.ts';
import { byTier, seed } from '../../../support/tier.ts';

const pdf = 'JVBERi0xLjcK';
const made = buildInvoiceDocument(invoiceInput());
const beside = { pdf, creditedOn: '' };
const read = (document: InvoiceDocument, creditedOn = '') => readXml(eInvoiceXml(document, { pdf, creditedOn }));

const linesOf = (node: Node) => [...all(node, 'InvoiceLine'), ...all(node, 'CreditNoteLine')];
const sum = (values: readonly bigint[]) => values.reduce((total, one) => total + one, 0n);
const roundedHundredth = (value: bigint) => (value < 0n ? -((-value * 2n + 100n) / 200n) : (value * 2n + 100n) / 200n);

/** EN 16931's rules BR-CO-10, 13, 14, 15, 16 and 17, BR-27 and the sum of each line, in whole öre. */
function brokenSums(node: Node): string[] {
  const total = (name: string) => oreAt(node, `LegalMonetaryTotal/${name}`);
  const has = (name: string) => all(node, `LegalMonetaryTotal/${name}`).length > 0;
  const subtotals = all(node, 'TaxTotal/TaxSubtotal');
  const vat = oreAt(node, 'TaxTotal/TaxAmount');
  const rounding = has('PayableRoundingAmount') ? total('PayableRoundingAmount') : 0n;
  const lines = linesOf(node);
  const checks: Record<string, boolean> = {
    'BR-CO-10': sum(lines.map((line) => oreAt(line, 'LineExtensionAmount'))) === total('LineExtensionAmount'),
    'BR-CO-13': total('LineExtensionAmount') === total('TaxExclusiveAmount'),
    'BR-CO-14': sum(subtotals.map((one) => oreAt(one, 'TaxAmount'))) === vat,
    'BR-CO-15': total('TaxExclusiveAmount') + vat === total('TaxInclusiveAmount'),
    'BR-CO-16': total('TaxInclusiveAmount') + rounding === total('PayableAmount'),
    'BR-CO-17': subtotals.every((one) => {
      const percent = BigInt(Number(textAt(one, 'TaxCategory/Percent')));
      return roundedHundredth(oreAt(one, 'TaxableAmount') * percent) === oreAt(one, 'TaxAmount');
    }),
    'BR-S-08': subtotals.every((one) => {
      const of = (part: Node, path: string) => `${textAt(part, `${path}/ID`)} ${textAt(part, `${path}/Percent`)}`;
      const its = lines.filter((line) => of(line, 'Item/ClassifiedTaxCategory') === of(one, 'TaxCategory'));
      return sum(its.map((line) => oreAt(line, 'LineExtensionAmount'))) === oreAt(one, 'TaxableAmount');
    }),
    'BR-27': lines.every((line) => oreAt(line, 'Price/PriceAmount') >= 0n),
    R120: lines.every((line) => {
      const quantity = Number(line.children.find(({ name }) => name.endsWith('Quantity'))!.text);
      const tenThousandths = BigInt(Math.round(quantity * 10_000)) * oreAt(line, 'Price/PriceAmount');
      const off = tenThousandths - oreAt(line, 'LineExtensionAmount') * 10_000n;
      return off <= 5_000n && off >= -5_000n;
    }),
  };
  return Object.keys(checks).filter((rule) => !checks[rule]);
}

describe('an e-invoice', () => {
  it('states number, dates, buyer, seller, references and period', () => {
    const document = { ...made, orderNumber: 'B-117', costCenter: '4711 Ängen' };
    const node = read(document);
    expect(Object.fromEntries(node.children.slice(0, 9).map(({ name, text }) => [name, text]))).toMatchObject({
      ID: '000018',
      IssueDate: '2026-11-20',
      DueDate: '2026-12-20',
      InvoiceTypeCode: '380',
      DocumentCurrencyCode: 'SEK',
      BuyerReference: '4711 Ängen',
    });
    expect(textAt(node, 'OrderReference/ID')).toBe('B-117');
    expect(textAt(node, 'ProjectReference/ID')).toBe('26-0042');
    expect(textAt(node, 'InvoicePeriod/StartDate')).toBe('2026-11-02');
    const [seller, buyer] = ['Supplier', 'Customer'].map((who) => all(node, `Accounting${who}Party/Party`)[0]!);
    expect(all(seller!, 'EndpointID')).toMatchObject([{ text: '5560000001', attributes: { schemeID: '0007' } }]);
    expect(all(seller!, 'PartyTaxScheme/CompanyID').map(({ text }) => text)).toEqual([
      'SE556000000101',
      'Godkänd för F-skatt',
    ]);
    expect(textAt(buyer!, 'PartyLegalEntity/CompanyID')).toBe('5560004615');
    expect(textAt(buyer!, 'PostalAddress/CityName')).toBe('Malmö');
    expect(textAt(buyer!, 'Contact/Name')).toBe('Örjan Björk');
  });

  it('has one note: title, object and the message with what is written on this invoice', () => {
    const edited = editedDocument(
      { ...made, invoiceSubTitle: 'Etapp 2', objectName: 'Kv. Lärkan', invoiceMessage: 'Tack för <b>ordern</b>' },
      { lines: [], note: 'Enligt mötet den 3.' },
    );
    const notes = read(edited).children.filter(({ name }) => name === 'Note');
    expect(notes.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Etapp 2\n.*Kv\. Lärkan\nTack för ordern\s+Enligt mötet den 3\.$/),
    ]);
  });

  it('goes to the address in Peppol that the customer has', () => {
    const node = read({ ...made, customerElectronicAddress: '0088:7300010000001' });
    expect(all(node, 'AccountingCustomerParty/Party/EndpointID')).toMatchObject([
      { text: '7300010000001', attributes: { schemeID: '0088' } },
    ]);
  });

  it('names the person who ordered the work as reference when there is no marking', () => {
    expect(textAt(read(made), 'BuyerReference')).toBe('Örjan Björk');
  });

  it('is paid to the bank giro with the OCR number', () => {
    const [means, ...others] = all(read(made), 'PaymentMeans');
    expect(others).toEqual([]);
    expect(textAt(means!, 'PaymentMeansCode')).toBe('30');
    expect(textAt(means!, 'PaymentID')).toBe(made.ocr);
    expect(textAt(means!, 'PayeeFinancialAccount/ID')).toBe('50501055');
    expect(textAt(means!, 'PayeeFinancialAccount/FinancialInstitutionBranch/ID')).toBe('SE:BANKGIRO');
  });

  it.each([
    [0, 'Betalas genast.'],
    [1, '1 dag netto.'],
    [30, '30 dagar netto.'],
  ])('states the terms of payment of %i days as on paper', (paymentTermDays, words) => {
    const { project } = invoiceInput();
    const document = buildInvoiceDocument(invoiceInput({ project: { ...project, paymentTermDays } }));
    expect(textAt(read(document), 'PaymentTerms/Note')).toContain(words);
  });

  it('has the heading of its group and a unit on each line', () => {
    const grouped = { ...measurement, invoiceItemGroupHeading: true };
    const workOrders = [
      workOrder(1, [hours(2.5, 125_000, grouped), hours(1, 90_000, grouped)], { note: 'Trapphus B' }),
      workOrder(2, [pieces(3, 10_050)]),
    ];
    const node = read(
      buildInvoiceDocument(invoiceInput({ workOrders, products: [grouped, ...invoiceInput().products.slice(1)] })),
    );
    const lines = linesOf(node).map((line) => ({
      note: textAt(line, 'Note'),
      unit: all(line, 'InvoicedQuantity')[0]!.attributes['unitCode'],
      quantity: textAt(line, 'InvoicedQuantity'),
      price: textAt(line, 'Price/PriceAmount'),
    }));
    expect(lines).toContainEqual({ note: 'Bullermätning', unit: 'HUR', quantity: '2.5', price: '1250.00' });
    expect(lines).toContainEqual({ note: '', unit: 'C62', quantity: '3', price: '100.50' });
  });

  it('counts mileage in kilometres', () => {
    const [item] = made.items;
    const drive = { ...item!, productType: 'Rent' as const, lineKind: 'Mileage' as const, invoiceableHours: 0 };
    const document = withSums({ ...made, items: [{ ...drive, quantity: 12, unitPrice: 25, subTotal: 300 }] });
    expect(all(read(document), 'InvoiceLine/InvoicedQuantity')).toMatchObject([
      { text: '12', attributes: { unitCode: 'KMT' } },
    ]);
  });

  it('states reverse charge, export and exemption with their reasons', () => {
    const taxed = (vatRule: 'ReverseEu' | 'ReverseConstruction' | 'Export' | 'Domestic') => {
      const items = made.items.map((item) => ({ ...item, vatRule, vatPercent: 0 }));
      const category = all(read(withSums({ ...made, items })), 'TaxTotal/TaxSubtotal/TaxCategory')[0]!;
      return category.children.filter(({ text }) => text).map(({ text }) => text);
    };
    const reverse = ['AE', '0.00', 'VATEX-EU-AE', 'Omvänd betalningsskyldighet'];
    expect(taxed('ReverseEu')).toEqual(reverse);
    expect(taxed('ReverseConstruction')).toEqual(reverse);
    expect(taxed('Export')).toEqual(['G', '0.00', 'VATEX-EU-G', 'Försäljning utanför EU']);
    expect(taxed('Domestic')).toEqual(['E', '0.00', 'Undantag från skatteplikt']);
  });

  it('states a credit in positive numbers, with what it credits and nothing to pay', () => {
    const credit = creditOf(made, { company, now: new Date('2026-12-01T10:00:00Z'), number: { serialNumber: 19 } });
    const node = read(credit, made.displayDate);
    expect(node.name).toBe('CreditNote');
    expect(textAt(node, 'CreditNoteTypeCode')).toBe('381');
    expect(textAt(node, 'BillingReference/InvoiceDocumentReference/ID')).toBe('000018');
    expect(textAt(node, 'BillingReference/InvoiceDocumentReference/IssueDate')).toBe('2026-11-20');
    expect(textAt(node, 'CreditNoteLine/CreditedQuantity')).toBe('2');
    expect(oreAt(node, 'LegalMonetaryTotal/PayableAmount')).toBe(inOre(made.sumTotalIncVat));
    expect(all(node, 'PaymentMeans')).toEqual([]);
  });

  it('is the same after its debit has been credited', () => {
    expect(eInvoiceXml({ ...made, refSerialNumberPadded: '000019' }, beside)).toBe(eInvoiceXml(made, beside));
  });

  it('holds its PDF', () => {
    expect(all(read(made), 'AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject')).toMatchObject([
      { text: pdf, attributes: { mimeCode: 'application/pdf', filename: `${made.invoiceCode}.pdf` } },
    ]);
  });

  it('holds any text, without markup and without what XML cannot hold', () => {
    const text = '<vägg> & "golv" ]]> \u0000\u001f\ud800 😀';
    const invoiceMessage = 'Rad <b>ett</b><br>&lt;två&gt; &amp; tre';
    const [item] = made.items;
    const node = read({ ...made, invoiceMessage, items: [{ ...item!, invoiceItemText: text }] });
    expect(textAt(node, 'InvoiceLine/Item/Name')).toBe('<vägg> & "golv" ]]> \ufffd 😀');
    expect(textAt(node, 'Note')).toBe('Objekt: Kvarteret Ängen\nRad ett\n<två> & tre');
  });

  it('is refused when the sums of its document do not add up', () => {
    expect(() => eInvoiceXml({ ...made, sumTotal: made.sumTotal + 0.01 }, beside)).toThrow('do not add up');
    expect(() => eInvoiceXml({ ...made, roundingTotal: 0.5 }, beside)).toThrow('do not add up');
  });
});

describe('the e-invoice of a credit that leaves nothing of its debit', () => {
  it('states the VAT of each rate to the öre as the printed credit does', () => {
    const line = { quarters: 1, priceOre: 4_036, account: 3001 };
    const debit = debitOf([
      { ...line, vatPercent: 25, quarters: 4 },
      { ...line, vatPercent: 12 },
    ]);
    const number = (serialNumber: number) => ({
      company,
      now: new Date('2026-12-01T10:00:00Z'),
      number: { serialNumber },
    });
    const parts = [3.33, 3.33, 3.33].reduce<InvoiceDocument[]>(
      (earlier, amount, index) => [
        ...earlier,
        partCreditOf(debit, earlier, { lines: [], amount, reason: 'Prisavdrag' }, number(19 + index)),
      ],
      [],
    );
    const rest = restCreditOf(debit, parts, number(30));
    expect(rest.vatOfRates).not.toEqual([]);
    const stated = all(read(rest, '2026-11-20'), 'TaxTotal/TaxSubtotal').map((one) => ({
      vatPercent: Number(textAt(one, 'TaxCategory/Percent')),
      vat: -Number(oreAt(one, 'TaxAmount')) / 100,
    }));
    expect(stated).toEqual(rest.vatOfRates.toSorted((a, b) => b.vatPercent - a.vatPercent));
  });
});

describe('e-invoices and credit notes of all kinds at random', () => {
  it('follow the order of the schema, add up by EN 16931 and have the sums of the invoice', () => {
    const first = seed();
    for (let one = first; one < first + byTier(60, 1_000); one += 1) {
      const { kind, document } = randomEInvoice(one);
      const node = readXml(keepXml(`random-${one}`, document, eInvoiceXml(document, beside)));
      const sign = document.invoiceType === 'Credit' ? -1n : 1n;
      const found = {
        misplaced: misplaced(node),
        broken: brokenSums(node),
        net: oreAt(node, 'LegalMonetaryTotal/TaxExclusiveAmount') * sign,
        vat: oreAt(node, 'TaxTotal/TaxAmount') * sign,
        toPay: oreAt(node, 'LegalMonetaryTotal/PayableAmount') * sign,
        lines: linesOf(node).map((line) => oreAt(line, 'LineExtensionAmount') * sign),
      };
      expect(found, `seed ${one}, ${kind}`).toEqual({
        misplaced: [],
        broken: [],
        net: inOre(document.sumTotal),
        vat: inOre(document.vatTotalRounded),
        toPay: inOre(document.sumTotalIncVat),
        lines: document.items.map(({ subTotal }) => inOre(subTotal)),
      });
    }
  });
});
