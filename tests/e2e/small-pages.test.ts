import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { inAll } from '../support/tier.ts';

/** Counts the sounds that the page would play. */
async function listenTo(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { start } = AudioBufferSourceNode.prototype;
    Object.assign(window, { started: 0 });
    AudioBufferSourceNode.prototype.start = function count(...given) {
      (window as unknown as { started: number }).started += 1;
      start.apply(this, given);
    };
  });
  await page.reload();
  return () => page.evaluate(() => (window as unknown as { started: number }).started);
}

describe('the concert hall', () => {
  test.runIf(inAll)('answers a clap by hand or key with its echoes, and can be silent', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.concertHall });
    const played = await listenTo(page);
    const onStage = page.getByRole('button', { name: 'Klappa på scenen' });
    await onStage.waitFor();
    await expectAxeClean(page);
    await onStage.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Klappen var 9 m bort. Ekot kom 70 ms efter.').waitFor();
    expect(await played()).toBe(5);
    await screenshot(page, 'Konsertsalen');

    await page.getByRole('button', { name: 'Klappa på läktaren' }).click();
    await page.getByText('Klappen var 16 m bort.').waitFor();
    expect(await played()).toBe(10);

    await page.getByRole('button', { name: 'Ljud på' }).click();
    await onStage.click();
    await page.getByText('Klappen var 9 m bort.').waitFor();
    expect(await played()).toBe(10);
    expect(await page.getByRole('button', { name: 'Ljud av' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('is in no menu', async ({ openPage }) => {
    const page = await openPage({ as: 'Developer', path: paths.concertHall });
    await page.getByRole('navigation', { name: 'Huvudmeny' }).waitFor();
    expect(await page.getByRole('link', { name: 'Konsertsalen' }).count()).toBe(0);
  });
});
