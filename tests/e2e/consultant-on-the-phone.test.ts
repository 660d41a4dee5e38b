import { expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { myDayText as text } from '../../frontend/src/text/my-day.ts';
import { staffTimeLogsText } from '../../frontend/src/text/staff-time-logs.ts';
import { workOrdersText } from '../../frontend/src/text/work-orders.ts';
import { getMyDay } from '../../shared/contract/my-day.ts';
import { getStaffTimeLog, openStaffTimeLog } from '../../shared/contract/staff-time-logs.ts';
import { dayOf } from '../../shared/lib/days.ts';
import { latestEndedMonth } from '../../shared/lib/months.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeProject, makeUser } from '../support/builders.ts';
import { countClicks } from '../support/clicks.ts';
import { logInAs, logInUser } from '../support/people.ts';
import { inAll } from '../support/tier.ts';

test.runIf(inAll)('a consultant registers from Min dag on the phone, and sends in the month', async ({ openPage }) => {
  const user = await makeUser(await logInAs('SuperAdmin'));
  const api = await logInUser(user);
  const { projectCode } = await makeProject(api);
  const { year, month } = latestEndedMonth(dayOf(new Date()));
  const { staffTimeLogId } = await api.result(openStaffTimeLog, { params: { userId: user.userId, year, month } });

  const page = await openPage({ as: user, path: paths.homeMyDay, size: 'phone' });
  const clicks = await countClicks(page);
  const project = page.getByRole('combobox', { name: text.registerOn });
  await project.click();
  await project.pressSequentially(projectCode);
  await page.getByRole('option', { name: projectCode }).first().click();
  expect(clicks()).toBe(2);
  const panel = page.getByRole('dialog', { name: workOrdersText.createTitle(projectCode) });
  await panel.getByRole('textbox', { name: workOrdersText.invoiceNote, exact: true }).pressSequentially('Mätning');
  await panel.getByRole('button', { name: workOrdersText.addLine.Rate }).click();
  const product = panel.getByRole('combobox', { name: 'Produkt, rad 1' });
  await product.pressSequentially('akustiker');
  await page.getByRole('option', { name: /^Akustiker\s/ }).click();
  await panel.getByRole('textbox', { name: 'Arbetad tid, rad 1' }).pressSequentially('3,5');
  await screenshot(page, 'Registrera från Min dag på telefon');
  await panel.getByRole('button', { name: 'Spara', exact: true }).click();
  await page.getByText(/^Insats \d+ skapad$/).waitFor();
  await page
    .getByRole('link', { name: new RegExp(`^${projectCode} .*Mätning`) })
    .first()
    .waitFor();
  await expect.poll(async () => (await api.result(getMyDay)).hours.week.registered).toBe(3.5);
  await page
    .getByRole('link', { name: /^3,5 av / })
    .first()
    .waitFor();
  await expectAxeClean(page);

  const before = clicks();
  await page.getByRole('link', { name: text.notSent(month) }).click();
  await page.getByRole('button', { name: staffTimeLogsText.submit, exact: true }).click();
  const question = page.getByRole('dialog', {
    name: staffTimeLogsText.submitTitle(staffTimeLogsText.month(year, month)),
  });
  await question.getByRole('button', { name: staffTimeLogsText.submit, exact: true }).click();
  await page.getByText(staffTimeLogsText.submitted(staffTimeLogsText.month(year, month))).waitFor();
  expect(clicks() - before).toBe(3);
  expect(await api.result(getStaffTimeLog, { params: { staffTimeLogId } })).toMatchObject({ status: 'Submitted' });
});
