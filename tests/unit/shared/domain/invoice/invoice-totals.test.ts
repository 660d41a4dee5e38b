import { expect, it } from 'vitest';
import { invoiceTotals } from '../../../../../shared/domain/invoice/invoice-totals.ts';

it.each([
  ['527,00', [527_00], { netOre: 527_00, vatOre: 131_75, roundingOre: 25, toPayOre: 659_00 }],
  ['4 467,75', [4_467_75], { netOre: 4_467_75, vatOre: 1_116_94, roundingOre: 31, toPayOre: 5_585_00 }],
  ['−527,00', [-527_00], { netOre: -527_00, vatOre: -131_75, roundingOre: -25, toPayOre: -659_00 }],
  ['exactly half a krona', [2_730_00], { netOre: 2_730_00, vatOre: 682_50, roundingOre: 50, toPayOre: 3_413_00 }],
  ['minus half a krona', [-2_730_00], { netOre: -2_730_00, vatOre: -682_50, roundingOre: -50, toPayOre: -3_413_00 }],
  ['half an öre of VAT', [2], { netOre: 2, vatOre: 1, roundingOre: -3, toPayOre: 0 }],
])('are right for %s', (_, lines, totals) => {
  expect(invoiceTotals(lines)).toEqual(totals);
});

it('take VAT on the sum, not line by line', () => {
  expect(invoiceTotals([1, 1]).vatOre).toBe(1);
});
