import { afterAll, beforeAll, expect, it } from 'vitest';
import { getRecord } from '../../../../../functions/data/core/table.ts';
import { UnitOfWork } from '../../../../../functions/data/core/unit-of-work.ts';
import { stageCancellation } from '../../../../../functions/invoices/stores/cancelled-invoice.ts';
import { type Entry, agreement } from '../../../../../shared/entities/agreement.ts';
import { startTableOfFirm } from '../../../../support/table-of-firm.ts';

let firm: Awaited<ReturnType<typeof startTableOfFirm>>;
beforeAll(async () => {
  firm = await startTableOfFirm();
});
afterAll(() => firm.close());

it('a cancelled invoice on account names only the invoice that still deducts it', async () => {
  const projectId = await firm.makeProject(1);
  const { invoiceId } = await firm.invoice(projectId);
  const { serialNumber: ref } = (await getRecord('invoice', invoiceId)).data;
  const entry = (kind: Entry['kind'], netOre: number, later: number): Entry => ({
    invoiceId: invoiceId + later,
    serialNumber: ref + later,
    day: '2026-11-20',
    kind,
    ref,
    text: 'Projektering',
    netOre,
    vatPercent: 25,
    vatRule: 'Domestic',
    account: 3001,
  });
  const account = new UnitOfWork(0);
  account.createWithId('agreement', projectId, {
    ...agreement.empty,
    projectId,
    entries: [
      entry('OnAccount', 100_000, 0),
      entry('Deduction', -100_000, 1),
      entry('Deduction', 100_000, 2),
      entry('Deduction', -100_000, 3),
    ],
  });
  await account.commit(null);

  const unit = new UnitOfWork(0);
  await stageCancellation(unit, await getRecord('invoice', invoiceId), { balance: 0, now: new Date() });
  await unit.commit(null);
  const { data } = await getRecord('fortnox-difference', 1);
  expect(data).toMatchObject({ kind: 'deducted', ours: `avdragen på ${String(ref + 3).padStart(6, '0')}` });
});
