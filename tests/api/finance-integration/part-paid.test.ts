import { beforeAll, describe, expect, it } from 'vitest';
import { readBack } from '../../../functions/invoicing/read-back.ts';
import { getReconciliation } from '../../../shared/contract/finance-integration.ts';
import { createPartCredit } from '../../../shared/contract/part-credits.ts';
import { newKey } from '../../support/api.ts';
import { firmOfFile } from '../../support/fortnox.ts';
import { Registering } from '../../support/registering.ts';

const firm = firmOfFile();
const registering = new Registering(firm);
beforeAll(() => registering.start());

const day = 24 * 60 * 60_000;
/** After the days of payment. */
const late = new Date(Date.now() + 90 * day);

describe('a debit with a credit of a part that is open in Fortnox', () => {
  it('is not late when the rest is paid, and is late when less is paid', async () => {
    const debit = await registering.invoice();
    await registering.until(debit, 'accounting', 'Done');
    const params = { invoiceId: debit.invoiceId };
    const body = { amount: 100, reason: 'Prisavdrag' };
    const made = await registering.staff.result(createPartCredit, { params, body, idempotencyKey: newKey() });
    await registering.until(made, 'settlement', 'Stopped');
    const documentNumber = String(debit.serialNumber);
    const creditedSum = -(await registering.read(made.invoiceId)).sumTotalIncVat;
    const pay = (amount: number) => firm.control({ pay: { documentNumber, amount } });
    const statusThen = async () => {
      await readBack(late, { whole: true });
      return (await registering.read(debit.invoiceId)).status;
    };

    await pay(debit.sumTotalIncVat - creditedSum - 1);
    expect(await statusThen()).toBe('Overdue');
    await pay(1);
    expect(await statusThen()).toBe('Posted');
    const { differences } = await registering.superAdmin.result(getReconciliation);
    expect(differences.map(({ kind }: { kind: string }) => kind)).not.toContain('status');
  });
});
