import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { accountingText as accounting } from '../../frontend/src/text/accounting.ts';
import { devText as text } from '../../frontend/src/text/dev.ts';
import { logPanelText } from '../../frontend/src/text/log-panel.ts';
import { messageLogText } from '../../frontend/src/text/message-log.ts';
import { projectImportText as imports } from '../../frontend/src/text/project-import.ts';
import { spreadsheetText } from '../../frontend/src/text/spreadsheet.ts';
import { disconnectFortnox } from '../../shared/contract/finance-integration.ts';
import { sendTestEmail, sendTestMessage } from '../../shared/contract/dev.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeCustomer, unique } from '../support/builders.ts';
import { activationUrlFor, answerAtFortnox, configureFortnox } from '../support/fortnox-link.ts';
import { importFile, spreadsheetOf } from '../support/project-import.ts';
import { logInAs } from '../support/people.ts';
import { inAll } from '../support/tier.ts';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

describe('Dev’s Lounge', () => {
  test.runIf(inAll)(
    'tests mail and messages, reports each in a toast and a list, and clears the list',
    async ({ openPage }) => {
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
    },
  );

  test.runIf(inAll)('repairs invoice data and reports what it found', async ({ openPage }) => {
    const page = await openPage({ as: 'Developer', path: paths.dev, size: 'phone' });
    await page.getByRole('button', { name: text.fixVerb }).click();
    const list = page.getByRole('list', { name: text.messages });
    await list.getByText(/^(Fakturadata stämmer|\d+ rättade)/).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'devs lounge phone');
  });

  test.runIf(inAll)(
    'imports old projects from a file, after a dry run that names the cells to correct',
    async ({ openPage }) => {
      const developer = await logInAs('Developer');
      const page = await openPage({ as: 'Developer', path: paths.dev });
      const choose = (buffer: Buffer) =>
        page.locator('input[type="file"]').setInputFiles({ name: 'Gamla projekt.xlsx', mimeType: xlsx, buffer });
      await choose(await spreadsheetOf([{ Projektkod: 'a b', Kund: 'Hamnbolaget' }]));
      const faults = page.getByRole('table', { name: spreadsheetText.faults });
      await faults.getByText('Rad 2, kolumn A').waitFor();
      await expectAxeClean(page);
      await screenshot(page, 'import with faults');

      await choose(Buffer.from(await importFile(developer), 'base64'));
      await page.getByText('Filen stämmer: 1 projekt kan importeras').first().waitFor();
      await page.getByRole('button', { name: imports.begin, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: imports.begin, exact: true }).click();
      await page.getByRole('list', { name: text.messages }).getByText('Importen är klar: 1 projekt').waitFor();
    },
  );

  test('the log of mails shows what was sent and what came of it', async ({ openPage }) => {
    await (await logInAs('Developer')).result(sendTestEmail);
    const page = await openPage({ as: 'SuperAdmin', path: paths.systemSettings });
    await page.getByRole('button', { name: messageLogText.open }).click();
    const table = page.getByRole('table', { name: messageLogText.list });
    await table.getByText('cecilia.ek@klang.example').first().waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'message log');
    await page.getByLabel(messageLogText.toFilter, { exact: true }).fill('finns.inte');
    await page.getByText(messageLogText.noHitsHint).waitFor();
  });

  test.runIf(inAll)('the log of mails is emptied once', async ({ openPage }) => {
    await (await logInAs('Developer')).result(sendTestEmail);
    const page = await openPage({ as: 'SuperAdmin', path: paths.systemSettings });
    await page.getByRole('button', { name: messageLogText.open }).click();
    const panel = page.getByRole('dialog', { name: messageLogText.title });
    const clean = panel.getByRole('button', { name: logPanelText.clean });
    await panel.getByRole('table', { name: messageLogText.list }).waitFor();
    await clean.click();
    const ask = page.getByRole('dialog', { name: messageLogText.cleanTitle });
    await ask.getByText(logPanelText.cleanQuestion).waitFor();
    await ask.getByRole('button', { name: logPanelText.clean }).click();
    await panel.getByText(logPanelText.empty).waitFor();
    expect(await clean.isDisabled()).toBe(true);
    expect(await panel.getByLabel(messageLogText.toFilter, { exact: true }).count()).toBe(0);
    await expectAxeClean(page);
  });

  test.runIf(inAll)('is in the menu of a Developer only', async ({ openPage }) => {
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

describe('the Accounting tab', () => {
  test.runIf(inAll)(
    'fetches numbers, makes a customer in Fortnox when it is approved, and counts how far it has come',
    async ({ openPage }) => {
      const superAdmin = await logInAs('SuperAdmin');
      await configureFortnox(superAdmin);
      const { name } = await makeCustomer(superAdmin, { name: unique('Ekohallen') });
      const page = await openPage({ as: 'Developer', path: `${paths.dev}?tab=accounting` });
      await page.goto((await answerAtFortnox(await activationUrlFor(superAdmin))).href);
      await page.getByRole('heading', { name: 'Fortnox-koppling klar', level: 1 }).waitFor();
      await page.goto(`${paths.dev}?tab=accounting`);
      await page.getByText(accounting.resultsEmpty).waitFor();
      await expectAxeClean(page);

      const console = page.getByRole('log', { name: accounting.console });
      await page.getByRole('button', { name: accounting.fetch }).click();
      await console.getByText(/kunder hämtade från Fortnox/).waitFor();

      await page.getByRole('button', { name: accounting.create }).click();
      const row = page.getByRole('table', { name: accounting.results }).getByRole('row').filter({ hasText: name });
      await row.getByRole('button', { name: accounting.approveOne(name) }).click();
      await row.getByText(accounting.approved, { exact: true }).waitFor();
      await page.getByText('1 / 1', { exact: true }).waitFor();
      expect(await row.getByRole('cell').nth(1).textContent()).toMatch(/^\d+$/);
      await expectAxeClean(page);
      await screenshot(page, 'accounting tab');
      await superAdmin.result(disconnectFortnox);
    },
  );
});
