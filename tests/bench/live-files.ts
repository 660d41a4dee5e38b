import { performance } from 'node:perf_hooks';
import type { Page } from 'playwright';
import { createFolder, deleteFile, moveFile, noteUploads, restoreFile } from '../../shared/contract/files.ts';
import { Api } from '../support/api.ts';
import { newContext } from '../support/chromium.ts';
import { filesPath, tile } from '../support/file-browser.ts';
import { bucket, finish, makeFile, putFile } from '../support/files.ts';
import { onFileScanned, scanOf, threat } from '../support/scanner.ts';
import { sessionOf } from '../support/session.ts';
import { inBrowser, onStack, print, spread } from './runner.ts';

/** One user changes files of a project while another has its folder open in a browser. */
export const benchLiveFiles = (rounds = 20) =>
  onStack({ seed: 'demo' }, (stack) =>
    inBrowser(async (browser) => {
      const writer = new Api(stack.url, (await sessionOf(stack.url, 'Staff')).token);
      const project = await makeFile(writer, 'Fält/Mätning.txt');
      const { projectId, projectCode } = project;
      const params = { projectCode };
      const reader = await newContext(browser, { url: stack.url, session: await sessionOf(stack.url, 'SuperAdmin') });
      const page = await reader.newPage();
      await page.goto(filesPath(project, 'Fält'));
      await tile(page, 'Mätning.txt').waitFor();

      const times: Record<string, number[]> = {};
      // The first round is a warm-up, in which functions start.
      for (let round = 0; round <= rounds; round += 1) {
        const measure = async (what: string, mine: () => Promise<unknown>, theirs: Promise<unknown>) => {
          const since = performance.now();
          await Promise.all([mine(), theirs]);
          if (round > 0) (times[what] ??= []).push(performance.now() - since);
        };
        const [name, renamed] = [`Rapport ${round}.txt`, `Slutrapport ${round}.txt`];
        await putFile(writer, projectCode, `Fält/${name}`);
        const uploaded = () => writer.result(noteUploads, { params, body: { paths: [`Fält/${name}`] } });
        await measure('uploaded', uploaded, shown(page, name));
        const rename = { type: 'file', from: `Fält/${name}`, to: `Fält/${renamed}` };
        await measure('renamed', () => writer.result(moveFile, { params, body: rename }), shown(page, renamed));
        const folder = { path: `Fält/Mapp ${round}` };
        const made = () => writer.result(createFolder, { params, body: folder });
        await measure('folder made', made, shown(page, `Mapp ${round}`));
        await putFile(writer, projectCode, `Annat ${round}.txt`);
        const move = { type: 'file', from: `Annat ${round}.txt`, to: `Fält/Annat ${round}.txt` };
        const moved = () => writer.result(moveFile, { params, body: move });
        await measure('moved here', moved, shown(page, `Annat ${round}.txt`));
        const body = { type: 'file', path: `Fält/${renamed}` };
        const deleted = async () => finish(writer, projectCode, await writer.result(deleteFile, { params, body }));
        await measure('deleted', deleted, gone(page, renamed));
        const restored = async () => finish(writer, projectCode, await writer.result(restoreFile, { params, body }));
        await measure('restored', restored, shown(page, renamed));
        const found = await scanOf(bucket(stack.environment), projectId, body.path, threat);
        const locked = tile(page, renamed).filter({ hasText: 'Spärrad' }).waitFor();
        await measure('quarantined', () => stack.invoke(onFileScanned, found), locked);
        // Tiles below the viewport are not rendered.
        for (const path of [folder.path, move.to, body.path]) {
          const type = path === folder.path ? 'dir' : 'file';
          await finish(writer, projectCode, await writer.result(deleteFile, { params, body: { type, path } }));
          await gone(page, path.slice('Fält/'.length));
        }
      }
      print(
        'A change among files, until somebody else’s browser shows it',
        Object.entries(times).map(([what, all]) => ({ what, ...spread(all) })),
      );
    }),
  );

const shown = (page: Page, name: string) => tile(page, name).waitFor();
const gone = (page: Page, name: string) => tile(page, name).waitFor({ state: 'detached' });
