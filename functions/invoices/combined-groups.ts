import { createHash } from 'node:crypto';
import { combinedKey } from '../../shared/domain/invoice/combined-document.ts';
import type { CheckedProject } from '../../shared/schemas/invoice-run.ts';
import type { InvoiceContents, InvoiceContext } from './stores/invoice-contents.ts';
import { fitsTogether } from './stores/split-work-orders.ts';

/**
 * What projects of one combined invoice have in common; empty if the customer has not chosen combined invoices, or the
 * project has an agreement on price.
 */
export function groupOf({ customer }: Pick<InvoiceContext, 'customer'>, { input }: InvoiceContents): string {
  if (!customer.data.combinedInvoice || input.agreed) return '';
  return createHash('sha256').update(combinedKey(input)).digest('base64url').slice(0, 16);
}

/** @returns whether the project still is as it was when its group was made */
export function isStillOf(group: string, context: InvoiceContext, source: InvoiceContents): boolean {
  const present = groupOf(context, source);
  return present !== '' && group.split('.')[0] === present;
}

/** Distributes the projects of each group over as few invoices as hold them, in their order. */
export function dividedGroups(projects: readonly CheckedProject[]): CheckedProject[] {
  const counts = new Map<string, { part: number; workOrders: number[] }>();
  const divided = projects.map((project) => {
    const { group, stop, workOrders } = project;
    if (group === '' || stop !== '' || !fitsTogether([workOrders])) return { ...project, group: '' };
    const { part, workOrders: earlier } = counts.get(group) ?? { part: 1, workOrders: [] };
    const isRoom = fitsTogether([...earlier, workOrders]);
    const next = isRoom ? { part, workOrders: [...earlier, workOrders] } : { part: part + 1, workOrders: [workOrders] };
    counts.set(group, next);
    return { ...project, group: `${group}.${next.part}` };
  });
  const sizes = Map.groupBy(divided, ({ group }) => group);
  return divided.map((project) => (sizes.get(project.group)!.length > 1 ? project : { ...project, group: '' }));
}
