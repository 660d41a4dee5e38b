import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { expectAxeClean, test } from '../support/browser.ts';
import { makeProject } from '../support/builders.ts';
import { logInAs } from '../support/people.ts';
import { inAll } from '../support/tier.ts';

describe('a list by the keyboard', () => {
  test('the rows are two keys away', async ({ openPage }) => {
    await makeProject(await logInAs('Staff'));
    const page = await openPage({ as: 'Staff', path: paths.projects });
    await page.locator('tbody tr').first().waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const isOnRow = () => page.evaluate(() => document.activeElement?.tagName === 'TR');
    await expect.poll(isOnRow).toBe(true);
    await expectAxeClean(page);
  });

  test.runIf(inAll)('a switch can be seen in forced colours', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.projects });
    await page.emulateMedia({ forcedColors: 'active' });
    const looks = () =>
      page
        .locator('.mantine-Switch-track')
        .first()
        .evaluate((track) => {
          const { borderTopWidth, borderTopStyle, backgroundColor } = getComputedStyle(track);
          return { borderTopWidth, borderTopStyle, backgroundColor };
        });
    const off = await looks();
    expect(off).toMatchObject({ borderTopWidth: '1px', borderTopStyle: 'solid' });
    await page.getByRole('switch').first().press('Space');
    await expect.poll(async () => (await looks()).backgroundColor).not.toBe(off.backgroundColor);
  });
});
