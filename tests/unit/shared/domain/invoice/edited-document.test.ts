import { describe, expect, it } from 'vitest';
import { buildInvoiceDocument } from '../../../../../shared/domain/invoice/build-invoice-document.ts';
import { editedDocument, lineName } from '../../../../../shared/domain/invoice/edited-document.ts';
import { hours, invoiceInput, meter, pieces, workOrder } from '../../../../support/invoice-input.ts';

const document = buildInvoiceDocument(
  invoiceInput({
    workOrders: [workOrder(8, [hours(2, 100_000), pieces(1, 50_000, meter)]), workOrder(9, [hours(1, 1)])],
  }),
);
const [first, second, third] = document.items;
const nameOf = (item: typeof first) => lineName(item!);
const reported = ({ items }: typeof document) => items.map((item) => [item.sortNum, lineName(item)]);

describe('an edited document', () => {
  it('names a line by its first work order and item', () => {
    expect([nameOf(first), nameOf(second), nameOf(third)]).toEqual(['8-1', '9-1', '8-2']);
  });

  it('names a line of an agreement by its instalment, and none that its choice or its invoice words', () => {
    const agreed = (lineKind: 'Instalment' | 'OnAccount' | 'Deduction') =>
      lineName({ sources: [], lineKind, agreedRef: 3 });
    expect(agreed('Instalment')).toBe('instalment-3');
    expect([agreed('OnAccount'), agreed('Deduction')]).toEqual(['', '']);
  });

  it('has lines in the order of the edits, those not edited last, numbered anew', () => {
    const lines = [
      { line: '8-2', text: 'Samtal', heading: 'Rubrik' },
      { line: '8-1', text: 'Mätning', heading: '' },
    ];
    const edited = editedDocument(document, { lines, note: '' });
    expect(reported(edited)).toEqual([
      [1, '8-2'],
      [2, '8-1'],
      [3, '9-1'],
    ]);
    expect(edited.items[0]).toMatchObject({ invoiceItemText: 'Samtal', invoiceItemGroupHeading: 'Rubrik' });
    expect(edited.items[1]).toMatchObject({ invoiceItemText: 'Mätning', invoiceItemGroupHeading: '' });
    expect(edited.items[2]).toEqual({ ...second, sortNum: 3 });
  });

  it('has each line once, and none that the document lacks', () => {
    const lines = ['8-1', '8-1', '7-1', ''].map((line) => ({ line, text: 'Ny', heading: '' }));
    expect(reported(editedDocument(document, { lines, note: '' }))).toEqual([
      [1, '8-1'],
      [2, '9-1'],
      [3, '8-2'],
    ]);
  });

  it('never changes what is paid', () => {
    const edited = editedDocument(document, { lines: [{ line: '8-2', text: 'X', heading: '' }], note: 'Tack' });
    const paid = ({ items, invoiceMessage: _message, ...rest }: typeof document) => ({
      ...rest,
      lines: items
        .toSorted((a, b) => lineName(a).localeCompare(lineName(b)))
        .map(({ quantity, unitPrice, subTotal, sources }) => ({ quantity, unitPrice, subTotal, sources })),
    });
    expect(paid(edited)).toEqual(paid(document));
  });

  it('has the note below the message, as text', () => {
    const noted = (invoiceMessage: string, note: string) =>
      editedDocument({ ...document, invoiceMessage }, { lines: [], note }).invoiceMessage;
    expect(noted('', '')).toBe('');
    expect(noted('Välkommen åter', '')).toBe('Välkommen åter');
    expect(noted('', 'Enligt avtal')).toBe('Enligt avtal');
    expect(noted('Välkommen åter', 'Enligt avtal')).toBe('Välkommen åter<br><br>Enligt avtal');
    expect(noted('', '<script>x</script>Enligt')).not.toContain('<script');
  });
});
