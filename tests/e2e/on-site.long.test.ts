import { beforeAll, describe, expect } from 'vitest';
import type { Page } from 'playwright';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { menuLabels } from '../../frontend/src/navigation/titles.ts';
import { filesText } from '../../frontend/src/text/files.ts';
import { myDayText } from '../../frontend/src/text/my-day.ts';
import { menuText, paletteText } from '../../frontend/src/text/shell.ts';
import { projectMenuText } from '../../frontend/src/text/project-menu.ts';
import { staffTimeLogsText } from '../../frontend/src/text/staff-time-logs.ts';
import { workOrdersText } from '../../frontend/src/text/work-orders.ts';
import { listFiles } from '../../shared/contract/files.ts';
import { listWorkOrders } from '../../shared/contract/work-orders.ts';
import { openStaffTimeLog, getStaffTimeLog } from '../../shared/contract/staff-time-logs.ts';
import { dayOf, yearOf } from '../../shared/lib/days.ts';
import type { Api } from '../support/api.ts';
import { screenshot, test } from '../support/browser.ts';
import { makeAddress, makeContact, makeCustomer, makeProject, makeUser, makeWorkOrder } from '../support/builders.ts';
import { countClicks } from '../support/clicks.ts';
import { hasFocus } from '../support/keys.ts';
import { logInAs, logInUser } from '../support/people.ts';

const maxTaps = 6;

type User = { userId: number; initials: string; pin: string; firstName: string; lastName: string };

let user: User;
let api: Api;
let project: { projectId: number; projectCode: string };

beforeAll(async () => {
  user = await makeUser(await logInAs('SuperAdmin'));
  api = await logInUser(user);
  const { customerId } = await makeCustomer(api);
  const object = await makeAddress(api, customerId, {
    name: 'Kv. Måsen',
    address1: 'Byggvägen 7',
    addressType: 'Object',
  });
  project = await makeProject(api, { customerId, objectAddressId: object.addressId });
  await makeContact(api, {
    customerId,
    projectId: project.projectId,
    firstName: 'Platschef',
    mobilePhone: '070-123 45 67',
  });
});

/** By its code from wherever one is. */
async function openProject(page: Page): Promise<void> {
  await page.getByRole('button', { name: paletteText.name }).click();
  const palette = page.getByRole('dialog', { name: paletteText.name });
  await palette.waitFor();
  await page.keyboard.type(project.projectCode);
  await palette.getByRole('button', { name: project.projectCode }).first().click();
  await expect.poll(() => page.title()).toBe(projectMenuText.of(project.projectCode));
}

describe('a job on site takes at most six taps on a phone:', () => {
  test('taking over a work order', async ({ openPage }) => {
    const { workOrderId } = await makeWorkOrder(await logInAs('SuperAdmin'), project.projectId, {
      status: 'Planned',
      verificationDate: '2020-01-02',
      workOrderOwnerUserId: null,
    });
    const page = await openPage({ as: user, path: paths.homeMyDay, size: 'phone' });
    const taps = await countClicks(page);
    await page.getByRole('button', { name: menuText.home, exact: true }).click();
    await page.getByRole('menuitem', { name: menuLabels.homeShare, exact: true }).click();
    await page.getByRole('button', { name: `${myDayText.take} ${workOrdersText.workOrder} ${workOrderId}` }).click();
    await page.getByText(myDayText.taken(workOrderId)).waitFor();
    expect(taps()).toBeLessThanOrEqual(maxTaps);
    const { items } = await api.result(listWorkOrders, { query: { initials: user.initials } });
    expect(items.map((row: { workOrderId: number }) => row.workOrderId)).toContain(workOrderId);
  });

  test('looking up the address and calling the person there', async ({ openPage }) => {
    const page = await openPage({ as: user, path: paths.homeMyDay, size: 'phone' });
    const taps = await countClicks(page);
    await openProject(page);
    await page.getByText('Byggvägen 7').first().waitFor();
    const phone = page.getByRole('link', { name: '070-123 45 67' });
    expect(await phone.getAttribute('href')).toBe('tel:0701234567');
    // The tap that calls: no telephone answers here.
    await phone.click({ trial: true });
    await screenshot(page, 'on site, who to call');
    expect(taps() + 1).toBeLessThanOrEqual(maxTaps);
  });

  test('registering work', async ({ openPage }) => {
    const page = await openPage({ as: user, path: paths.homeMyDay, size: 'phone' });
    const taps = await countClicks(page);
    await page.getByRole('combobox', { name: myDayText.registerOn }).click();
    await page.keyboard.type(project.projectCode);
    await page.getByRole('option', { name: project.projectCode }).first().click();
    const panel = page.getByRole('dialog', { name: workOrdersText.createTitle(project.projectCode) });
    await panel.getByRole('button', { name: workOrdersText.addLine.Rate }).click();
    const product = panel.getByRole('combobox', { name: 'Produkt, rad 1' });
    await expect.poll(() => hasFocus(product)).toBe(true);
    await page.keyboard.type('akustiker');
    await page.getByRole('option', { name: /^Akustiker\s/ }).click();
    await panel.getByRole('textbox', { name: 'Arbetad tid, rad 1' }).click();
    await page.keyboard.type('3,5');
    await screenshot(page, 'on site, registering');
    await panel.getByRole('button', { name: 'Spara', exact: true }).click();
    await page.getByText(/^Insats \d+ skapad$/).waitFor();
    expect(taps()).toBeLessThanOrEqual(maxTaps);
  });

  test('keeping a photo with the project', async ({ openPage }) => {
    const page = await openPage({ as: user, path: paths.homeMyDay, size: 'phone' });
    const taps = await countClicks(page);
    await openProject(page);
    await page.getByRole('region', { name: filesText.title }).getByRole('link', { name: filesText.toFiles }).click();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: filesText.takePhoto, exact: true }).click(),
    ]);
    await screenshot(page, 'on site, a photo');
    await chooser.setFiles({ name: 'image.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('foto') });
    await page.getByText('1 fil uppladdad').waitFor();
    expect(taps()).toBeLessThanOrEqual(maxTaps);
    const { items } = await api.result(listFiles, { params: { projectCode: project.projectCode }, query: {} });
    expect(items).toMatchObject([{ basename: expect.stringMatching(/^Foto /) }]);
  });

  test('filling in the day’s time log', async ({ openPage }) => {
    const page = await openPage({ as: user, path: paths.homeMyDay, size: 'phone' });
    const taps = await countClicks(page);
    await page.getByRole('button', { name: `${user.firstName} ${user.lastName}` }).click();
    await page.getByRole('menuitem', { name: menuLabels.staffTimeLogs, exact: true }).click();
    await page.getByRole('button', { name: 'Öka Avvikelse komp' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText(staffTimeLogsText.saved).waitFor();
    expect(taps()).toBeLessThanOrEqual(maxTaps);
    const today = dayOf(new Date());
    const params = { userId: user.userId, year: yearOf(today), month: Number(today.slice(5, 7)) };
    const { staffTimeLogId } = await api.result(openStaffTimeLog, { params });
    const { staffTimeLogLines } = await api.result(getStaffTimeLog, { params: { staffTimeLogId } });
    expect(staffTimeLogLines[Number(today.slice(8)) - 1]).toMatchObject({ overtimeHours: 0.5 });
  });
});
