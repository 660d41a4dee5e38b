import { describe, expect } from 'vitest';
import { getStaffTimeLogReadings, updateStaffTimeLog } from '../../shared/contract/staff-time-logs.ts';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { staffTimeLogsText as text } from '../../frontend/src/text/staff-time-logs.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { logInAs } from '../support/people.ts';
import { inAll } from '../support/tier.ts';
import { at, myLog } from '../support/time-logs.ts';

describe('the time log of another', () => {
  test.runIf(inAll)(
    'SuperAdmin chooses whose log to read, is told that it is logged, and the owner sees it',
    async ({ openPage }) => {
      const page = await openPage({ as: 'SuperAdmin', path: paths.staffTimeLogs });
      await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
      await page.getByRole('combobox', { name: text.person }).fill('anna');
      await page.getByRole('option', { name: 'AL, Anna Lindqvist' }).click();
      await page.getByText(text.readingOf('Anna Lindqvist')).waitFor();
      await page.getByRole('grid').waitFor();
      expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0);
      await expectAxeClean(page);
      const owner = await openPage({ as: 'Staff', path: `${paths.staffTimeLogs}?tab=history&log=all` });
      await owner.getByText(/^Läst av andra \(\d+\)$/).click();
      await owner
        .getByText(/Björn Sandell: /)
        .first()
        .waitFor();
    },
  );

  test.runIf(inAll)(
    'SuperAdmin is notified of later saves by the owner, and loads them on request',
    async ({ openPage }) => {
      const log = await myLog(2031, 8);
      const staff = await logInAs('Staff');
      const readings = async () =>
        (await staff.result(getStaffTimeLogReadings, { params: { userId: log.userId } })).filter(
          ({ year, month }: { year: number; month: number }) => year === 2031 && month === 8,
        ).length;
      const page = await openPage({ as: 'SuperAdmin', path: `${at('2031-08')}&user=${log.userId}` });
      const friday = page.getByRole('row', { name: /fredag 1(?!\d)/ });
      await friday.waitFor();
      expect(await readings()).toBe(1);
      const { staffTimeLogId, ...fields } = log;
      let { version } = log;
      for (const sickLeaveHours of [3, 4.5]) {
        const [first, ...others] = fields.staffTimeLogLines;
        const body = { ...fields, version, staffTimeLogLines: [{ ...first, sickLeaveHours }, ...others] };
        ({ version } = await staff.result(updateStaffTimeLog, { params: { staffTimeLogId }, body }));
      }
      await page.getByText(text.changedMeanwhile).waitFor();
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expectAxeClean(page);
      await screenshot(page, 'Ändrad tidlogg');
      expect(await readings()).toBe(1);
      await page.getByRole('button', { name: text.readAgain }).click();
      await friday.getByText('4,5').waitFor();
      expect(await page.getByText(text.changedMeanwhile).count()).toBe(0);
      expect(await readings()).toBe(2);
    },
  );

  test.runIf(inAll)(
    'SuperAdmin sends a submitted month back with a note, and its owner corrects it',
    async ({ openPage }) => {
      const log = await myLog(2031, 10);
      const staff = await logInAs('Staff');
      const { staffTimeLogId, ...fields } = log;
      await staff.result(updateStaffTimeLog, { params: { staffTimeLogId }, body: { ...fields, status: 'Submitted' } });
      const page = await openPage({
        as: 'SuperAdmin',
        path: `${paths.staffTimeLogs}?tab=history&user=${log.userId}&log=${staffTimeLogId}`,
      });
      await page.getByRole('grid', { name: text.grid('oktober 2031') }).waitFor();
      await expectAxeClean(page);
      await screenshot(page, 'Inskickad tidlogg');
      await page.getByRole('button', { name: text.sendBack }).click();
      const question = page.getByRole('dialog', { name: text.sendBackTitle('Anna Lindqvist', 'oktober 2031') });
      await question.getByRole('textbox', { name: text.sendBackLabel }).pressSequentially('Lägg till den 12');
      await question.getByRole('button', { name: text.sendBack }).click();
      await page.getByText(text.sentBack('oktober 2031')).waitFor();
      await expect.poll(async () => (await myLog(2031, 10)).status).toBe('Draft');
      const owner = await openPage({ as: 'Staff', path: at('2031-10') });
      await owner.getByRole('button', { name: 'Save', exact: true }).waitFor();
      await owner.getByText(text.sentBackNote('Lägg till den 12')).waitFor();
      await expectAxeClean(owner);
    },
  );
});
