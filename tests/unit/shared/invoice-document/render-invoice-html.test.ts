import { describe, expect, it } from 'vitest';
import { buildInvoiceDocument } from '../../../../shared/domain/invoice/build-invoice-document.ts';
import { creditOf } from '../../../../shared/domain/invoice/credit-of.ts';
import type { InvoiceInput } from '../../../../shared/domain/invoice/invoice-input.ts';
import { renderInvoiceHtml } from '../../../../shared/invoice-document/render-invoice-html.ts';
import { paymentCodeText } from '../../../../shared/domain/invoice/payment-code.ts';
import { company, hours, invoiceInput, measurement, meter, pieces, workOrder } from '../../../support/invoice-input.ts';
import { readQrCode } from '../../../support/qr-code.ts';

const { number: _, ...unnumbered } = invoiceInput();

function issued(rest: Partial<InvoiceInput> = {}): string {
  return renderInvoiceHtml(buildInvoiceDocument(invoiceInput(rest)), { preview: false });
}

function credit(): string {
  const debit = buildInvoiceDocument(invoiceInput());
  const now = new Date('2026-12-01T10:00:00.000Z');
  return renderInvoiceHtml(creditOf(debit, { company, now, number: { serialNumber: 40 } }), { preview: false });
}

/** The page's text without tags. */
function textOf(html: string): string {
  return html
    .slice(html.indexOf('<body>'))
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ');
}

describe('an invoice on paper', () => {
  it('says what the law and a payer need', () => {
    const text = textOf(issued());
    for (const words of [
      'Fakturanummer 000018',
      'Fakturadatum 2026-11-20',
      'Betalningsvillkor 30 dagar netto',
      'Förfallodatum 2026-12-20 Att betala SEK 3 125,00',
      'Ert org.nr 556000-4615',
      'Södra Hamnens Fastigheter AB Fakturaenheten Box 4012 203 11 Malmö',
      'Er referens Örjan Björk',
      'Vår referens Åsa Lindqvist',
      'Projekt 26-0042',
      'Objekt Kvarteret Ängen Åkergatan 12, 211 20 Malmö',
      'Utfört 2026-11-02',
      'Bullermätning 2 tim 1 250,00 2 500,00',
      'Netto 2 500,00',
      'Moms 25 % 625,00',
      'Att betala SEK 3 125,00',
      'Bankgiro 5050-1055',
      'OCR-nummer 1842',
      'Org.nr 556000-0001',
      'Momsreg.nr SE556000000101',
      'Säte Göteborg',
      'Godkänd för F-skatt',
      'dröjsmålsränta med 8 %',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('lets a line end between the codes of projects, but not within one', () => {
    const html = issued();
    expect(html).toContain('<dt>Projekt</dt><dd><span>26-0042</span></dd>');
    expect(html).toContain('dd span { display: inline-block; }');
  });

  it('leaves out what is empty, and rounding of nothing', () => {
    const text = textOf(issued({ mainContact: null, objectAddress: null }));
    for (const label of ['Er referens', 'Objekt', 'Fakturamärkning', 'Öresavrundning', 'Kund']) {
      expect(text).not.toContain(label);
    }
  });

  it('shows the rounding to whole kronor', () => {
    expect(textOf(issued({ workOrders: [workOrder(1, [hours(1, 527_00)])] }))).toContain(
      'Netto 527,00 Moms 25 % 131,75 Öresavrundning 0,25 Att betala SEK 659,00',
    );
  });

  it('names the customer where the receiver has another name', () => {
    const { customer } = invoiceInput();
    expect(textOf(issued({ customer: { ...customer, name: 'Hamnbolaget i Malmö AB' } }))).toContain(
      'Kund Hamnbolaget i Malmö AB',
    );
  });

  it('counts hours in tim and rents in st', () => {
    const text = textOf(issued({ workOrders: [workOrder(1, [hours(7.5, 100_000), pieces(1200, 1_050)])] }));
    expect(text).toContain('7,5 tim 1 000,00 7 500,00');
    expect(text).toContain('1 200 st 10,50 12 600,00');
  });

  it('has a heading over grouped lines, but none that only repeats its single line', () => {
    const products = [{ ...measurement, invoiceItemGroupHeading: true }];
    const noted = workOrder(1, [hours(1, 100)], { note: 'Trapphus B' });
    expect(textOf(issued({ products, workOrders: [noted] }))).toContain('Bullermätning Trapphus B 1 tim');
    const alone = textOf(issued({ products, workOrders: [workOrder(1, [hours(1, 100)])] }));
    expect(alone.match(/Bullermätning/g)).toHaveLength(1);
  });

  it('sums a group of several lines below them, and no group of one', () => {
    const products = [{ ...measurement, invoiceItemGroupHeading: true }];
    const noted = ['A', 'B'].map((note, index) => workOrder(index + 1, [hours(index + 1, 100_000)], { note }));
    expect(textOf(issued({ products, workOrders: noted }))).toContain(
      'Bullermätning A 1 tim 1 000,00 1 000,00 B 2 tim 1 000,00 2 000,00 Summa Bullermätning 3 000,00',
    );
    expect(textOf(issued({ products, workOrders: noted.slice(0, 1) }))).not.toContain('Summa');
  });

  it('says no personal number, and the number of a foreign buyer as it is', () => {
    const { customer } = invoiceInput();
    const withNumber = (organisationNumber: string, countryCode = 'SE', vatNumber = '') =>
      textOf(issued({ customer: { ...customer, organisationNumber, countryCode, vatNumber } }));
    expect(withNumber('640823-3234')).not.toContain('640823');
    expect(withNumber('')).not.toContain('Ert org.nr');
    expect(withNumber('HRB 12345', 'DE', 'DE136695976')).toContain('Ert org.nr HRB 12345');
  });

  it('shows all that people typed as they typed it', () => {
    const typed = '<img src=x onerror=alert(1)>"&\'</style><script>alert(1)</script>';
    const { project, customer } = invoiceInput();
    const html = issued({
      project: { ...project, invoiceText: typed, invoiceMessage: typed, costCenter: typed },
      customer: { ...customer, name: typed },
      mainContact: { firstName: typed, lastName: typed },
      workOrders: [workOrder(1, [hours(1, 100)], { note: typed })],
      company: { ...company, companyName: typed, companyWeb: typed, latePaymentText: typed },
    });
    expect(html).not.toMatch(/<script|<img|onerror=alert\(1\)>"/);
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('keeps bold and italics of the message', () => {
    const { project } = invoiceInput();
    const html = issued({ project: { ...project, invoiceMessage: '<strong>Obs!</strong>\n<em>Ny</em> adress' } });
    expect(html).toContain('<b>Obs!</b><br><i>Ny</i> adress');
  });

  it('shows a message that was stored otherwise as typed', () => {
    const document = { ...buildInvoiceDocument(invoiceInput()), invoiceMessage: '<img src=x>' };
    expect(renderInvoiceHtml(document, { preview: false })).toContain('&lt;img src=x&gt;');
  });

  it('shows the logo in place of the name', () => {
    const logoUrl = 'data:image/png;base64,iVBORw0KGgo=';
    expect(issued({ company: { ...company, logoUrl } })).toContain(`<img src="${logoUrl}" alt="Exempelakustik AB">`);
  });

  it('has the QR code for its payment drawn in it', () => {
    expect(readQrCode(issued())).toBe(paymentCodeText(buildInvoiceDocument(invoiceInput())));
    expect(issued()).toContain('aria-label="QR-kod med betalningsuppgifterna"');
  });

  it('has a QR code that is read however long the firm’s name is', () => {
    for (const length of [1, 5, 10, 20, 40, 60]) {
      const input = invoiceInput({ company: { ...company, companyName: 'Å'.repeat(length) } });
      expect(readQrCode(issued(input))).toBe(paymentCodeText(buildInvoiceDocument(input)));
    }
  });

  it('has no QR code where nothing is to be paid', () => {
    expect(issued({ workOrders: [workOrder(1, [hours(1, 0)])] })).not.toContain('QR-kod');
  });

  it('asks for nothing where the sum is 0 kr, or so little that it is rounded to nothing', () => {
    for (const price of [0, 20]) {
      const text = textOf(issued({ workOrders: [workOrder(1, [hours(1, price)])] }));
      expect(text).toContain('Summa SEK 0,00');
      expect(text).toContain('Ingen betalning ska göras.');
      for (const asking of ['Att betala', 'OCR', 'Förfallodatum', 'Betalningsvillkor', 'dröjsmålsränta', 'QR-kod']) {
        expect(text).not.toContain(asking);
      }
    }
  });

  it('ends a group visibly before a line that stands alone, as in what was issued before such lines came first', () => {
    const products = [measurement, meter].map((product) => ({ ...product, invoiceItemGroupHeading: true }));
    const made = buildInvoiceDocument(
      invoiceInput({ products, workOrders: [workOrder(1, [hours(1, 100), pieces(1, 100)], { note: 'Sal' })] }),
    );
    const [grouped, alone] = made.items;
    const old = { ...made, items: [grouped!, { ...alone!, invoiceItemGroupHeading: '', invoiceItemText: 'Mätare' }] };
    expect(renderInvoiceHtml(old, { preview: false })).toMatch(/Sal<\/td>[^]*<tbody class="apart">[^]*Mätare<\/td>/);
    expect(renderInvoiceHtml(made, { preview: false })).not.toContain('class="apart"');
  });

  it('fetches nothing and runs nothing', () => {
    const html = issued();
    expect(html).toContain("default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:");
    expect(html).not.toMatch(/<script|<link|@import|url\(|https?:/);
  });

  it('is small without its fonts', () => {
    expect(issued().length).toBeLessThan(25_000);
  });
});

describe('a preview', () => {
  it('is marked as one and has neither number nor payment reference', () => {
    const html = renderInvoiceHtml(buildInvoiceDocument(unnumbered), { preview: true });
    expect(textOf(html)).toContain('Faktura FÖRHANDSGRANSKNING');
    expect(textOf(html)).toContain('OCR-nummer –');
    expect(html).toContain('<title>Faktura (förhandsgranskning) – 26-0042 – Exempelakustik AB</title>');
    expect(html).not.toContain('000018');
  });

  it('has no QR code to pay by, only room for it', () => {
    const html = renderInvoiceHtml(buildInvoiceDocument(unnumbered), { preview: true });
    expect(html).not.toContain('<svg');
    expect(textOf(html)).toContain('QR-kod för betalning kommer när fakturan skapas');
  });

  it('is nothing an issued invoice says', () => {
    expect(issued()).not.toContain('FÖRHANDSGRANSKNING');
  });
});

describe('a credit invoice', () => {
  it('names what it credits and asks for no payment', () => {
    const text = textOf(credit());
    expect(text).toContain('Kreditfaktura');
    expect(text).toMatch(/Fakturadatum 2026-12-01 Att kreditera SEK \u22123 125,00/);
    expect(text).toContain('Fakturanummer 000040 Avser faktura 000018');
    expect(text).toContain('\u22122 tim 1 250,00 \u22122 500,00');
    expect(text).toContain('Att kreditera SEK \u22123 125,00');
    for (const words of ['Förfallodatum', 'OCR', 'Betalningsvillkor', 'dröjsmålsränta', 'Att betala', 'QR-kod']) {
      expect(text).not.toContain(words);
    }
  });
});
