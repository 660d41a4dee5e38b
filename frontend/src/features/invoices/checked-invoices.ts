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

/** What somebody has ticked or unticked, by the id of the project. */
export type Ticks = ReadonlyMap<number, boolean>;

/** Near its ceiling, a project is invoiced only when somebody ticks it. */
export function isTaken({ projectId, remarks }: CheckedProject, ticks: Ticks): boolean {
  return ticks.get(projectId) ?? !remarks.some(({ kind }) => kind === 'near-ceiling');
}
