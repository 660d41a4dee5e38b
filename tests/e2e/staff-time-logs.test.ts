import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { updateStaffTimeLog } from '../../shared/contract/staff-time-logs.ts';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { staffTimeLogsText as text } from '../../frontend/src/text/staff-time-logs.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { hasFocus } from '../support/keys.ts';
import { allowErrors } from '../support/page-errors.ts';
import { logInAs } from '../support/people.ts';
import { inAll } from '../support/tier.ts';
import { at, myLog } from '../support/time-logs.ts';

const columns = [
  'Norm',
  'Avvikelse komp',
  'Semester',
  'VAB',
  'Karens',
  'Sjuk',
  'Tjänstledig',
  'Betald ledighet',
  'Uttag komp',
];

/** A cell by its day ('fredag 2') and column; a row's first cell is its week. */
const cell = (page: Page, day: string, column: string) =>
  page
    .getByRole('row', { name: new RegExp(`${day}(?!\\d)`) })
    .getByRole('gridcell')
    .nth(1 + columns.indexOf(column));
const sum = (page: Page, column: string) =>
  page
    .getByRole('row', { name: /^Summa/ })
    .getByRole('gridcell')
    .nth(columns.indexOf(column));
const isFocused = (page: Page, day: string, column: string) => hasFocus(cell(page, day, column));

/** Neither scrolled out of the table nor covered by its head or foot. */
const isOnTop = (element: Locator) =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const ends = [top + 3, top + height - 3];
    return ends.every((y) => node.contains(document.elementFromPoint(left + width / 2, y)));
  });

describe('the staff time log', () => {
  test('a month is filled in by mouse, summed, saved and still there after a reload', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: at('2031-06') });
    await page.getByRole('grid', { name: text.grid('juni 2031') }).waitFor();
    for (const column of columns) await page.getByRole('columnheader', { name: column, exact: true }).waitFor();
    expect(await cell(page, 'fredag 6', 'Norm').textContent()).toBe('0');
    await page.getByRole('rowheader', { name: 'fredag 6 Nationaldagen' }).waitFor();
    await page.getByRole('rowheader', { name: 'fredag 20 Midsommarafton' }).waitFor();
    expect(await cell(page, 'fredag 20', 'Norm').textContent()).toBe('0');
    expect(await cell(page, 'lördag 7', 'Norm').textContent()).toBe('0');
    await expectAxeClean(page);

    await cell(page, 'måndag 2', 'Sjuk').dblclick();
    await page.getByRole('textbox', { name: 'Sjuk' }).fill('7,5');
    await cell(page, 'tisdag 3', 'Semester').click();
    expect(await sum(page, 'Sjuk').textContent()).toBe('7,5');
    await cell(page, 'tisdag 3', 'Semester').click();
    expect(await cell(page, 'tisdag 3', 'Semester').textContent()).toBe('Hel');
    await cell(page, 'tisdag 3', 'Semester').click();
    expect(await cell(page, 'tisdag 3', 'Semester').textContent()).toBe('Halv');
    expect(await sum(page, 'Semester').textContent()).toBe('0,5 d');
    await page.getByRole('textbox', { name: text.percentage }).fill('80');
    await page.getByText(/^Norm vid 80\s%: /).waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText(text.saved).waitFor();
    await page.reload();
    await expect.poll(() => cell(page, 'måndag 2', 'Sjuk').textContent()).toBe('7,5');
    expect(await page.getByRole('textbox', { name: text.percentage }).inputValue()).toBe('80');
    await cell(page, 'onsdag 4', 'VAB').click();
    await page.keyboard.type('3');
    await page.keyboard.press('Control+s');
    await page.getByText(text.saved).waitFor();
    const saved = await myLog(2031, 6);
    expect(saved.staffTimeLogLines[1]).toMatchObject({ sickLeaveHours: 7.5, vacationDay: 'None' });
    expect(saved.staffTimeLogLines[3]).toMatchObject({ childCareHours: 3 });
    await screenshot(page, 'time log filled in');
  });

  test.runIf(inAll)(
    'typed hours fill the marked days, and vacation beside child care is asked about',
    async ({ openPage }) => {
      const page = await openPage({ as: 'Staff', path: at('2031-10') });
      await cell(page, 'måndag 6', 'VAB').click();
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.type('7');
      await page.keyboard.press('Enter');
      await expect.poll(() => sum(page, 'VAB').textContent()).toBe('21');
      await cell(page, 'onsdag 8', 'Semester').click();
      await page.keyboard.press('h');
      expect(await cell(page, 'onsdag 8', 'Semester').textContent()).toBe('Hel');
      await page.keyboard.press('Control+s');
      const question = page.getByRole('dialog', { name: text.overfullTitle });
      await question.getByText('8 oktober: Semester Hel och VAB 7\u00a0tim.').waitFor();
      expect(await question.getByRole('listitem').count()).toBe(1);
      await expectAxeClean(page);
      await screenshot(page, 'Semester och VAB samma dag');
      await question.getByRole('button', { name: 'Ändra' }).click();
      await question.waitFor({ state: 'detached' });
      expect((await myLog(2031, 10)).staffTimeLogLines[5]).toMatchObject({ childCareHours: 0 });
      await cell(page, 'onsdag 8', 'Semester').click();
      await page.keyboard.press('Delete');
      await page.keyboard.press('Control+s');
      await page.getByText(text.saved).waitFor();
      const saved = (await myLog(2031, 10)).staffTimeLogLines;
      expect(saved.slice(5, 9).map(({ childCareHours }: { childCareHours: number }) => childCareHours)).toEqual([
        7, 7, 7, 0,
      ]);
    },
  );

  test.runIf(inAll)(
    'a month is filled in, copied, pasted, undone and submitted with the keyboard alone',
    async ({ openPage }) => {
      const page = await openPage({ as: 'Staff', path: paths.customers });
      await page.getByRole('table', { name: 'Kunder' }).waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog', { name: 'Sök och gå till' }).waitFor();
      await page.keyboard.type('tidlogg');
      await page.getByRole('button', { name: 'Tidlogg', exact: true }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('grid').waitFor();
      await page.goto(at('2031-09'));
      await page.getByRole('grid', { name: text.grid('september 2031') }).waitFor();
      const percentage = page.getByRole('textbox', { name: text.percentage });
      await percentage.focus();
      await page.keyboard.press('Tab');
      await expect.poll(() => isFocused(page, 'måndag 1', 'Norm')).toBe(true);

      await page.keyboard.type('8');
      await page.keyboard.press('Enter');
      expect(await cell(page, 'måndag 1', 'Norm').textContent()).toBe('8');
      expect(await isFocused(page, 'tisdag 2', 'Norm')).toBe(true);
      await page.keyboard.press('F2');
      await page.keyboard.type(',5');
      await page.keyboard.press('Tab');
      expect(await cell(page, 'tisdag 2', 'Norm').textContent()).toBe('7,5');
      expect(await isFocused(page, 'tisdag 2', 'Avvikelse komp')).toBe(true);
      await page.keyboard.type('9');
      await page.keyboard.press('Escape');
      expect(await cell(page, 'tisdag 2', 'Avvikelse komp').textContent()).toBe('');

      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('h');
      expect(await cell(page, 'tisdag 2', 'Semester').textContent()).toBe('Hel');
      await page.keyboard.press('Space');
      expect(await cell(page, 'tisdag 2', 'Semester').textContent()).toBe('Halv');
      await page.keyboard.press('Delete');
      expect(await cell(page, 'tisdag 2', 'Semester').textContent()).toBe('');
      await page.keyboard.type('halv');
      expect(await cell(page, 'tisdag 2', 'Semester').textContent()).toBe('Halv');
      await page.keyboard.press('Delete');

      await page.keyboard.press('Control+Home');
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('Control+c');
      await page.keyboard.press('End');
      expect(await isFocused(page, 'tisdag 2', 'Uttag komp')).toBe(true);
      await page.keyboard.press('Control+v');
      expect(await cell(page, 'tisdag 2', 'Uttag komp').textContent()).toBe('8');
      expect(await cell(page, 'onsdag 3', 'Uttag komp').textContent()).toBe('7,5');
      expect(await sum(page, 'Uttag komp').textContent()).toBe('15,5');
      await page.keyboard.press('Control+End');
      expect(await isFocused(page, 'tisdag 30', 'Uttag komp')).toBe(true);
      await expectAxeClean(page);

      await page.keyboard.type('25');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+s');
      await expect.poll(() => isFocused(page, 'tisdag 30', 'Uttag komp')).toBe(true);
      expect(await cell(page, 'tisdag 30', 'Uttag komp').getAttribute('title')).toBe('Ett dygn har högst 24 timmar.');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(text.submit);
      await page.keyboard.press('Enter');
      const question = page.getByRole('dialog', { name: 'Skicka in september 2031?' });
      await question.waitFor();
      await expectAxeClean(page);
      await question.getByRole('button', { name: text.submit }).press('Enter');
      await page.getByText(text.submitted('september 2031')).waitFor();
      await page.getByText(/^Inskickad \d{4}-/).waitFor();
      expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0);
      expect(await myLog(2031, 9)).toMatchObject({ status: 'Submitted' });
    },
  );

  test.runIf(inAll)(
    'a submitted month is under History/Archived, read-only, with the sums of all',
    async ({ openPage }) => {
      const page = await openPage({ as: 'Staff', path: paths.staffTimeLogs });
      await page.getByRole('tab', { name: 'History/Archived' }).click();
      const selector = page.getByRole('combobox', { name: text.archiveField });
      const grid = page.getByRole('grid');
      await grid.waitFor();
      const months = await selector.getByRole('option').allTextContents();
      expect(months.at(-1)).toBe(text.allMonths);
      const day = grid.getByRole('row').nth(2).getByRole('gridcell').nth(2);
      await day.click();
      await page.keyboard.type('3');
      expect(await page.getByRole('textbox').count()).toBe(0);
      await expectAxeClean(page);
      await selector.selectOption(text.allMonths);
      await page.getByRole('table', { name: text.archive }).waitFor();
      await expectAxeClean(page);
      await page.getByRole('button', { name: months[1]!, exact: true }).click();
      await page.getByRole('grid', { name: text.grid(months[1]!) }).waitFor();
    },
  );

  test.runIf(inAll)(
    'the reason of a wrong cell is seen wherever in the month it is, and after a save',
    async ({ openPage }) => {
      const page = await openPage({ as: 'Staff', path: at('2031-10') });
      for (const day of ['torsdag 2', 'fredag 31']) {
        const wrong = cell(page, day, 'Semester');
        await wrong.click();
        await page.keyboard.type('99');
        const reason = page.getByText('Semester: Skriv Hel eller Halv.');
        await reason.waitFor();
        await screenshot(page, `Felaktig ruta ${day}`);
        expect(await isOnTop(reason), day).toBe(true);
        expect(await isOnTop(wrong), day).toBe(true);
        await page.getByRole('gridcell').nth(3).focus();
        await page.keyboard.press('Control+s');
        await expect.poll(() => isFocused(page, day, 'Semester')).toBe(true);
        expect(await isOnTop(reason), `${day}, after a save`).toBe(true);
        await page.keyboard.press('Delete');
        await reason.waitFor({ state: 'detached' });
      }
    },
  );

  test.runIf(inAll)('another month is chosen in the calendar, and Back leads to the first', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: at('2032-11') });
    await page.getByRole('button', { name: 'Månad: november 2032' }).click();
    await page.getByRole('button', { name: 'okt', exact: true }).waitFor();
    await expectAxeClean(page);
    await page.getByRole('button', { name: 'okt', exact: true }).click();
    await page.getByRole('grid', { name: text.grid('oktober 2032') }).waitFor();
    await page.goBack();
    await page.getByRole('grid', { name: text.grid('november 2032') }).waitFor();
  });

  test.runIf(inAll)('leaving with unsaved changes asks first, and a reload keeps them', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: at('2032-01') });
    await cell(page, 'fredag 2', 'VAB').click();
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: text.nextMonth }).click();
    const question = page.getByRole('dialog', { name: 'Kasta ändringarna?' });
    await question.getByRole('button', { name: 'Fortsätt redigera' }).click();
    await page.reload();
    await expect.poll(() => cell(page, 'fredag 2', 'VAB').textContent()).toBe('2');
    await page.getByText('Det du skrev förra gången finns kvar').waitFor();
    await page.getByRole('button', { name: text.nextMonth }).click();
    await question.getByRole('button', { name: 'Kasta ändringarna' }).click();
    await page.getByRole('grid', { name: text.grid('februari 2032') }).waitFor();
    expect((await myLog(2032, 1)).version).toBe(1);
  });

  test.runIf(inAll)(
    'a month saved elsewhere in the meantime is not overwritten by a stale version',
    async ({ openPage }) => {
      const staff = await logInAs('Staff');
      const page = await openPage({ as: 'Staff', path: at('2032-04') });
      await cell(page, 'fredag 2', 'VAB').click();
      await page.keyboard.type('2');
      await page.keyboard.press('Enter');
      const { staffTimeLogId, ...log } = await myLog(2032, 4);
      await staff.result(updateStaffTimeLog, {
        params: { staffTimeLogId },
        body: { ...log, employmentPercentage: 90 },
      });
      allowErrors(page, /409/);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText(/^Anna Lindqvist \(AL\) ändrade uppgiften/).waitFor();
      await expectAxeClean(page);
      await page.getByText('Ni har inte ändrat samma sak.').waitFor();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText(text.saved).waitFor();
      const saved = await myLog(2032, 4);
      expect(saved.staffTimeLogLines[1].childCareHours).toBe(2);
      expect(saved.employmentPercentage).toBe(90);
    },
  );

  test.runIf(inAll)('a save that fails says so, and what was typed stays', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: at('2032-06') });
    allowErrors(page, /500/);
    const fail = (url: string) =>
      page.route(url, (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({
              status: 500,
              contentType: 'application/json',
              body: '{"message":"Något gick fel hos oss."}',
            })
          : route.fallback(),
      );
    await fail('**/v1/stafftimelogs/*');
    await cell(page, 'fredag 4', 'Karens').click();
    await page.keyboard.type('7');
    await page.keyboard.press('Control+s');
    await page.getByText(text.notSaved).waitFor();
    expect(await cell(page, 'fredag 4', 'Karens').textContent()).toBe('7');
    await page.unrouteAll();
    await page.keyboard.press('Control+s');
    await page.getByText(text.saved).waitFor();
    await fail('**/v1/stafftimelogs/*');
    await page.keyboard.type('6');
    await page.keyboard.press('Control+s');
    await page.getByText(text.notSaved).first().waitFor();
    expect(await cell(page, 'fredag 4', 'Karens').textContent()).toBe('6');
  });

  test.runIf(inAll)('a draft is reset after a confirmation that names the month', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: at('2032-05') });
    await cell(page, 'måndag 3', 'Sjuk').click();
    await page.keyboard.type('4');
    await page.keyboard.press('Control+s');
    await page.getByText(text.saved).waitFor();
    await page.getByRole('button', { name: text.startOver }).click();
    const question = page.getByRole('dialog', { name: text.startOverTitle('maj 2032') });
    await question.getByRole('button', { name: text.startOver }).click();
    await page.getByText(text.startedOver('maj 2032')).waitFor();
    await expect.poll(() => cell(page, 'måndag 3', 'Sjuk').textContent()).toBe('');
    expect((await myLog(2032, 5)).version).toBe(1);
  });

  test.runIf(inAll)('on a phone a day at a time is filled in', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: at('2032-09'), size: 'phone' });
    await page.getByRole('button', { name: /^torsdag 2(,|$)/ }).click();
    await page.getByRole('heading', { name: 'torsdag 2' }).waitFor();
    await page.getByRole('button', { name: 'Öka Sjuk' }).click();
    await page.getByRole('combobox', { name: 'Semester' }).selectOption('Halv');
    await expectAxeClean(page);
    await screenshot(page, 'time log on a phone');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText(text.saved).waitFor();
    expect((await myLog(2032, 9)).staffTimeLogLines[1]).toMatchObject({ sickLeaveHours: 0.5, vacationDay: 'Half' });
  });
});
