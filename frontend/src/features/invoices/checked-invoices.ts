import { sumKronor } from '../../../../shared/lib/money.ts';
import type { CheckedProject } from '../../../../shared/schemas/invoice-run.ts';

/** The projects of each invoice to be made, in the order of the first one; a stopped project stands alone. */
export function invoicesOf(projects: readonly CheckedProject[]): CheckedProject[][] {
  return [...Map.groupBy(projects, ({ group, projectId }) => group || projectId).values()];
}

/** Kronor without VAT. */
export function sumOf(projects: readonly CheckedProject[]): number {
  return sumKronor(projects, ({ sumTotal }) => sumTotal ?? 0);
}

/** Near its ceiling, a project is invoiced only when somebody ticks it. */
export function isRequested({ remarks }: CheckedProject): boolean {
  return remarks.some(({ kind }) => kind === 'near-ceiling');
}
