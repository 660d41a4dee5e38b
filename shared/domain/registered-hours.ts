import type { MissingHours } from '../codes/work-orders.ts';
import type { ProductType } from '../codes/product-types.ts';

type Hours = {
  productType: ProductType;
  /** Empty is null; zero counts as entered. Typed text may not be a number yet. */
  hoursEstimated: unknown;
  workedHours: unknown;
  invoiceableHours: unknown;
};

export function lacksHours(line: Hours): boolean {
  return line.productType === 'Rate' && line.workedHours === null && line.invoiceableHours === null;
}

/**
 * A work order's lines after registering: empty invoiceable hours become the worked ones, and entered zeros stay. The
 * answer fills lines that have neither; without one they stay empty.
 */
export function registeredLines<Line extends Hours>(lines: readonly Line[], answer?: MissingHours): Line[] {
  return lines.map((line) => {
    if (line.productType !== 'Rate' || line.invoiceableHours !== null) return line;
    const workedHours = lacksHours(line) && answer ? answered(line, answer) : line.workedHours;
    return { ...line, workedHours, invoiceableHours: workedHours };
  });
}

function answered({ hoursEstimated }: Hours, answer: MissingHours): unknown {
  return answer === 'zero' ? 0 : (hoursEstimated ?? 0);
}
