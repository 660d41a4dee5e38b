import { describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { screenshot, test } from '../support/browser.ts';
import { makeCustomer } from '../support/builders.ts';
import { logInAs } from '../support/people.ts';
import { overList } from '../support/screens.ts';

const staff = await logInAs('Staff');

describe('fields beside each other', () => {
  test('are in line, whichever has a hint', async ({ openPage }) => {
    const { customerId } = await makeCustomer(staff);
    const page = await openPage({ as: 'Developer', path: paths.customers });
    const forms = [
      overList(paths.customers, panels.customer(customerId)),
      overList(paths.projects, panels.project()),
      overList(paths.products, panels.product()),
      overList(paths.users, panels.user()),
      paths.preferences,
      paths.systemSettings,
    ];
    for (const path of forms) {
      await page.goto(path);
      const labels = page.locator('label.mantine-InputWrapper-label');
      await labels.nth(2).waitFor();
      const uneven = () =>
        labels.evaluateAll((all) => {
          const fields = all.flatMap((label) => {
            const input = label.parentElement!.querySelector(':scope > .mantine-Input-wrapper');
            const topOf = (one: Element) => one.getBoundingClientRect().top;
            return input ? [{ name: label.textContent, top: topOf(label), inputTop: topOf(input) }] : [];
          });
          return fields.flatMap(({ name, top, inputTop }) => {
            const beside = fields.filter((other) => Math.abs(other.top - top) < 10);
            const isUneven = beside.some((other) => Math.abs(other.inputTop - inputTop) > 1);
            return isUneven ? [name] : [];
          });
        });
      await expect.poll(uneven, { message: path }).toEqual([]);
      await screenshot(page, `Fält i rad ${path.split('?').at(-1)!.replaceAll('/', '')}`);
    }
  });
});
