import type { Finding } from '../../../shared/schemas/dev.ts';
import { mendClaims } from './repair-locks.ts';
import { mendInvoices } from './repair-invoices.ts';
import { mendReferences } from './repair-references.ts';
import { mendWorkOrders } from './repair-work-orders.ts';
import type { RepairContext, Step } from './step.ts';

/** In this order: each step relies on the earlier ones. */
const steps: readonly (readonly [name: string, step: Step])[] = [
  ['claims', mendClaims],
  ['invoices', mendInvoices],
  ['work-orders', mendWorkOrders],
  ['customers', mendReferences('customer')],
  ['projects', mendReferences('project')],
  ['contacts', mendReferences('contact')],
  ['addresses', mendReferences('address')],
];

/**
 * @param from where an earlier call stopped; by default the beginning
 * @returns the findings, and where to continue; null at the end
 */
export async function mendFrom(
  from: string | undefined,
  mending: RepairContext,
): Promise<{ findings: Finding[]; next: string | null }> {
  const [name = '', id = '0'] = from?.split(':') ?? [];
  let index = Math.max(
    0,
    steps.findIndex(([one]) => one === name),
  );
  let after = Number(id);
  const findings: Finding[] = [];
  while (index < steps.length) {
    const [current, step] = steps[index]!;
    if (Date.now() > mending.until) return { findings, next: `${current}:${after}` };
    const { findings: found, last } = await step(after, mending);
    findings.push(...found);
    if (last === undefined) [index, after] = [index + 1, 0];
    else after = last;
  }
  return { findings, next: null };
}
