import { beforeAll, describe, expect } from 'vitest';
import { handler as tellOfInstalments } from '../../functions/entry/jobs/tell-of-instalments.ts';
import { getProject, updateProject } from '../../shared/contract/projects.ts';
import { dayOf } from '../../shared/lib/days.ts';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { agreementOf } from '../support/agreements.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeInvoiceableProject, makeUser } from '../support/builders.ts';
import { useStack } from '../support/invoices.ts';
import { keysOf } from '../support/keys.ts';
import { logInAs, logInUser } from '../support/people.ts';
import { sizes } from '../support/tier.ts';

beforeAll(() => useStack());

/** A fixed price of a new user's project: an instalment that is due, and one without a day. */
async function begin() {
  const owner = await makeUser(await logInAs('SuperAdmin'));
  const api = await logInUser(owner);
  const { project } = await makeInvoiceableProject(api, 2);
  const params = { projectId: project.projectId };
  const body = { ...(await api.result(getProject, { params })), projectOwnerUserId: owner.userId };
  await api.result(updateProject, { params, body });
  const instalments = [{ text: 'Projektering', amount: 30_000, dueOn: dayOf(new Date()) }, { text: 'Slutrapport' }];
  await agreementOf(api, project.projectId).save({ priceForm: 'FixedPrice', agreed: 100_000, instalments });
  return { owner, code: project.projectCode };
}

describe('an instalment whose day has come', () => {
  for (const size of sizes) {
    test(`is told of and leads to its review; Min dag and the list show it, ${size}`, async ({ openPage }) => {
      const { owner, code } = await begin();
      const page = await openPage({ as: owner, path: paths.homeMyDay, size });
      const { press } = keysOf(page);
      const bell = page.getByRole('button', { name: 'Meddelanden, 1 oläst', exact: true });
      await expect.poll(() => tellOfInstalments().then(() => bell.count()), { timeout: 30_000 }).toBe(1);
      const figure = page.getByRole('link', { name: /^1 projekt, 30\s000,00\skr$/ });
      await figure.waitFor();
      await expectAxeClean(page);
      await screenshot(page, `Min dag med delbetalning ${size}`);

      await press(bell);
      const messages = page.getByRole('dialog', { name: 'Meddelanden' });
      const shown = messages.getByRole('link', { name: `Att fakturera i ${code}: delbetalningen ”Projektering”` });
      await shown.waitFor();
      await screenshot(page, `Delbetalning i meddelanden ${size}`);
      await press(shown);
      const review = page.getByRole('dialog', { name: `Fakturera delbetalning för ${code}` });
      await expect.poll(() => review.getByRole('checkbox', { name: /^Projektering/ }).isChecked()).toBe(true);
      await screenshot(page, `Delbetalningens granskning ${size}`);

      await page.goto(new URL(paths.homeMyDay, page.url()).href);
      await press(figure);
      await page.waitForURL(/\/projects\?/);
      await page.getByRole('row').filter({ hasText: code }).waitFor();
      await screenshot(page, `Projekt med delbetalning ${size}`);

      await page.goto(new URL(paths.projectInvoicing(code), page.url()).href);
      const row = page.getByRole('row').filter({ hasText: code });
      await row.getByText(/30\s000,00\skr/).waitFor();
      await screenshot(page, `Delbetalning i Fakturera ${size}`);
      await row.getByRole('link', { name: code, exact: true }).click();
      await expect.poll(() => review.getByRole('checkbox', { name: /^Projektering/ }).isChecked()).toBe(true);
    });
  }
});
