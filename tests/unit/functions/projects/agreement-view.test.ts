import { describe, expect, it } from 'vitest';
import { agreementInReplica } from '../../../../functions/projects/agreement-view.ts';
import type { Entry } from '../../../../shared/entities/agreement.ts';
import { entry } from '../../../support/replica/instalments.ts';
import { replicaOf, row } from '../../../support/replica/rows.ts';

const onAccount = (invoiceId: number, netOre: number, of = invoiceId): Entry => ({
  ...entry(invoiceId, of, netOre),
  kind: 'OnAccount',
});
const deduction = (invoiceId: number, netOre: number, of: number): Entry => ({
  ...onAccount(invoiceId, netOre, of),
  kind: 'Deduction',
});

async function onAccountAfter(entries: Entry[], cancelled: readonly number[]) {
  const invoiceIds = [...new Set(entries.map(({ invoiceId }) => invoiceId))];
  const db = replicaOf([
    row('customer', 1),
    row('project', 1),
    row('agreement', 1, { entries }),
    ...invoiceIds.map((id) => row('invoice', id, { status: cancelled.includes(id) ? 'Cancelled' : 'Posted' })),
  ]);
  const { onAccount: found } = await agreementInReplica(db, 1);
  return found.map(({ credited, deducted, left, cancelled: isCancelled }) => ({
    credited,
    deducted: deducted + 0,
    left,
    isCancelled,
  }));
}

describe('an on-account invoice in the view of an agreement', () => {
  it('is what is neither credited nor deducted', async () => {
    const entries = [onAccount(1, 1000_00), onAccount(2, -300_00, 1), deduction(3, -700_00, 1)];
    expect(await onAccountAfter(entries, [])).toEqual([{ credited: 300, deducted: 700, left: 0, isCancelled: false }]);
  });

  it('is open again when the invoice that deducted it, or its credit, is cancelled', async () => {
    const entries = [onAccount(1, 1000_00), onAccount(2, -300_00, 1), deduction(3, -700_00, 1)];
    expect(await onAccountAfter(entries, [3])).toEqual([{ credited: 300, deducted: 0, left: 700, isCancelled: false }]);
    expect(await onAccountAfter(entries, [2])).toEqual([{ credited: 0, deducted: 700, left: 300, isCancelled: false }]);
  });

  it('has nothing left when it is cancelled itself', async () => {
    expect(await onAccountAfter([onAccount(1, 1000_00), onAccount(2, 500_00)], [1])).toEqual([
      { credited: 0, deducted: 0, left: 0, isCancelled: true },
      { credited: 0, deducted: 0, left: 500, isCancelled: false },
    ]);
  });
});
