import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { outboxText } from '../../frontend/src/text/outbox.ts';
import { sessionText } from '../../frontend/src/text/session.ts';
import { getCustomer, listCustomers, updateCustomer } from '../../shared/contract/customers.ts';
import { getLogOfProject, updateProjectLog } from '../../shared/contract/project-logs.ts';
import { getWorkOrder, listWorkOrders } from '../../shared/contract/work-orders.ts';
import type { Customer } from '../../shared/schemas/customer.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeCustomer, makeProduct, makeProject, unique, writeInLog } from '../support/builders.ts';
import { chooseFiles, fileOf, filesPanel, filesPath } from '../support/file-browser.ts';
import { contentOf, entriesOf, namesOf } from '../support/files.ts';
import { logInAs } from '../support/people.ts';
import {
  cut,
  cutOff,
  isEmpty,
  isKept,
  reconnect,
  noNetwork,
  onPhone,
  openOutbox,
  outboxOf,
  waits,
} from '../support/offline.ts';
import { allowErrors } from '../support/page-errors.ts';
import { overList } from '../support/screens.ts';
import { inAll } from '../support/tier.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

/** Changes a customer's invoice mark without a network. @returns the panel, which is closed */
async function markWithoutNetwork(page: Page, text: string): Promise<Locator> {
  const panel = page.getByRole('dialog', { name: 'Redigera kund' });
  const mark = panel.getByRole('textbox', { name: 'Fakturamärkning' });
  await mark.waitFor();
  await isKept(page);
  await cut(page);
  await mark.click();
  await mark.pressSequentially(text);
  await panel.getByRole('button', { name: 'Spara' }).click();
  await panel.waitFor({ state: 'detached' });
  await waits(page, '1 ändring väntar på nätverket');
  return panel;
}

test('a consultant without a network opens a project of the last visit, and registers work that arrives once', async ({
  openPage,
}) => {
  const product = await makeProduct(superAdmin);
  const project = await makeProject(staff);
  const page = await openPage({ ...onPhone, path: paths.projectDetails(project.projectId) });
  await page.waitForResponse(/\/v1\/users\/get-all/);
  await isKept(page);
  for (const [file, type] of [
    ['/service-worker.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ] as const) {
    const answer = await page.request.get(file);
    expect(answer.headers()).toMatchObject({ 'content-type': type, 'cache-control': 'no-cache' });
  }

  await cut(page);
  await page.goto(
    overList(paths.projectDetails(project.projectId), panels.workOrder({ projectId: project.projectId })),
  );
  await noNetwork(page).waitFor();
  const panel = page.getByRole('dialog', { name: `${project.projectCode}: Skapa ny insats` });
  const note = panel.getByLabel('Extern not');
  await note.click();
  await note.pressSequentially('Mätt i källaren');
  const rates = panel.getByRole('region', { name: 'Taxa' });
  await rates.getByRole('button', { name: 'Lägg till taxa' }).click();
  const choice = rates.getByRole('combobox', { name: 'Produkt, rad 1' });
  await choice.click();
  await choice.pressSequentially(product.name);
  await page.getByRole('option', { name: product.name }).first().click();
  const worked = rates.getByRole('textbox', { name: 'Arbetad tid, rad 1' });
  await worked.click();
  await worked.pressSequentially('2,5');
  await screenshot(page, 'Insats utan nätverk');
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await panel.waitFor({ state: 'detached' });
  await waits(page, '1 ändring väntar på nätverket');

  await page.reload();
  await waits(page, '1 ändring väntar på nätverket');
  await openOutbox(page);
  await outboxOf(page)
    .getByText(/Uppgifterna är från \d\d:\d\d\./)
    .waitFor();
  await outboxOf(page).getByText(`Ny insats: ${project.projectCode}`).waitFor();
  await expectAxeClean(page);
  await screenshot(page, 'Utkorg utan nätverk');

  await reconnect(page);
  await isEmpty(page);
  const { items } = await staff.result(listWorkOrders, { query: { projectCode: project.projectCode } });
  expect(items).toHaveLength(1);
  const made = await staff.result(getWorkOrder, { params: { workOrderId: items[0].workOrderId } });
  expect(made).toMatchObject({ invoiceNote: 'Mätt i källaren', items: [{ workedHours: 2.5 }] });
});

test.runIf(inAll)(
  'photos that a consultant takes without a network wait, and are each in the project’s files once',
  async ({ openPage }) => {
    const project = await makeProject(staff);
    const page = await openPage({ ...onPhone, path: filesPath(project) });
    await filesPanel(page).getByText('Mappen är tom').waitFor();
    await isKept(page);
    await cut(page);
    await noNetwork(page).waitFor();
    // Phones call each photo the same.
    for (const photo of ['ett', 'två']) await chooseFiles(page, [fileOf('image.jpg', photo, 'image/jpeg')], 'Ta foto');
    await waits(page, '2 filer väntar på nätverket');
    const { height } = (await outboxOf(page).boundingBox())!;
    expect(height).toBeLessThanOrEqual(56);
    await screenshot(page, 'Foton utan nätverk');

    await page.reload();
    await waits(page, '2 filer väntar på nätverket');
    await openOutbox(page);
    await outboxOf(page)
      .getByText(/^Foto [-\d]+ [.\d]+\.jpg \(3\sbyte\) till /)
      .first()
      .waitFor();
    await outboxOf(page).getByRole('button', { name: 'Försök igen' }).first().waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Utkorg med foton');

    await reconnect(page);
    await isEmpty(page);
    const { projectCode } = project;
    const names = namesOf(await entriesOf(staff, projectCode));
    const contents = await Promise.all(names.map(async (name) => (await contentOf(staff, projectCode, name)).text()));
    expect(contents.sort()).toEqual(['ett', 'två']);
  },
);

test.runIf(inAll)('one’s own project opens without a network though it was never opened', async ({ openPage }) => {
  const project = await makeProject(staff);
  const page = await openPage({ ...onPhone, path: paths.homeProjectOwner });
  await isKept(page);
  await page.clock.install();
  await page.reload();
  await page.getByText(project.projectCode).first().waitFor();
  let isRead = false;
  page.on('response', (response) => {
    isRead ||= response.url().includes(`/${project.projectCode}`);
  });
  await page.clock.fastForward('02:00');
  await expect
    .poll(async () => {
      await page.clock.fastForward(2_000);
      return isRead;
    })
    .toBe(true);
  await cut(page);
  await page.goto(paths.projectDetails(project.projectId));
  await noNetwork(page).waitFor();
  await page.getByText(project.projectCode).first().waitFor();
  await page.getByRole('heading', { name: 'Senast i loggen' }).waitFor();
  await screenshot(page, 'Projekt utan nätverk');
});

/** Saves a customer's mark without a network while somebody else saves `theirs`. @returns the open outbox */
async function meetConflict(page: Page, params: { customerId: number }, theirs: Partial<Customer>) {
  const panel = await markWithoutNetwork(page, 'Från källaren');
  const now = await superAdmin.result(getCustomer, { params });
  await superAdmin.result(updateCustomer, { params, body: { ...now, ...theirs } });
  await reconnect(page);
  await waits(page, '1 ändring kunde inte tas emot');
  await openOutbox(page);
  return panel;
}

describe('the outbox', () => {
  test.runIf(inAll)(
    'says what opening a refused change does, and the form names what both have written',
    async ({ openPage }) => {
      const { customerId } = await makeCustomer(staff);
      const path = overList(paths.customers, panels.customer(customerId));
      const page = await openPage({ ...onPhone, path, allow: [...cutOff, /409/] });
      const panel = await meetConflict(page, { customerId }, { costCenter: 'Från kontoret' });
      await outboxOf(page)
        .getByText(/Björn Sandell \(BS\) ändrade uppgiften [-\d]+ [:\d]+\. Det du skrev finns kvar/)
        .waitFor();
      await expectAxeClean(page);
      await screenshot(page, 'Utkorg med konflikt');
      expect(await outboxOf(page).getByRole('button', { name: 'Försök igen' }).count()).toBe(0);
      await outboxOf(page).getByRole('button', { name: 'Öppna' }).click();
      const choice = panel.getByRole('radiogroup', { name: 'Fakturamärkning' });
      await choice.getByText('Från källaren', { exact: true }).waitFor();
      await choice.getByText('Från kontoret', { exact: true }).waitFor();
      await expectAxeClean(page);
      await screenshot(page, 'Konflikt från utkorgen');
      await choice.getByRole('radio', { name: 'Behåll mitt' }).press('Space');
      await panel.getByRole('button', { name: 'Spara' }).click();
      await isEmpty(page);
      const { costCenter } = await staff.result(getCustomer, { params: { customerId } });
      expect(costCenter).toBe('Från källaren');
    },
  );

  test.runIf(inAll)('merges a change that somebody else made meanwhile', async ({ openPage }) => {
    const customer = await makeCustomer(staff);
    const params = { customerId: customer.customerId };
    const page = await openPage({
      ...onPhone,
      path: overList(paths.customers, panels.customer(customer.customerId)),
      allow: [...cutOff, /409/],
    });
    const panel = await meetConflict(page, params, { invoiceText: 'Från kontoret' });
    await outboxOf(page).getByRole('button', { name: 'Öppna' }).click();
    await panel.getByText('Ni har inte ändrat samma sak.', { exact: false }).waitFor();
    await panel.getByRole('button', { name: 'Spara' }).click();
    await panel.waitFor({ state: 'detached' });
    await isEmpty(page);
    expect(await staff.result(getCustomer, { params })).toMatchObject({
      costCenter: 'Från källaren',
      invoiceText: 'Från kontoret',
    });
  });

  test.runIf(inAll)(
    'is kept or discarded at a log-out, as its user chooses, and what was read goes',
    async ({ openPage }) => {
      const customer = await makeCustomer(staff);
      const path = overList(paths.customers, panels.customer(customer.customerId));
      const page = await openPage({ as: 'Staff', hasServiceWorker: true, allow: cutOff, path });
      await markWithoutNetwork(page, 'Från källaren');
      const stored = (name: string) =>
        page.evaluate(
          (store) =>
            new Promise<number>((resolve) => {
              const opening = indexedDB.open('klang');
              opening.addEventListener('success', () => {
                const counting = opening.result.transaction(store).objectStore(store).count();
                counting.addEventListener('success', () => resolve(counting.result));
              });
            }),
          name,
        );
      expect([await stored('outbox'), (await stored('answers')) > 0]).toEqual([1, true]);

      const logOut = async () => {
        await page.getByRole('button', { name: 'Anna' }).click();
        await page.getByRole('menuitem', { name: sessionText.logOut }).click();
      };
      const question = page.getByRole('dialog', { name: outboxText.logoutTitle });
      await logOut();
      await question.getByText('I utkorgen finns 1 ändring.', { exact: false }).waitFor();
      await expectAxeClean(page);
      await screenshot(page, 'Utloggning med utkorg');
      await question.getByRole('button', { name: 'Avbryt' }).click();
      await question.waitFor({ state: 'detached' });
      await logOut();
      await question.getByRole('button', { name: outboxText.logoutDiscard }).click();
      await page.waitForURL(`**${paths.login}`);
      await expect.poll(() => Promise.all(['outbox', 'answers'].map(stored))).toEqual([0, 0]);
    },
  );

  test.runIf(inAll)('sends a save once, wherever its answer is lost, from two tabs', async ({ openPage }) => {
    const name = unique('Källare AB');
    const page = await openPage({ ...onPhone, path: overList(paths.customers, panels.customer()) });
    const panel = page.getByRole('dialog', { name: 'Lägg till ny kund' });
    const field = panel.getByRole('textbox', { name: 'Namn' }).first();
    await field.waitFor();
    await isKept(page);
    const other = await page.context().newPage();
    allowErrors(other, ...cutOff);
    await other.goto(paths.projects);
    await other.getByRole('heading', { name: 'Projekt', level: 1 }).waitFor();
    await cut(page);
    await field.click();
    await field.pressSequentially(name);
    await panel.getByRole('button', { name: 'Spara' }).click();
    await waits(other, '1 ändring väntar på nätverket');
    await page.close();
    await reconnect(other);
    await isEmpty(other);
    const { meta } = await staff.result(listCustomers, { query: { name } });
    expect(meta.totalItems).toBe(1);
  });

  test.runIf(inAll)('discards what its user does not want to send, after asking', async ({ openPage }) => {
    const customer = await makeCustomer(staff);
    const page = await openPage({ ...onPhone, path: overList(paths.customers, panels.customer(customer.customerId)) });
    await markWithoutNetwork(page, 'Ångrat');
    await openOutbox(page);
    await outboxOf(page).getByRole('button', { name: 'Släng' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Släng' }).click();
    await isEmpty(page);
    await reconnect(page);
    await noNetwork(page).waitFor({ state: 'detached' });
    const { costCenter } = await staff.result(getCustomer, { params: { customerId: customer.customerId } });
    expect(costCenter).toBe('');
  });

  test.runIf(inAll)('sends a note of the log, and tells why a deletion was refused', async ({ openPage }) => {
    const project = await makeProject(staff);
    const entry = await writeInLog(staff, project.projectId, 'Nyckel hos vakten');
    const page = await openPage({
      ...onPhone,
      path: overList(paths.projects, panels.projectLog(project.projectId)),
      allow: [...cutOff, /409/],
    });
    const panel = page.getByRole('dialog', { name: 'Projektlogg' });
    const field = panel.getByLabel('Nytt meddelande');
    await field.waitFor();
    await isKept(page);
    await cut(page);
    await field.click();
    await field.pressSequentially('Mätt i källaren');
    await page.keyboard.press('Control+Enter');
    await waits(page, '1 ändring väntar på nätverket');
    expect(await field.inputValue()).toBe('');
    await panel.getByRole('button', { name: /^Radera meddelande av / }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Radera', exact: true }).click();
    await waits(page, '2 ändringar väntar på nätverket');

    const { projectLogId, version } = entry;
    const body = { message: 'Nyckel hos grannen', version };
    await superAdmin.result(updateProjectLog, { params: { projectLogId }, body });
    await reconnect(page);
    await waits(page, '1 ändring kunde inte tas emot');
    await openOutbox(page);
    await outboxOf(page).getByText('Raderat loggmeddelande: Nyckel hos vakten').waitFor();
    await outboxOf(page)
      .getByText(/ändrade uppgiften .+\. Därför är inget raderat\. Öppna och se vad som har ändrats\./)
      .waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Utkorg med radering');
    const log: { message: string }[] = await staff.result(getLogOfProject, { params: project });
    expect(log.map(({ message }) => message).slice(0, 2)).toEqual(['Mätt i källaren', 'Nyckel hos grannen']);
  });
});
