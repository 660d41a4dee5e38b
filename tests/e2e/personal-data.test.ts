import { readFile } from 'node:fs/promises';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Page } from 'playwright';
import { beforeAll, describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { type PanelAddress, panelParam, writePanel } from '../../frontend/src/navigation/panel-address.ts';
import { dynamodb } from '../../functions/platform/dynamodb.ts';
import { keys } from '../../functions/data/core/keys.ts';
import { getItem } from '../../functions/data/core/table.ts';
import { deleteContact, getContact } from '../../shared/contract/contacts.ts';
import { listErasablePersons } from '../../shared/contract/personal-data.ts';
import * as logs from '../../shared/contract/staff-time-logs.ts';
import { dayOf } from '../../shared/lib/days.ts';
import { latestEndedMonth } from '../../shared/lib/months.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeContact, makeUser, unique } from '../support/builders.ts';
import { useStack } from '../support/invoices.ts';
import { invoke } from '../support/invoke.ts';
import { logInAs, logInUser } from '../support/people.ts';
import { readSheets, unzipBytes } from '../support/spreadsheet.ts';
import { testStack } from '../support/test-stack.ts';
import { inAll } from '../support/tier.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

beforeAll(() => useStack());

const over = (path: string, panel: PanelAddress) =>
  `${path}?${new URLSearchParams({ [panelParam]: writePanel(panel) }).toString()}`;
const said = (page: Page, text: string | RegExp) => page.getByRole('note').getByText(text, { exact: true });
const word = (start: string) => unique(start).replace(' ', '');

async function fetchedFile(page: Page): Promise<Map<string, Buffer>> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Hämta filen' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Registerutdrag .+\.zip$/);
  return unzipBytes(await readFile(await download.path()));
}

describe('personal data', () => {
  test.runIf(inAll)('of a person are exported from the panel as a readable file', async ({ openPage }) => {
    const contact = await makeContact(staff, { lastName: word('Utdragsson'), role: 'Fastighetschef' });
    const page = await openPage({ as: 'SuperAdmin', path: over(paths.persons, panels.contact(contact.contactId)) });
    const panel = page.getByRole('dialog', { name: 'Ändra person' });
    await panel.getByRole('tab', { name: 'Personuppgifter' }).click();
    await expectAxeClean(page);
    await screenshot(page, 'personal-data-panel');
    await panel.getByRole('button', { name: 'Registerutdrag' }).click();
    const files = await fetchedFile(page);
    expect(files.get('LÄS MIG.html')!.toString()).toContain(contact.lastName);
    const sheet = [...files].find(([name]) => name.endsWith('.xlsx'))![1];
    expect(JSON.stringify(readSheets(sheet)[0]!.rows)).toContain('Fastighetschef');
  });

  test.runIf(inAll)('of the user are exported under Gränssnitt', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.preferences });
    await page.getByRole('button', { name: 'Registerutdrag' }).click();
    const files = await fetchedFile(page);
    expect(files.get('uppgifter.json')!.toString()).toContain('"timeLogs"');
    await expectAxeClean(page);
    await screenshot(page, 'own-take-out');
  });

  test('of a person are erased for good, once it is clear what goes and what stays', async ({ openPage }) => {
    const contact = await makeContact(staff, { firstName: 'Gun', lastName: word('Gallringsson') });
    const page = await openPage({ as: 'SuperAdmin', path: over(paths.persons, panels.contact(contact.contactId)) });
    const panel = page.getByRole('dialog', { name: 'Ändra person' });
    await panel.getByRole('tab', { name: 'Personuppgifter' }).click();
    await panel.getByRole('button', { name: 'Radera personuppgifter' }).click();
    const question = page.getByRole('dialog', { name: `Radera personuppgifterna för Gun ${contact.lastName}?` });
    await question.getByText('Uppgifterna, även i historiken').waitFor();
    await question.getByText('Det går inte att ångra.').waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'erase-question');
    await question.getByRole('button', { name: 'Radera personuppgifter' }).click();
    await said(page, 'Personuppgifterna är raderade').waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect((await superAdmin.call(getContact, { params: contact })).status).toBe(404);
    await invoke('jobs/erase-personal-data');
    await page.goto(paths.erasures);
    const row = page
      .getByRole('row')
      .filter({ hasText: String(contact.contactId) })
      .first();
    await row.getByText('Klar').waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'erasures');
  });

  test.runIf(inAll)('of several are erased from the list Gallring', async ({ openPage }) => {
    const last = word('Glömd');
    const people: any[] = [];
    for (const firstName of ['Anna', 'Bo', 'Cilla']) {
      people.push(await makeContact(staff, { firstName, lastName: last, freeText: 'Gamla Bolaget AB' }));
    }
    const used = await makeContact(staff, { firstName: 'Dan', lastName: last });
    // The lists have them before they are made old.
    await superAdmin.result(listErasablePersons);
    const TableName = testStack().environment['TABLE_NAME'];
    for (const { contactId } of people) {
      const item = await getItem(keys.record('contact', contactId));
      await dynamodb().send(new PutCommand({ TableName, Item: { ...item, changedAt: '2021-05-04T08:00:00.000Z' } }));
    }
    const page = await openPage({ as: 'SuperAdmin', path: `${paths.erasablePersons}?fullName=${last}` });
    await expect.poll(() => page.title()).toBe('Gallring');
    await page.getByText('3 träffar', { exact: true }).waitFor();
    expect(await page.getByText(used.fullName).count()).toBe(0);
    await expectAxeClean(page);
    await screenshot(page, 'erasable-persons');
    for (const key of ['ArrowDown', 'Space', 'Shift+ArrowDown']) await page.keyboard.press(key);
    const bar = page.getByRole('toolbar', { name: 'Markerade rader' });
    await bar.getByText('2 markerade', { exact: true }).waitFor();
    await screenshot(page, 'erasable-marked');
    await bar.getByRole('button', { name: 'Radera personuppgifter' }).click();
    const question = page.getByRole('dialog', { name: 'Radera personuppgifterna för 2 personer?' });
    await question.getByText(`Anna ${last}, Bo ${last}`).waitFor();
    await expectAxeClean(page);
    await question.getByRole('button', { name: 'Radera personuppgifter' }).click();
    await said(page, 'Personuppgifterna för 2 personer är raderade').waitFor();
    await page.getByText('1 träff', { exact: true }).waitFor();
    expect((await superAdmin.call(getContact, { params: people[0] })).status).toBe(404);
    await superAdmin.result(getContact, { params: people[2] });
  });

  test.runIf(inAll)('of deleted people are in the list, on a phone too', async ({ openPage }) => {
    const contact = await makeContact(staff, { lastName: word('Raderad') });
    await staff.result(deleteContact, { params: contact, query: { version: contact.version } });
    const page = await openPage({
      as: 'SuperAdmin',
      path: `${paths.erasablePersons}?fullName=${contact.lastName}`,
      size: 'phone',
    });
    await page.getByText('1 träff', { exact: true }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'erasable-phone');
  });
});

describe('a user who is denied absences', () => {
  test.runIf(inAll)('sees no time logs of others', async ({ openPage }) => {
    const { year, month } = latestEndedMonth(dayOf(new Date()));
    const owner = await makeUser(superAdmin);
    const own = await logInUser(owner);
    await own.result(logs.openStaffTimeLog, { params: { userId: owner.userId, year, month } });
    const denied = await makeUser(superAdmin, { role: 'SuperAdmin', absenceAccess: 'Denied' });
    const page = await openPage({ as: denied, path: paths.staffTimeLogs });
    await page.getByRole('tab', { name: 'Logged' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Konsult' }).count()).toBe(0);
    await page.getByRole('button', { name: new RegExp(denied.lastName) }).click();
    await page.getByRole('menuitem', { name: 'Tidlogg', exact: true }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Allas tidloggar' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.goto(paths.timeReportBalance);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('button', { name: 'Alla' }).count()).toBe(0);
    await page.goto(paths.allTimeLogs);
    await page.getByText('Du har inte tillräcklig behörighet, sorry...').waitFor();
  });
});
