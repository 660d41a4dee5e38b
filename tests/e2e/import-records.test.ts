import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { listsText } from '../../frontend/src/text/lists.ts';
import { importsText as text, importWords } from '../../frontend/src/text/imports.ts';
import { spreadsheetText as words } from '../../frontend/src/text/spreadsheet.ts';
import { titles } from '../../frontend/src/navigation/titles.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeCustomer, unique } from '../support/builders.ts';
import { hasFocus } from '../support/keys.ts';
import { logInAs } from '../support/people.ts';
import { spreadsheetOf } from '../support/project-import.ts';
import { byTier } from '../support/tier.ts';

const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function tabTo(page: Page, role: 'link' | 'button', name: string): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true });
  await wanted.waitFor();
  for (let press = 0; press < 80; press += 1) {
    if (await hasFocus(wanted)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}.`);
}

async function choose(page: Page, rows: Parameters<typeof spreadsheetOf>[0], headings: string[]): Promise<void> {
  await tabTo(page, 'button', words.choose);
  const buffer = await spreadsheetOf(rows, headings);
  page.once('filechooser', (chooser) => void chooser.setFiles({ name: 'Kunder.xlsx', mimeType, buffer }));
  // Chromium opens its own dialog until it has been told of the listener.
  await page.evaluate(() => document.readyState);
  await page.keyboard.press('Enter');
}

describe('an import of customers by keyboard', () => {
  test.for(
    byTier(
      [{ size: 'desktop', scheme: 'light' }] as const,
      [
        { size: 'desktop', scheme: 'light' },
        { size: 'phone', scheme: 'dark' },
      ] as const,
    ),
  )(
    'names cells to correct, shows what is new and links what it made ($size)',
    async ({ size, scheme }, { openPage }) => {
      const { name: known } = await makeCustomer(await logInAs('Staff'));
      const name = unique('Importkund');
      const page = await openPage({ as: 'Staff', path: paths.customers, size, scheme });
      if (size === 'phone') await page.getByRole('button', { name: listsText.moreTools }).press('Enter');
      await tabTo(page, 'link', titles.importRecords);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${paths.importRecords('customer')}`);
      await page.getByText(importWords.customer.known).waitFor();

      await choose(page, [{ Namn: name, Orgnr: '556016-0681' }, { Orgnr: '556016-0680' }], ['Namn', 'Orgnr']);
      const faults = page.getByRole('table', { name: words.faults });
      await faults.getByRole('rowheader', { name: 'B2', exact: true }).waitFor();
      expect(await faults.getByRole('rowheader').allTextContents()).toEqual(['B2', 'A3']);
      expect(await page.getByRole('button', { name: /^Importera \d/ }).count()).toBe(0);
      await expectAxeClean(page);
      await screenshot(page, `import faults ${size} ${scheme}`);

      const rows = [{ Namn: name, Betyg: 'A' }, { Namn: `${name} Två` }, { Namn: known }];
      await choose(page, rows, ['Namn', 'Betyg']);
      await page.getByRole('table', { name: text.matches }).getByRole('cell', { name: known }).waitFor();
      await page.getByText(text.unread(['Betyg'])).waitFor();
      await expectAxeClean(page);
      await screenshot(page, `import trial ${size} ${scheme}`);

      await tabTo(page, 'button', text.begin('2 kunder'));
      await page.keyboard.press('Enter');
      await page.getByText(text.done('2 kunder')).waitFor();
      await expectAxeClean(page);
      await screenshot(page, `import result ${size} ${scheme}`);
      await tabTo(page, 'link', `${name} Två`);
      await page.keyboard.press('Enter');
      const panel = page.getByRole('dialog');
      await expect.poll(() => panel.getByRole('textbox', { name: 'Namn' }).first().inputValue()).toBe(`${name} Två`);
    },
  );
});
