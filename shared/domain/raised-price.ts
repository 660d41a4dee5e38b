/** The steps to which a raised price can be rounded, in kronor; 0 rounds to whole öre. */
export const priceSteps = [0, 1, 5, 10] as const;

export type PriceStep = (typeof priceSteps)[number];

/** In per cent; negative lowers prices. */
export const raiseLimits = { least: -50, most: 100 } as const;

/** A price of fewer steps would change by more than rounding should: a kilometre of 6 kr to 5. */
const leastSteps = 20;

/**
 * A price raised by a number of per cent and rounded to a step, halves upwards; to whole öre if it is small beside the
 * step, or if rounding would undo the raise. A price never becomes free, and 0 stays 0.
 * @param by.hundredths of a per cent: 350 is 3.5 %
 */
export function raisedPriceOre(
  priceOre: number,
  { hundredths, step }: { hundredths: number; step: PriceStep },
): number {
  if (priceOre === 0) return 0;
  const exact = Math.max(1, roundedTo(1, priceOre, hundredths));
  const stepOre = step * 100;
  if (step === 0 || priceOre < leastSteps * stepOre) return exact;
  const rounded = roundedTo(stepOre, priceOre, hundredths);
  return (rounded - priceOre) * hundredths < 0 ? exact : rounded;
}

function roundedTo(stepOre: number, priceOre: number, hundredths: number): number {
  const divisor = 10_000n * BigInt(stepOre);
  return Number((BigInt(priceOre) * BigInt(10_000 + hundredths) * 2n + divisor) / (divisor * 2n)) * stepOre;
}
