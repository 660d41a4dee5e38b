import { expect } from 'vitest';
import { leftOreOf } from '../../../shared/domain/agreement/entries.ts';
import type { InvoiceDocument } from '../../../shared/schemas/invoice.ts';
import { inOre } from '../exact-invoice.ts';
import type { AgreedProject, Step } from './agreed-chain.ts';

/** Invoices and credits instalments. The oracle: how much of each is open, in öre; together it is what is left. */
export function walkFixed(project: AgreedProject, steps: readonly Step[], agreedOre: bigint): void {
  const open = new Map(project.terms.instalments.map((one) => [one.instalmentId, BigInt(one.amountOre)]));
  const openOre = () => [...open.values()].reduce((total, ore) => total + ore, 0n);
  expect(openOre()).toBe(agreedOre);
  const invoicedOf = (document: InvoiceDocument) =>
    document.items.map(({ agreedRef, subTotal }) => [agreedRef, inOre(subTotal)] as const);

  for (const step of steps) {
    const left = [...open].filter(([, ore]) => ore > 0n).map(([id]) => id);
    const debits = project.debits();
    const index = debits[step.pick % (debits.length || 1)];
    if (step.kind === 'work' || step.kind === 'on-account' || index === undefined) {
      const instalmentIds = step.deductsAll ? left : left.slice(step.pick % (left.length || 1)).slice(0, 1);
      if (instalmentIds.length === 0) continue;
      const wanted = instalmentIds.map((id) => [id, open.get(id)!] as const);
      const document = project.invoice({ as: 'Instalments', instalmentIds, settleWork: true });
      expect(invoicedOf(document)).toEqual(wanted);
      wanted.forEach(([id]) => open.set(id, 0n));
    } else {
      const standing = project.standingOre(index);
      const part = step.kind === 'credit' ? undefined : (standing * BigInt(step.share)) / 100n;
      if (part === 0n) continue;
      const credited = project.credit(index, part);
      if (credited === 'too small') continue;
      expect(credited).toBe(part ?? standing);
      for (const [id, ore] of invoicedOf(project.documents.at(-1)!)) open.set(id, open.get(id)! - ore);
    }
    expect(project.netOre + openOre()).toBe(agreedOre);
    expect(BigInt(leftOreOf(project.terms))).toBe(openOre());
  }
}
