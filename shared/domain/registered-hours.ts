import type { MissingHours } from '../codes/missing-hours.ts';
import type { ProductType } from '../codes/product-types.ts';

type Hours = {
  productType: ProductType;
  /** Empty is null; a zero is entered. What is being typed may be no number yet. */
  hoursEstimated: unknown;
  workedHours: unknown;
  invoiceableHours: unknown;
};

/** Whether a rate line has neither worked nor invoiceable hours, which a person is asked about once. */
export function lacksHours(line: Hours): boolean {
  return line.productType === 'Rate' && line.workedHours === null && line.invoiceableHours === null;
}

/**
 * The lines of a work order as registering leaves them: invoiceable hours that are empty are the worked ones, and a
 * zero that somebody entered stays. An answer fills in what has neither; without one it stays empty.
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
