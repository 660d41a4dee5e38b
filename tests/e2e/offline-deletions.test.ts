import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { noteUploads } from '../../shared/contract/files.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeProject } from '../support/builders.ts';
import { filesPath, tile } from '../support/file-browser.ts';
import { entriesOf, namesOf, putFile } from '../support/files.ts';
import { cut, cutOff, isEmpty, isKept, reconnect, openOutbox, outboxOf, waits } from '../support/offline.ts';
import { logInAs } from '../support/people.ts';
import { inAll } from '../support/tier.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

describe('without a network, the outbox', () => {
  test.runIf(inAll)('deletes a file, and keeps one that somebody has replaced since', async ({ openPage }) => {
    const project = await makeProject(staff);
    const { projectCode } = project;
    for (const path of ['Plan.txt', 'Sektion.txt']) await putFile(staff, projectCode, path);
    const page = await openPage({
      as: 'Staff',
      hasServiceWorker: true,
      path: filesPath(project),
      allow: [...cutOff, /409/],
    });
    await tile(page, 'Sektion.txt').waitFor();
    await isKept(page);
    await cut(page);
    for (const [index, name] of ['Plan.txt', 'Sektion.txt'].entries()) {
      await tile(page, name).focus();
      await page.keyboard.press('Delete');
      await page.getByRole('dialog').getByRole('button', { name: 'Radera', exact: true }).click();
      await waits(page, index === 0 ? '1 ändring väntar på nätverket' : '2 ändringar väntar på nätverket');
      await tile(page, name).waitFor({ state: 'detached' });
    }
    await screenshot(page, 'Raderade filer utan nätverk');

    await putFile(superAdmin, projectCode, 'Sektion.txt', 'Nyare.');
    await superAdmin.result(noteUploads, { params: { projectCode }, body: { paths: ['Sektion.txt'] } });
    await reconnect(page);
    await waits(page, '1 ändring kunde inte tas emot');
    await openOutbox(page);
    await outboxOf(page).getByText('Raderad fil: Sektion.txt').waitFor();
    await outboxOf(page)
      .getByText(/Björn Sandell \(BS\) ändrade filen ”Sektion\.txt”/)
      .waitFor();
    await tile(page, 'Sektion.txt').waitFor();
    expect(namesOf(await entriesOf(staff, projectCode))).toEqual(['Sektion.txt']);
  });

  test.runIf(inAll)(
    'starts a month over when the network is back, and lets nobody write in it until then',
    async ({ openPage }) => {
      const page = await openPage({
        as: 'Staff',
        hasServiceWorker: true,
        path: `${paths.staffTimeLogs}?month=2033-05`,
        allow: cutOff,
      });
      const sick = page
        .getByRole('row', { name: /måndag 2(?!\d)/ })
        .getByRole('gridcell')
        .nth(6);
      await sick.click();
      await page.keyboard.type('4');
      await page.keyboard.press('Control+s');
      await page.getByText('Tidloggen är sparad').waitFor();
      await isKept(page);
      await cut(page);
      await page.getByRole('button', { name: 'Börja om' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Börja om' }).click();
      await waits(page, '1 ändring väntar på nätverket');
      await page.getByText('Tidloggen för maj 2033 blir tom när nätverket är tillbaka').waitFor();
      await sick.waitFor({ state: 'detached' });
      await expectAxeClean(page);
      await screenshot(page, 'Månad som börjar om');

      await page.reload();
      await page.getByText('Tidloggen för maj 2033 blir tom när nätverket är tillbaka').waitFor();
      await reconnect(page);
      await isEmpty(page);
      await expect.poll(() => sick.textContent()).toBe('');
    },
  );
});
