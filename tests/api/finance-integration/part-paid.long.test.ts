import { beforeAll, describe, expect, it } from 'vitest';
import { callFortnox } from '../../../functions/fortnox/client.ts';
import { readBack } from '../../../functions/invoices/read-back.ts';
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

describe('an invoice that somebody has copied in Fortnox, with its reference', () => {
  it('follows the one that has its number, each time the statuses are read', async () => {
    const made = await registering.invoice();
    await registering.until(made, 'accounting', 'Done');
    const { ExternalInvoiceReference1, CustomerNumber } = await registering.there(made);
    const body = { Invoice: { CustomerNumber, ExternalInvoiceReference1, DocumentNumber: '900013' } };
    await callFortnox({ event: 'Prov', method: 'POST', path: '/invoices', body }, { initials: '' });
    await firm.control({ pay: { documentNumber: String(made.serialNumber), amount: made.sumTotalIncVat } });
    const versions: number[] = [];
    for (const hours of [1, 2, 3]) {
      await readBack(new Date(late.getTime() + hours * 60 * 60_000), { whole: true });
      const now = await registering.read(made.invoiceId);
      expect(now.status).toBe('Paid');
      versions.push(now.version);
    }
    expect(new Set(versions).size).toBe(1);
  });
});
