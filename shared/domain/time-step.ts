import type { TimeStep } from '../codes/work-orders.ts';

const counted = ['hoursEstimated', 'workedHours', 'invoiceableHours', 'quantity'] as const;

type Line = Partial<Record<(typeof counted)[number], number | null>>;

const refusals: Record<TimeStep, string> = { 0.5: 'Ange hela eller halva.', 0.25: 'Ange hela, halva eller kvarts.' };

export type StepFault = { line: number; field: string; message: string };

/**
 * The numbers that are not in the firm's steps. One that was stored before, when the steps may have been shorter, may
 * stay.
 * @param before what is stored of each line, or undefined for a new line
 */
export function stepFaults<L extends Line>(
  lines: readonly L[],
  before: (line: L) => Line | undefined,
  step: TimeStep,
): StepFault[] {
  return lines.flatMap((line, index) =>
    counted
      .filter((field) => isOffStep(line[field], step) && line[field] !== before(line)?.[field])
      .map((field) => ({ line: index, field, message: refusals[step] })),
  );
}

/** What is no number is another check's to refuse. */
function isOffStep(value: unknown, step: TimeStep): boolean {
  return typeof value === 'number' && !Number.isInteger(value / step);
}
