import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { dynamodb } from '../../functions/platform/dynamodb.ts';
import { environment } from '../../functions/platform/environment.ts';
import { stoppedFollowUps } from '../../functions/data/core/due.ts';
import { keys } from '../../functions/data/core/keys.ts';
import { getInvoice } from '../../shared/contract/invoices.ts';
import type { Invoice } from '../../shared/schemas/invoice.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { leaveUnsettled, makeInvoice, useStack } from '../support/invoices.ts';
import { logInAs } from '../support/people.ts';
import { followUp } from '../support/registering.ts';
import { overList } from '../support/screens.ts';
import { sizes } from '../support/tier.ts';

const staff = await logInAs('Staff');

const read = (invoiceId: number): Promise<Invoice> => staff.result(getInvoice, { params: { invoiceId } });
const over = (invoiceId: number) => overList(paths.invoiceArchive, panels.invoice(invoiceId));

/** Simulates a registration with other sums than ours. */
async function leaveDiffering(invoiceId: number): Promise<void> {
  useStack();
  const Item = {
    ...keys.followUp(invoiceId, 'accounting'),
    invoiceId,
    kind: 'accounting',
    state: 'Stopped',
    attempts: 1,
    lastError: 'Summorna skiljer sig: totalt 100,00 här och 99,75 i Fortnox. Fakturan har inte bokförts.',
    needs: 'sums',
    askedAt: new Date().toISOString(),
    doneAt: null,
    due: stoppedFollowUps,
    dueAt: new Date().toISOString(),
  };
  await dynamodb().send(new PutCommand({ TableName: environment.tableName(), Item }));
}

describe.each(sizes)('what has stopped in Fortnox, on a %s', (size) => {
  test('a credit is marked as settled after a confirmation, and shows by whom', async ({ openPage }) => {
    const { invoiceId } = await makeInvoice(staff);
    await leaveUnsettled(invoiceId);
    const page = await openPage({ as: 'Staff', path: over(invoiceId), size });
    const row = page.getByRole('listitem').filter({ hasText: 'Kvitta i Fortnox' });
    await row.getByText('Behöver åtgärdas').waitFor();
    await row.scrollIntoViewIfNeeded();
    await screenshot(page, `kvitta ${size}`);
    await row.getByRole('button', { name: 'Kvittad i Fortnox' }).click();
    const question = page.getByRole('dialog', { name: /^Är kreditfaktura \d+ kvittad i Fortnox\?$/ });
    // A dialog is named a moment after it is drawn.
    await question.waitFor();
    await expectAxeClean(page);
    await screenshot(page, `kvitta fråga ${size}`);
    await question.getByRole('button', { name: 'Kvittad i Fortnox' }).click();
    await row.getByText('av AL').waitFor();
    expect(followUp(await read(invoiceId), 'settlement')).toMatchObject({ state: 'Done', doneBy: 'AL' });
    await screenshot(page, `kvittad ${size}`);
  });

  test('different sums are corrected in Fortnox after a confirmation', async ({ openPage }) => {
    const { invoiceId } = await makeInvoice(staff);
    await leaveDiffering(invoiceId);
    const page = await openPage({ as: 'Staff', path: over(invoiceId), size });
    const row = page.getByRole('listitem').filter({ hasText: 'Bokföring i Fortnox' });
    await row.getByRole('button', { name: 'Uppdatera i Fortnox' }).waitFor();
    await row.scrollIntoViewIfNeeded();
    await screenshot(page, `summor ${size}`);
    await row.getByRole('button', { name: 'Uppdatera i Fortnox' }).click();
    const question = page.getByRole('dialog', { name: /^Uppdatera faktura \d+ i Fortnox\?$/ });
    await question.getByRole('button', { name: 'Uppdatera i Fortnox' }).click();
    await expect.poll(async () => followUp(await read(invoiceId), 'accounting')!.state).toBe('Pending');
  });
});
