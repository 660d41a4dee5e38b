import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceSteps, raisedPriceOre } from '../../../../shared/domain/raised-price.ts';

it.each([
  [100_000, 350, 0, 103_500],
  [100_000, 350, 5, 103_500],
  [123_450, 300, 0, 127_154],
  [123_450, 300, 1, 127_200],
  [123_450, 300, 5, 127_000],
  [123_450, 300, 10, 127_000],
  [125_000, 200, 10, 128_000],
  [125_000, -1000, 5, 112_500],
  // A kilometre of 6 kr is not rounded to 5, nor to 10.
  [600, 350, 5, 621],
  [300, 100, 10, 303],
  [20_000, 350, 10, 21_000],
  // Rounding does not lower what is raised, nor raise what is lowered.
  [100_200, 1, 5, 100_210],
  [100_300, -1, 5, 100_290],
  [0, 5_000, 10, 0],
] as const)(
  '%i öre raised by %i hundredths of a per cent, to steps of %i kr, is %i',
  (priceOre, hundredths, step, is) => {
    expect(raisedPriceOre(priceOre, { hundredths, step })).toBe(is);
  },
);

it('a raised price is a whole number of steps within half a step of the exact price, or in öre where that would be too coarse', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000_000 }),
      fc.integer({ min: -5_000, max: 10_000 }),
      fc.constantFrom(...priceSteps),
      (priceOre, hundredths, step) => {
        const raised = BigInt(raisedPriceOre(priceOre, { hundredths, step }));
        const off = raised * 10_000n - BigInt(priceOre) * BigInt(10_000 + hundredths);
        const within = (ore: bigint) => (off < 0n ? -off : off) * 2n <= ore * 10_000n;
        const stepOre = step === 0 ? 1n : BigInt(step) * 100n;
        expect(within(1n) || (raised % stepOre === 0n && within(stepOre)) || raised === 1n).toBe(true);
        expect((raised - BigInt(priceOre)) * BigInt(hundredths) >= 0n).toBe(true);
        // So that no rounding changes a price by more than 2.5 per cent of it.
        expect(within(1n) || raised === 1n || BigInt(priceOre) >= 20n * stepOre).toBe(true);
      },
    ),
  );
});
