import { describe, expect, it } from 'vitest';
import { buildInvoiceDocument } from '../../../../../shared/domain/invoice/build-invoice-document.ts';
import {
  requireDrawn,
  textsOfDocument,
  undrawnIn,
  writtenIn,
} from '../../../../../shared/domain/invoice/undrawn-signs.ts';
import { writtenSentence } from '../../../../../shared/text/undrawn-signs.ts';
import { hours, invoiceInput, workOrder } from '../../../../support/invoice-input.ts';

const documentWith = (note: string) =>
  buildInvoiceDocument(invoiceInput({ workOrders: [workOrder(1, [hours(2, 100_000)], { note })] }));

describe('an invoice', () => {
  it('names each sign that cannot be printed once, with the text that has it', () => {
    const found = undrawnIn(documentWith('Mätning 漢, 🎻 och 漢'));
    expect(found.map(({ sign }) => sign)).toEqual(['漢', '🎻']);
    expect(found.every(({ text }) => text.endsWith('Mätning 漢, 🎻 och 漢'))).toBe(true);
  });

  it('says which of its signs are written otherwise, and how', () => {
    const found = writtenIn(documentWith('Klart 👍 👍 ✅,\u00a0⌀ 12\u200b'));
    expect(found).toEqual([
      { sign: '👍', written: '(tumme upp)' },
      { sign: '✅', written: '✔' },
    ]);
    expect(writtenSentence(found, 'fakturan')).toBe(
      'Några tecken går inte att visa på fakturan: 👍 skrivs (tumme upp) och ✅ skrivs ✔.',
    );
    expect(writtenSentence(found.slice(0, 1), 'fakturan')).toMatch(/^Ett tecken .*: 👍 skrivs \(tumme upp\)\.$/);
    expect(writtenIn(documentWith('Å – R′w ≥ 52 dB'))).toEqual([]);
  });

  it('is not issued with such a sign, and is with those that are drawn or written', () => {
    expect(() => requireDrawn(documentWith('Mätning 漢'))).toThrow(
      /^Ett tecken går inte .* 漢 \(U\+6F22\) i ”.*Mätning 漢”/,
    );
    expect(() => requireDrawn(documentWith('Mätning 漢 🎻'))).toThrow(/^Några tecken går inte .* Ta bort dem/);
    expect(() => requireDrawn({ ...documentWith('Mätning 漢'), invoiceType: 'Credit' })).toThrow('på krediten');
    expect(() => requireDrawn(documentWith('⌀ 12 ⊥ ≲ ✓ ✅ 🙂 20 ℃'))).not.toThrow();
  });

  it('is credited with the signs that it was issued with, and with no others', () => {
    const debit = documentWith('Mätning 漢');
    const credit = { ...debit, invoiceType: 'Credit' as const };
    expect(() => requireDrawn(credit, debit)).not.toThrow();
    expect(undrawnIn({ ...credit, creditReason: 'Fel 漢, 🎻' }, debit)).toEqual([{ sign: '🎻', text: 'Fel 漢, 🎻' }]);
  });
});

it('the texts of a document are its texts at any depth, without embedded pictures and other values', () => {
  const document = {
    title: 'Faktura',
    sum: 12,
    objectAddress: null,
    items: [{ text: 'Mätning', sources: [{ workOrderId: 1 }] }, { text: 'Restid av data: ett' }],
    company: { logoUrl: 'data:image/png;base64,AAAA', name: 'Exempelakustik AB' },
    isNew: true,
    until: undefined,
  };
  expect(textsOfDocument(document)).toEqual(['Faktura', 'Mätning', 'Restid av data: ett', 'Exempelakustik AB']);
});
