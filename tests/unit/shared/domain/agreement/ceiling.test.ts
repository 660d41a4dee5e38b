import { describe, expect, it } from 'vitest';
import { withinCeiling, nearCeiling } from '../../../../../shared/domain/agreement/ceiling.ts';
import type { AgreementTerms, Entry } from '../../../../../shared/entities/agreement.ts';
import { hours, workOrder } from '../../../../support/invoice-input.ts';

const entry = (netOre: number): Entry => ({
  invoiceId: 1,
  serialNumber: 1,
  day: '2026-11-20',
  kind: 'Work',
  ref: 0,
  text: '',
  netOre,
  vatPercent: 25,
  vatRule: 'Domestic',
  account: 3001,
});
const ceiling = (usedOre: number): AgreementTerms => ({
  priceForm: 'Ceiling',
  agreedOre: 10_000_000,
  isConstruction: false,
  instalments: [],
  entries: [entry(usedOre)],
});

describe('nearCeiling', () => {
  it('remarks from 80 per cent, counting the next invoice', () => {
    expect(nearCeiling(ceiling(5_000_000), 29_999.99)).toEqual([]);
    expect(nearCeiling(ceiling(5_000_000), 30_000)).toEqual([
      { kind: 'near-ceiling', ceiling: 100_000, total: 80_000, percent: 80 },
    ]);
    expect(nearCeiling(ceiling(9_000_000), 10_000)).toMatchObject([{ percent: 100 }]);
  });

  it('says nothing of other forms of price', () => {
    expect(nearCeiling({ ...ceiling(0), priceForm: 'FixedPrice' }, 100_000)).toEqual([]);
  });
});

describe('withinCeiling', () => {
  const work = [
    workOrder(3, [hours(2, 100_000)], { day: '2026-11-03' }),
    workOrder(1, [hours(5, 100_000)], { day: '2026-11-02' }),
    workOrder(2, [hours(1, 100_000)], { day: '2026-11-05' }),
  ];

  it('takes the oldest work orders until one does not fit', () => {
    expect([...withinCeiling(work, 700_000)]).toEqual([1, 3]);
    expect([...withinCeiling(work, 699_999)]).toEqual([1]);
    expect([...withinCeiling(work, 499_999)]).toEqual([]);
    expect([...withinCeiling(work, 800_000)]).toEqual([1, 3, 2]);
  });

  it('counts an item without a price as nothing', () => {
    expect([...withinCeiling([workOrder(1, [hours(5, null)])], 0)]).toEqual([1]);
  });
});
