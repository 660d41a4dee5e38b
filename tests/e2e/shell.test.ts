import { describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { menuText } from '../../frontend/src/text/shell.ts';
import { createCustomer } from '../../shared/contract/customers.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeCustomer, unique } from '../support/builders.ts';
import { allowErrors } from '../support/page-errors.ts';
import { logInAs } from '../support/people.ts';
import { overList, said } from '../support/screens.ts';
import { inAll, sizes } from '../support/tier.ts';

describe('the shell', () => {
  test.runIf(inAll)('lists the keys that do something', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.customers });
    await page.getByRole('table').waitFor();
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Kortkommandon' });
    await list.getByText('Spara panelen', { exact: true }).waitFor();
    await list.getByText('Spara meddelandet i loggen', { exact: true }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Kortkommandon');
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
  });

  test.runIf(inAll)('keeps what the toasts have said, newest first', async ({ openPage }) => {
    const name = unique('Minnesgod AB');
    const page = await openPage({ as: 'Staff', path: overList(paths.customers, panels.customer()) });
    const panel = page.getByRole('dialog', { name: 'Lägg till ny kund' });
    await panel.getByRole('textbox', { name: 'Namn' }).fill(name);
    await page.route(`**/v1${createCustomer.path}`, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, json: { message: 'Något gick fel hos oss.' } })
        : route.fallback(),
    );
    allowErrors(page, /500/);
    await panel.getByRole('button', { name: 'Spara', exact: true }).click();
    const notes = page.getByRole('note');
    await notes.getByText('Kunde inte skapa kund').waitFor();
    await page.unroute(`**/v1${createCustomer.path}`);
    await panel.getByRole('button', { name: 'Spara', exact: true }).click();
    await notes.getByText(`Kund ${name} skapad`).waitFor();
    await panel.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Meddelanden' }).click();
    const messages = page.getByRole('dialog', { name: 'Meddelanden' });
    const entries = messages.getByRole('list', { name: 'Sedan du öppnade Klang' }).getByRole('listitem');
    await expect.poll(() => entries.count()).toBe(2);
    expect(await entries.nth(0).innerText()).toMatch(new RegExp(`^\\d\\d:\\d\\d Klart\\s+Kund ${name} skapad$`));
    expect(await entries.nth(1).innerText()).toMatch(/Fel\s+Kunde inte skapa kund\s+Något gick fel hos oss\.$/);
    await expectAxeClean(page);
    await screenshot(page, 'Meddelanden');
  });
});

describe('a message', () => {
  test.for(sizes)('stands above the buttons that are below it, and no higher, on a %s', async (size, { openPage }) => {
    const { customerId } = await makeCustomer(await logInAs('Staff'));
    const page = await openPage({ as: 'Staff', path: overList(paths.homeMyDay, panels.customer(customerId)), size });
    const panel = page.getByRole('dialog', { name: 'Redigera kund' });
    await panel.getByRole('textbox', { name: 'Fakturamärkning' }).fill('Märkt');
    await page.keyboard.press('Control+s');
    await said(page, 'Kund uppdaterad').waitFor();
    const distance = () =>
      page.evaluate((name) => {
        const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
        const [note, menu] = [boxOf('[role="note"]'), boxOf(`nav[aria-label="${name}"]`)];
        const foot = [...document.querySelectorAll('[role="dialog"] button')].at(-1)!.parentElement!;
        const { left, top } = foot.getBoundingClientRect();
        return Math.round((left < note.right ? Math.min(top, menu.top) : menu.top) - note.bottom);
      }, menuText.main);
    await expect.poll(distance).toBe(12);
    await screenshot(page, `Meddelande över knapparna ${size}`);
  });
});

describe('the filter of a list', () => {
  test('waits for the end of the typing, and gives an earlier question up', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.customers });
    await page.getByRole('table').waitFor();
    const asked: string[] = [];
    const givenUp: string[] = [];
    const nameIn = (url: string) => new URL(url).searchParams.get('name');
    page.on('request', (request) => {
      const name = nameIn(request.url());
      if (name !== null) asked.push(name);
    });
    page.on('requestfailed', (request) => givenUp.push(nameIn(request.url()) ?? ''));
    let letGo: () => void = () => undefined;
    const isLetGo = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\/v1\/customers\?.*name=akustik(&|$)/, async (route) => {
      await isLetGo;
      await route.abort().catch(() => undefined);
    });
    const field = page.getByRole('searchbox', { name: 'Kund', exact: true });
    // The page's clock stands while the keys are pressed, so that a busy machine does not make a pause between two of them.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    await field.pressSequentially('akustik', { delay: 20 });
    await page.clock.resume();
    await expect.poll(() => asked).toEqual(['akustik']);
    await field.fill('akustik ab');
    await expect.poll(() => asked).toEqual(['akustik', 'akustik ab']);
    await expect.poll(() => givenUp).toEqual(['akustik']);
    letGo();
  });
});
