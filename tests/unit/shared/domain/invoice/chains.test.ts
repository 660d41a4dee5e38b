import { describe, expect, it } from 'vitest';
import { invoiceFields } from '../../../../../shared/domain/fortnox/invoice-fields.ts';
import { type ChainKind, chainKinds, chainOf } from '../../../../support/chains/chain-kinds.ts';
import { expectInJson, expectInMail, expectInUbl } from '../../../../support/chains/media.ts';
import { keepXml } from '../../../../support/e-invoice/keep-xml.ts';
import { inOre } from '../../../../support/exact-invoice.ts';
import { byTier, seed } from '../../../../support/tier.ts';

/** The number of chains of each kind. */
const count = Number(process.env['CHAINS'] ?? byTier(20, 200));

type Row = { Price: number; DeliveredQuantity: string; VAT: number; AccountNumber: number };

describe.each(Object.keys(chainKinds) as ChainKind[])('a chain of %s', (kind) => {
  it('comes to what was agreed or worked, the same in JSON, mail, Fortnox and e-invoice', () => {
    let invoices = 0;
    for (let one = seed(); one < seed() + count; one += 1) {
      try {
        for (const document of chainOf(kind, one)) {
          const figures = expectInJson(document);
          expectInMail(document, figures);
          keepXml(`${kind}-${one}-${document.serialNumber}`, document, expectInUbl(document, figures));
          const rows = invoiceFields(document, '1')['InvoiceRows'] as Row[];
          const own = rows.filter(({ AccountNumber }) => AccountNumber !== 3740);
          expect(own.map(({ VAT, AccountNumber }) => [VAT, AccountNumber])).toEqual(
            document.items.map(({ vatPercent, account }) => [vatPercent, account]),
          );
          expect(rows.every(({ Price }) => inOre(Price) >= 0n)).toBe(true);
          invoices += 1;
        }
      } catch (error) {
        throw new Error(`Seed ${one}: ${(error as Error).message}`, { cause: error });
      }
    }
    expect(invoices).toBeGreaterThan(count);
  });
});
