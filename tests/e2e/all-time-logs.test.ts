import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { allTimeLogsText as text } from '../../frontend/src/text/all-time-logs.ts';
import { myDayText } from '../../frontend/src/text/my-day.ts';
import { staffTimeLogsText } from '../../frontend/src/text/staff-time-logs.ts';
import { getStaffTimeLog, openStaffTimeLog, updateStaffTimeLog } from '../../shared/contract/staff-time-logs.ts';
import { dayOf } from '../../shared/lib/days.ts';
import { latestEndedMonth, writeMonth } from '../../shared/lib/months.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { countClicks } from '../support/clicks.ts';
import { makeUser } from '../support/builders.ts';
import { logInAs, logInUser } from '../support/people.ts';
import { inAll } from '../support/tier.ts';

/** A user with a log of July 2024, submitted or not. */
async function personWith(status: 'Draft' | 'Submitted') {
  const user = await makeUser(await logInAs('SuperAdmin'));
  const api = await logInUser(user);
  const params = { userId: user.userId, year: 2024, month: 7 };
  const { staffTimeLogId, ...log } = await api.result(openStaffTimeLog, { params });
  await api.result(updateStaffTimeLog, { params: { staffTimeLogId }, body: { ...log, status } });
  const read = () => api.result(getStaffTimeLog, { params: { staffTimeLogId } });
  return { name: `${user.firstName} ${user.lastName}`, initials: user.initials, read };
}

const july = `${paths.allTimeLogs}?month=2024-07`;
const chip = (page: Page, show: keyof typeof text.shows) =>
  page.getByRole('button', { name: new RegExp(`^${text.shows[show]} \\(\\d+\\)$`) });
const rowOf = (page: Page, { initials }: { initials: string }) =>
  page.getByRole('row', { name: new RegExp(`^${initials} `) });

describe('the time logs of all', () => {
  test.runIf(inAll)('who has not sent in the last month is one click away from Min dag', async ({ openPage }) => {
    const page = await openPage({ as: 'SuperAdmin', path: paths.homeMyDay });
    const month = latestEndedMonth(dayOf(new Date()));
    await page.getByRole('link', { name: myDayText.whoIsLate(month.month) }).click();
    await page.getByRole('table', { name: text.table(month.year) }).waitFor();
    await expect.poll(() => chip(page, 'due').getAttribute('aria-pressed')).toBe('true');
    expect(new URL(page.url()).searchParams.get('month')).toBe(writeMonth(month));
  });

  test('the office manager sees with one click who has not sent in, and approves the others', async ({ openPage }) => {
    const [late, sent, other] = await Promise.all([
      personWith('Draft'),
      personWith('Submitted'),
      personWith('Submitted'),
    ]);
    const page = await openPage({ as: 'SuperAdmin', path: july });
    await page.getByRole('table', { name: text.table(2024) }).waitFor();
    await rowOf(page, late).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Allas tidloggar');

    const clicks = await countClicks(page);
    await chip(page, 'due').click();
    await expect.poll(() => rowOf(page, sent).count()).toBe(0);
    await rowOf(page, late)
      .getByRole('link', { name: text.cell(late.name, 'juli 2024', 'Started') })
      .waitFor();
    expect(new URL(page.url()).searchParams.get('show')).toBe('due');
    expect(clicks()).toBe(1);

    await page.getByRole('button', { name: /^Påminn alla/ }).click();
    const reminder = page.getByRole('dialog', { name: /^Påminn \d+ person(er)? om juli 2024\?$/ });
    await reminder.getByText(late.name).waitFor();
    await reminder.getByRole('button', { name: text.remind, exact: true }).click();
    await page.getByText(/^\d+ person(er)? är påmind(a)?$/).waitFor();
    await page.getByRole('button', { name: text.remindOf(late.name, 'juli 2024') }).click();
    await page.getByText(text.notReminded(late.name, 'Redan påmind i dag.')).waitFor();

    await page.getByRole('button', { name: text.payroll }).click();
    const payroll = page.getByRole('dialog', { name: text.payrollTitle('juli 2024') });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      payroll.getByRole('button', { name: text.payrollVerb }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('Löneunderlag 2024-07.xlsx');

    await chip(page, 'submitted').click();
    await page.getByRole('button', { name: text.approveOf(sent.name, 'juli 2024') }).click();
    await page.getByText(staffTimeLogsText.approved('juli 2024')).waitFor();
    await expect.poll(() => rowOf(page, sent).count()).toBe(0);
    expect((await sent.read()).dateApproved).not.toBeNull();

    await page.getByRole('button', { name: /^Godkänn alla inskickade/ }).click();
    const question = page.getByRole('dialog', { name: /^Godkänn \d+ tidlogg(ar)? för juli 2024\?$/ });
    await question.getByText(other.name).waitFor();
    await question.getByRole('button', { name: text.approveAllVerb, exact: true }).click();
    await page
      .getByText(/tidlogg(ar)? är godkända?$/)
      .first()
      .waitFor();
    await expect.poll(async () => (await other.read()).dateApproved).not.toBeNull();
    expect((await late.read()).dateApproved).toBeNull();
  });

  test.runIf(inAll)('a month is opened from the table on a phone, and sent back with a note', async ({ openPage }) => {
    const sent = await personWith('Submitted');
    const page = await openPage({ as: 'SuperAdmin', path: july, size: 'phone' });
    const link = page.getByRole('link', { name: text.cell(sent.name, 'juli 2024', 'Submitted') });
    await link.waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Allas tidloggar på telefon');
    await link.click();
    await page.getByText(staffTimeLogsText.readingOf(sent.name)).waitFor();
    await page.getByText(staffTimeLogsText.events).waitFor();
    await page.getByRole('button', { name: staffTimeLogsText.nextDay }).click();
    // Its parts scroll, not the page.
    expect(await page.locator('main').evaluate((main) => main.scrollHeight - main.clientHeight)).toBe(0);
    await page.getByRole('button', { name: staffTimeLogsText.sendBack }).click();
    const question = page.getByRole('dialog', { name: staffTimeLogsText.sendBackTitle(sent.name, 'juli 2024') });
    await question.getByRole('textbox').pressSequentially('Den 3 saknas');
    await question.getByRole('button', { name: staffTimeLogsText.sendBack }).click();
    await page.getByRole('link', { name: text.cell(sent.name, 'juli 2024', 'SentBack') }).waitFor();
    expect(await sent.read()).toMatchObject({ status: 'Draft', sentBackNote: 'Den 3 saknas' });
  });
});
