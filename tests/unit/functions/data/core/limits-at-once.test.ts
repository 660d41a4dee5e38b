import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handler as mailInvoiceAgain } from '../../../../../functions/invoices/routes/mail-invoice-again.ts';
import { handler as beginListExport } from '../../../../../functions/exports/routes/begin-list-export.ts';
import { readFollowUps } from '../../../../../functions/invoices/stores/follow-up-store.ts';
import { listExportsOf } from '../../../../../functions/exports/list-export-store.ts';
import { listCustomers } from '../../../../../shared/contract/customers.ts';
import { newKey } from '../../../../support/api.ts';
import { startTableOfFirm } from '../../../../support/table-of-firm.ts';

let firm: Awaited<ReturnType<typeof startTableOfFirm>>;
beforeAll(async () => {
  firm = await startTableOfFirm();
});
afterAll(() => firm.close());

/** Calls at once, each with a key of its own. @returns how many had each status, and what the refused were told */
async function atOnce(count: number, call: () => Promise<{ statusCode?: number; body?: string }>) {
  const answers = await Promise.all(Array.from({ length: count }, call));
  const statuses = answers.map(({ statusCode }) => statusCode);
  const refused = answers.filter(({ statusCode }) => statusCode === 409).map(({ body }) => JSON.parse(body!).message);
  return { done: statuses.filter((one) => one === 200).length, refused: new Set(refused), statuses };
}

describe('calls at the same time', () => {
  it('begin no more exports than one user may have under way', async () => {
    const columns = [{ key: 'name', heading: 'Namn', format: 'text' }];
    const body = { list: listCustomers.name, asked: {}, name: 'Kunder', columns };
    const begin = () => firm.call(beginListExport, { path: '/lists/exports', body, key: newKey() });
    const { done, refused, statuses } = await atOnce(8, begin);
    expect(done, String(statuses)).toBe(5);
    expect([...refused]).toEqual(['Du har redan 5 exporter på gång. Vänta tills någon av dem är klar.']);
    expect(await listExportsOf(firm.userId, new Date())).toHaveLength(5);
  });

  it('mail an invoice no more often than a day allows', async () => {
    const { invoiceId } = await firm.invoice(await firm.makeProject(1));
    const mail = () =>
      firm.call(mailInvoiceAgain, {
        path: `/invoices/${invoiceId}/mail`,
        pathParameters: { invoiceId: String(invoiceId) },
        body: { email: 'ekonomi@kunden.example' },
        key: newKey(),
      });
    const before = (await readFollowUps(invoiceId)).filter(({ kind }) => kind === 'mail').length;
    const { refused } = await atOnce(14, mail);
    expect([...refused]).toEqual([
      'Fakturan har mejlats 10 gånger det senaste dygnet. Vänta till i morgon, eller ladda ner den och skicka den själv.',
    ]);
    const mailings = (await readFollowUps(invoiceId)).filter(({ kind }) => kind === 'mail');
    expect(before).toBeLessThan(10);
    expect(mailings).toHaveLength(10);
  });
});
