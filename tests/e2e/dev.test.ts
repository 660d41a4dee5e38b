import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/app/paths.ts';
import { devText as text } from '../../frontend/src/text/dev.ts';
import { sendTestMessage } from '../../shared/contract/dev.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { logInAs } from '../support/people.ts';

describe('Dev’s Lounge', () => {
  test('tries mail and messages, tells of each in a toast and a list, and clears the list', async ({ openPage }) => {
    const page = await openPage({ as: 'Developer', path: paths.dev });
    const list = page.getByRole('list', { name: text.messages });
    await page.getByText(text.noMessages).waitFor();
    expect(await page.title()).toContain('Dev’s Lounge');
    await expectAxeClean(page);

    await page.getByRole('button', { name: text.sendTestMail }).click();
    await page
      .getByRole('note', { name: 'Klart' })
      .getByText('Testmejl skickat till cecilia.ek@klang.example')
      .waitFor();
    await list.getByText('Testmejl skickat till cecilia.ek@klang.example').waitFor();

    await page.getByRole('button', { name: text.sendTestMessage }).click();
    await list.getByText('Testmeddelande från Cecilia Ek').waitFor();
    await (await logInAs('Developer')).result(sendTestMessage);
    await expect.poll(() => list.getByText('Testmeddelande från Cecilia Ek').count()).toBe(2);
    await screenshot(page, 'devs lounge');

    await page.getByRole('button', { name: text.seedVerb }).click();
    await page.getByRole('dialog').getByRole('button', { name: text.seedVerb }).click();
    await list.getByText('Demodatan finns redan').waitFor();

    await page.getByRole('button', { name: text.clear, exact: true }).click();
    await page.getByText(text.noMessages).waitFor();
    await expectAxeClean(page);
  });

  test('mends invoice data and says what it found', async ({ openPage }) => {
    const page = await openPage({ as: 'Developer', path: paths.dev, size: 'phone' });
    await page.getByRole('button', { name: text.fixVerb }).click();
    const list = page.getByRole('list', { name: text.messages });
    await list.getByText(/^(Fakturadata stämmer|\d+ rättade)/).waitFor({ timeout: 60_000 });
    await expectAxeClean(page);
    await screenshot(page, 'devs lounge phone');
  });

  test('is in the menu of a Developer alone', async ({ openPage }) => {
    const developer = await openPage({ as: 'Developer', path: paths.customers });
    await developer.getByRole('button', { name: 'Inställningar' }).click();
    await developer.getByRole('menuitem', { name: 'Dev', exact: true }).waitFor();

    const page = await openPage({ as: 'SuperAdmin', path: paths.customers });
    await page.getByRole('button', { name: 'Inställningar' }).click();
    await page.getByRole('menuitem', { name: 'System' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Dev', exact: true }).count()).toBe(0);
    await page.goto(paths.dev);
    await page.getByText('Du har inte tillräcklig behörighet, sorry...').waitFor();
  });
});
