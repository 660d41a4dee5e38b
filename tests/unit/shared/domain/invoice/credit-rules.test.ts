import { expect, it } from 'vitest';
import { creditRefusal, isCreditShown } from '../../../../../shared/domain/invoice/credit-rules.ts';

const posted = { invoiceType: 'Debit', credited: false, status: 'Posted', refSerialNumberPadded: '' } as const;

it.each(['Posted', 'Paid', 'Overdue'] as const)('a debit invoice that is %s can be credited', (status) => {
  expect(creditRefusal({ ...posted, status })).toBeUndefined();
});

it.each([
  ['Created', 'Fakturan kan krediteras när den är bokförd. Nu har den statusen Endast Klang.'],
  ['Sent', 'Fakturan kan krediteras när den är bokförd. Nu har den statusen Registrerad.'],
  ['Cancelled', 'Fakturan är makulerad och kan inte krediteras.'],
] as const)('one that is %s cannot, with the reason', (status, why) => {
  expect(creditRefusal({ ...posted, status })).toBe(why);
});

it('nor a credit invoice, nor one that is credited, whatever its status', () => {
  expect(creditRefusal({ ...posted, invoiceType: 'Credit' })).toBe('En kreditfaktura kan inte krediteras.');
  expect(creditRefusal({ ...posted, credited: true, refSerialNumberPadded: '000040' })).toBe(
    'Fakturan är redan krediterad med 000040.',
  );
});

it.each([
  ['Debit', false, true],
  ['Debit', true, false],
  ['Credit', false, false],
  ['Credit', true, false],
] as const)('a %s invoice that is credited (%s) shows its crediting: %s', (invoiceType, credited, isShown) => {
  expect(isCreditShown({ invoiceType, credited })).toBe(isShown);
});
