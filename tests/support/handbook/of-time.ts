import { paths } from '../../../frontend/src/navigation/paths.ts';
import { staffTimeLogsText } from '../../../frontend/src/text/staff-time-logs.ts';
import { usersText } from '../../../frontend/src/text/users.ts';
import { openStaffTimeLog, updateStaffTimeLog } from '../../../shared/contract/staff-time-logs.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import { latestEndedMonth } from '../../../shared/lib/months.ts';
import { Api } from '../api.ts';
import { makeUser } from '../builders.ts';
import { type PageActions, openMyDay, task } from './step-actions.ts';
import type { Reader } from './reader.ts';

/** Colleagues with a time log each of the latest month: one has sent it in. */
async function colleagues(reader: Reader) {
  const superAdmin = await reader.apiOf('SuperAdmin');
  const { year, month } = latestEndedMonth(dayOf(new Date()));
  const [late, sent] = await Promise.all([makeUser(superAdmin), makeUser(superAdmin)]);
  for (const { userId, initials, pin } of [late, sent]) {
    const own = await Api.logIn(new URL(reader.page.url()).origin, initials, pin);
    const { staffTimeLogId, ...log } = await own.result(openStaffTimeLog, { params: { userId, year, month } });
    const status = initials === sent.initials ? 'Submitted' : 'Draft';
    await own.result(updateStaffTimeLog, { params: { staffTimeLogId }, body: { ...log, status } });
  }
  await openMyDay(reader);
  return { late, sent };
}

export const time: Readonly<Record<string, PageActions>> = {
  'tidlogg-och-franvaro': {
    '': task(openMyDay, [
      (reader, [timeLog]) => reader.ownMenu(timeLog),
      async (reader, controls) => {
        await reader.page.getByRole('grid').waitFor();
        for (const column of controls.slice(0, 4)) await reader.find(column, ['columnheader']);
        await reader.page.getByRole('row').nth(3).getByRole('gridcell').nth(1).click();
        await reader.type('1');
        await reader.keys('Enter');
      },
      async (reader, [save]) => {
        await reader.press(save);
        await reader.said(staffTimeLogsText.saved);
      },
      (reader, [submit]) => reader.find(submit),
    ]),
  },
  'flex-och-semester': {
    'Se ditt saldo': task(openMyDay, [
      (reader, [balance]) => reader.ownMenu(balance),
      async (reader, [flex, vacation]) => {
        await reader.see(flex);
        await reader.see(vacation);
      },
    ]),
    'Sätt ett ingående saldo': task(
      async (reader) => {
        const user = await makeUser(await reader.apiOf('SuperAdmin'));
        await openMyDay(reader);
        return user as { initials: string };
      },
      [
        async (reader, [settings, users], { initials }) => {
          await reader.menu(settings, users);
          await reader.fill(usersText.initials, initials);
          await reader.page.getByText('1 träff', { exact: true }).waitFor();
          await reader.open(initials, reader.row(initials));
        },
        async (reader, [day, flex, vacation]) => {
          await reader.fill(day, '2026-01-01');
          await reader.fill(flex, '10');
          await reader.fill(vacation, '25');
        },
        async (reader, [save]) => {
          await reader.press(save);
          await reader.said(/uppdaterad/);
        },
      ],
    ),
  },
  'attestera-tidloggar': {
    'Godkänn en månad': task(colleagues, [
      (reader, [all]) => reader.ownMenu(all),
      async (reader, [due, remind], { late }) => {
        await reader.press(due);
        await reader.find(remind, ['button'], reader.row(late.initials));
      },
      async (reader, [submitted], { sent }) => {
        await reader.press(submitted);
        await reader.row(sent.initials).getByRole('link').last().click();
      },
      async (reader, [approve, sendBack]) => {
        await reader.find(sendBack);
        await reader.press(approve);
        await reader.said(/godkänd/i);
      },
    ]),
    'Hämta underlag till lönen': task(
      (reader) => reader.go(paths.allTimeLogs),
      [
        async (reader, [payroll]) => {
          await reader.open(payroll);
          await reader.download(() => reader.press('Hämta'));
        },
      ],
    ),
  },
};
