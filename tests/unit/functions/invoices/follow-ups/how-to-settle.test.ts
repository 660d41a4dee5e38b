import { expect, it } from 'vitest';
import { howToSettle } from '../../../../../functions/invoices/follow-ups/how-to-settle.ts';

const entry = (number: number, balanceOre: number) => ({
  reference: `26-0001-${String(number).padStart(6, '0')}`,
  documentNumber: String(number),
  balanceOre,
});
const asked = (creditOre: number, debitOre: number) =>
  howToSettle(entry(8, creditOre), entry(7, debitOre)).replaceAll('\u00a0', ' ');

it('a credit of all that is open is settled by closing both', () => {
  expect(asked(-1250_00, 1250_00)).toBe(
    'Kvitta kredit 26-0001-000008 mot faktura 26-0001-000007 i Fortnox: lägg båda som slutbetalda under Fakturering, Inbetalningar.',
  );
});

it('a credit of a part leaves the rest of its debit open', () => {
  expect(asked(-250_00, 1250_00)).toMatch(
    /registrera 250,00 kr som betalning på båda .* återstår sedan 1 000,00 kr\.$/,
  );
});

it('a credit of a debit that is paid in part settles what is open, and the customer gets the rest back', () => {
  const words = asked(-1250_00, 850_00);
  expect(words).toContain('registrera 850,00 kr som betalning på båda under Fakturering, Inbetalningar.');
  expect(words).toMatch(/Betala sedan tillbaka 400,00 kr till kunden/);
  expect(words).not.toContain('slutbetalda');
});

it('a credit of a paid debit is paid back', () => {
  expect(asked(-1250_00, 0)).toMatch(/är redan betald i Fortnox\. Betala tillbaka kredit 26-0001-000008/);
});
