import { describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { attentionText } from '../../frontend/src/text/attention.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { caughtMails, mailOf, mailSimulator, makeMailedInvoice } from '../support/invoice-mails.ts';
import { logInAs } from '../support/people.ts';
import { overList } from '../support/screens.ts';
import { inAll } from '../support/tier.ts';

const staff = await logInAs('Staff');

const over = (invoiceId: number) => overList(paths.invoiceArchive, panels.invoice(invoiceId));

describe('the mail of an invoice', () => {
  test.runIf(inAll)(
    'is shown with its receiver, and sent again to another address after a question',
    async ({ openPage }) => {
      const invoice = await makeMailedInvoice(staff, 'ekonomi@provkund.example');
      const { invoiceId, serialNumberPadded } = invoice;
      const page = await openPage({ as: 'Staff', path: over(invoiceId) });
      const panel = page.getByRole('dialog', { name: `Faktura ${serialNumberPadded}` });
      const mailings = panel.getByRole('listitem').filter({ hasText: 'Mejl till kunden' });
      await mailings.getByText('Levererat').waitFor();
      await mailings.getByText('Till ekonomi@provkund.example').waitFor();

      await panel.getByRole('button', { name: 'Skicka igen' }).click();
      const address = page.getByRole('dialog', { name: `Skicka faktura ${serialNumberPadded} med mejl` });
      const field = address.getByRole('textbox', { name: 'E-postadress' });
      await expect.poll(() => field.inputValue()).toBe('ekonomi@provkund.example');
      await field.fill('ingen');
      await page.keyboard.press('Enter');
      await address.getByText('Ange en giltig e-postadress, eller flera med komma emellan.').waitFor();
      await field.fill('chefen@provkund.example');
      await page.keyboard.press('Enter');
      const question = page.getByRole('dialog', {
        name: `Skicka faktura ${serialNumberPadded} till chefen@provkund.example?`,
      });
      await question.getByText('PDF:en följer med mejlet.').waitFor();
      await expectAxeClean(page);
      await screenshot(page, 'Skicka fakturan igen');
      await question.getByRole('button', { name: 'Skicka' }).click();

      await mailings.filter({ hasText: 'chefen@provkund.example' }).getByText('Levererat').waitFor();
      expect(await mailings.count()).toBe(2);
      await mailings.filter({ hasText: 'chefen@provkund.example' }).getByText('skickat av AL').waitFor();
      await expectAxeClean(page);
      await screenshot(page, 'Faktura mejlad två gånger');
      expect((await caughtMails(invoice)).map(({ to }) => to)).toEqual([
        ['chefen@provkund.example'],
        ['ekonomi@provkund.example'],
      ]);
    },
  );

  test.runIf(inAll)('that failed says why, and is tried again by hand', async ({ openPage }) => {
    const { invoiceId } = await makeMailedInvoice(staff, mailSimulator.refused);
    await expect.poll(async () => (await mailOf(staff, invoiceId)).needs).toBe('sender');
    const page = await openPage({ as: 'SuperAdmin', path: over(invoiceId) });
    const mailing = page.getByRole('listitem').filter({ hasText: 'Mejl till kunden' });
    await mailing.getByText('Behöver åtgärdas').waitFor();
    await mailing.getByText('Mejltjänsten godtog inte avsändaren.').waitFor();
    expect(await mailing.getByRole('link', { name: 'Visa systeminställningarna' }).getAttribute('href')).toBe(
      paths.systemSettingsField('emailFrom'),
    );
    await screenshot(page, 'Faktura som inte kunde mejlas');
    const { lastError } = await mailOf(staff, invoiceId);
    await mailing.getByRole('button', { name: 'Försök igen' }).click();
    await page.getByRole('note').getByText('Ett nytt försök görs nu').waitFor();
    await expect.poll(() => mailOf(staff, invoiceId)).toMatchObject({ attempts: 1, lastError });
    await mailing.getByText('Behöver åtgärdas').waitFor();
    await expectAxeClean(page);
  });

  test.runIf(inAll)('that is uncertain is sent again only after a question', async ({ openPage }) => {
    const invoice = await makeMailedInvoice(staff, mailSimulator.unanswered);
    const page = await openPage({ as: 'Staff', path: over(invoice.invoiceId), size: 'phone' });
    const mailing = page.getByRole('listitem').filter({ hasText: 'Mejl till kunden' });
    await mailing.getByText('Oklart', { exact: true }).waitFor();
    await mailing.getByRole('button', { name: 'Försök igen' }).click();
    const question = page.getByRole('dialog', { name: 'Skicka mejlet igen?' });
    await question.getByText('Om det gjorde det får mottagaren det två gånger.', { exact: false }).waitFor();
    await question.getByRole('button', { name: 'Avbryt' }).click();
    expect(await caughtMails(invoice)).toHaveLength(1);
    await mailing.getByRole('button', { name: 'Försök igen' }).click();
    await question.getByRole('button', { name: 'Försök igen' }).click();
    await expect.poll(async () => (await caughtMails(invoice)).length).toBe(2);
    await screenshot(page, 'Oklart mejl, telefon');
  });

  test.runIf(inAll)('that bounced is shown above the owner’s invoices until it is dealt with', async ({ openPage }) => {
    const { invoiceId, serialNumberPadded } = await makeMailedInvoice(staff, mailSimulator.bounces);
    const page = await openPage({ as: 'Staff', path: paths.invoiceArchiveMy, scheme: 'dark' });
    await page.getByRole('alert').getByRole('link', { name: attentionText.show }).click();
    const line = page.getByRole('row').filter({ hasText: serialNumberPadded });
    await line.getByText(`(${mailSimulator.bounces})`, { exact: false }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Faktura som inte nått fram');
    await line.getByRole('link', { name: /^Öppna faktura/ }).click();
    const mailing = page.getByRole('listitem').filter({ hasText: 'Mejl till kunden' });
    await mailing.getByRole('button', { name: 'Markera som åtgärdat' }).click();
    await page.getByRole('note').getByText(attentionText.settled).waitFor();
    await line.waitFor({ state: 'detached' });
    await mailing.getByText('Kom inte fram').waitFor();
    expect((await mailOf(staff, invoiceId)).isTrouble).toBe(false);
  });

  test.runIf(inAll)('that bounced says so and why', async ({ openPage }) => {
    const { invoiceId } = await makeMailedInvoice(staff, mailSimulator.bounces);
    const page = await openPage({ as: 'Staff', path: over(invoiceId) });
    const mailing = page.getByRole('listitem').filter({ hasText: 'Mejl till kunden' });
    await mailing.getByText('Kom inte fram').waitFor();
    await mailing.getByText('550 5.1.1 user unknown').waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Faktura vars mejl studsade');
  });
});
