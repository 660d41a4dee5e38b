import { expect, it } from 'vitest';
import { getInvoice } from '../../../shared/contract/invoices.ts';
import type { FollowUp } from '../../../shared/schemas/invoice.ts';
import { longPoll } from '../../support/invoice-mails.ts';
import { failFollowUp, makeInvoice } from '../../support/invoices.ts';
import { invoke } from '../../support/invoke.ts';
import { logInAs } from '../../support/people.ts';

const staff = await logInAs('Staff');

async function pdfOf(invoiceId: number): Promise<FollowUp> {
  const { followUps } = await staff.result(getInvoice, { params: { invoiceId } });
  return followUps.find(({ kind }: FollowUp) => kind === 'pdf');
}

it('a PDF that failed says so, and is made when it is due again', async () => {
  const { invoiceId } = await makeInvoice(staff);
  await expect.poll(async () => (await pdfOf(invoiceId)).state, longPoll).toBe('Done');
  await failFollowUp(invoiceId, 'pdf', new Date(Date.now() + 60 * 60_000));
  const failed = { state: 'Pending', attempts: 1, lastError: expect.stringContaining('kunde inte skapas') };
  expect(await pdfOf(invoiceId)).toMatchObject(failed);
  await invoke('jobs/run-due-tasks');
  expect(await pdfOf(invoiceId)).toMatchObject(failed);

  await failFollowUp(invoiceId, 'pdf', new Date());
  await invoke('jobs/run-due-tasks');
  expect(await pdfOf(invoiceId)).toMatchObject({ state: 'Done', attempts: 2, lastError: '' });
});
