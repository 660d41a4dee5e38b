import { describe, expect, it } from 'vitest';
import { buildInvoiceDocument } from '../../../../shared/domain/invoice/build-invoice-document.ts';
import { creditOf } from '../../../../shared/domain/invoice/credit-of.ts';
import { bounceReason } from '../../../../shared/mail/bounce-reason.ts';
import { invoiceMail } from '../../../../shared/mail/invoice-mail.ts';
import { company, hours, invoiceInput, workOrder } from '../../../support/invoice-input.ts';

const debit = buildInvoiceDocument(invoiceInput());
const toCustomer = { toCustomer: true };

describe('the mail of an invoice', () => {
  it('says number, amount, due date, bank giro, OCR and references in both parts', () => {
    const { subject, text, html } = invoiceMail(debit, toCustomer);
    expect(subject).toBe('Faktura 000018 från Exempelakustik AB');
    for (const part of [text, html.replaceAll('\u00a0', ' ')]) {
      for (const fact of ['000018', '3 125,00 kr', debit.dueDate, '5050-1055', debit.ocr, debit.ourReferenceName]) {
        expect(fact).not.toBe('');
        expect(part).toContain(fact);
      }
    }
    expect(text).toContain('Den är bifogad som PDF.');
    expect(text).not.toContain('\u00a0');
  });

  it('of a credit names the invoice that it credits, and asks for nothing', () => {
    const credit = creditOf(debit, {
      company,
      now: new Date('2026-12-01T10:00:00.000Z'),
      number: { serialNumber: 40 },
    });
    const { subject, text } = invoiceMail(credit, toCustomer);
    expect(subject).toBe('Kreditfaktura 000040 från Exempelakustik AB');
    expect(text).toContain('Den krediterar faktura 000018 i sin helhet, så ingen betalning ska göras.');
    expect(text).toMatch(/Krediterat belopp: +3 125,00 kr/);
    expect(text).not.toMatch(/Att betala|Förfallodatum|OCR|Bankgiro/);
  });

  it('of 0 kr asks for nothing', () => {
    const free = buildInvoiceDocument(invoiceInput({ workOrders: [workOrder(1, [hours(3, 0)])] }));
    const { text } = invoiceMail(free, toCustomer);
    expect(text).toContain('Den är bifogad som PDF. Ingen betalning ska göras.');
    expect(text).toMatch(/Summa: +0,00 kr/);
    expect(text).not.toMatch(/Att betala|Förfallodatum|OCR|Bankgiro/);
  });

  it('tells the firm to send it on where the customer has no address', () => {
    const { text } = invoiceMail(debit, { toCustomer: false });
    expect(text).toMatch(/^.+ har ingen e-postadress för fakturor\. Skicka fakturan vidare till kunden\./);
    expect(invoiceMail(debit, toCustomer).text).not.toContain('Skicka fakturan vidare');
  });

  it('leaves out what is not known', () => {
    const unknown = { companyName: '', companyEmail: '', companyPhone: '', bankGiro: '', organisationNumber: '' };
    const bare = { ...debit, company: { ...company, ...unknown }, ourReferenceName: '', customerReferenceName: '' };
    const { subject, text } = invoiceMail(bare, toCustomer);
    expect(subject).toBe('Faktura 000018');
    expect(text).not.toMatch(/Bankgiro|Har du frågor|referens|Org\.nr|undefined/);
  });

  it('shows names as they are typed', () => {
    const { html } = invoiceMail({ ...debit, objectName: '<b>Ljud & Bild</b>' }, toCustomer);
    expect(html).toContain('&lt;b&gt;Ljud &amp; Bild&lt;/b&gt;');
  });
});

describe('why a mail came back', () => {
  it.each([
    ['Permanent', 'NoEmail', '', 'Adressen finns inte.'],
    ['Permanent', 'General', '', 'Mottagarens server tog inte emot mejlet. Kontrollera adressen.'],
    ['Transient', 'MailboxFull', '', 'Mottagarens brevlåda är full.'],
    ['Transient', 'General', '', 'Mottagarens server tog inte emot mejlet just då. Skicka det igen senare.'],
    ['Permanent', 'NoEmail', 'smtp; 550 unknown', 'Adressen finns inte. Servern svarade: 550 unknown'],
  ])('%s, %s %s', (bounceType, bounceSubType, diagnosticCode, reason) => {
    expect(bounceReason({ bounceType, bounceSubType, diagnosticCode })).toBe(reason);
  });
});
