import type { Finding } from '../../../shared/schemas/dev.ts';
import { repairLocks } from './repair-locks.ts';
import { repairInvoices } from './repair-invoices.ts';
import { repairReferences } from './repair-references.ts';
import { repairWorkOrders } from './repair-work-orders.ts';
import type { RepairContext, Step } from './step.ts';

/** In this order: each step relies on the earlier ones. */
const steps: readonly (readonly [name: string, step: Step])[] = [
  ['locks', repairLocks],
  ['invoices', repairInvoices],
  ['work-orders', repairWorkOrders],
  ['customers', repairReferences('customer')],
  ['projects', repairReferences('project')],
  ['contacts', repairReferences('contact')],
  ['addresses', repairReferences('address')],
];

/**
 * @param from where an earlier call stopped; by default the beginning
 * @returns the findings, and where to continue; null at the end
 */
export async function repairFrom(
  from: string | undefined,
  repair: RepairContext,
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
    if (Date.now() > repair.until) return { findings, next: `${current}:${after}` };
    const { findings: stepFindings, last } = await step(after, repair);
    findings.push(...stepFindings);
    if (last === undefined) [index, after] = [index + 1, 0];
    else after = last;
  }
  return { findings, next: null };
}
