import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import type { Page } from 'playwright';
import type { LocalStack } from '../../infra/host/stack.ts';
import { Api } from '../support/api.ts';
import { makeProject } from '../support/builders.ts';
import { startProfile } from '../support/chromium.ts';
import { chooseFiles, chooseInMenu, filesPath, tile, uploadBox } from '../support/file-browser.ts';
import { bucket, contentOf, entriesOf } from '../support/files.ts';
import { entriesOfZip } from '../support/read-zip.ts';
import { sessionOf } from '../support/session.ts';
import { type Memory, watchMemory } from './browser-memory.ts';
import { writeRandomFile } from './random-file.ts';
import { inFolder, onStack, print } from './runner.ts';
import { timed } from './timed.ts';

type FilesFigures = { what: string; seconds: number; checked: string; memory: Memory };

type Sizes = {
  files: number;
  fileBytes: number;
  /** The file uploaded in parts. */
  largeBytes: number;
  zippedFiles: number;
  zippedBytes: number;
};
const usual: Sizes = {
  files: 1000,
  fileBytes: 50_000,
  largeBytes: 2 * 1024 ** 3,
  zippedFiles: 8,
  zippedBytes: 128 * 1024 ** 2,
};
const timeoutMs = 15 * 60_000;

/**
 * Uploads a thousand files and a large one through a browser, with interruptions, and downloads a large folder. @throws
 * when any byte is lost
 */
export const benchFiles = (sizes: Partial<Sizes> = {}) =>
  inFolder((folder) =>
    onStack({ seed: 'demo', dataDir: join(folder, 'data') }, async (stack) => {
      const bench = new FilesBench(stack, folder, { ...usual, ...sizes });
      const figures = [
        await bench.sendMany(),
        await bench.sendLarge(),
        await bench.downloadFolder({ toPlace: true }),
        await bench.downloadFolder({ toPlace: false }),
      ];
      print(
        'Files through a browser; MB of memory before – at most – after',
        figures.map(({ memory: { heap, browser }, ...one }) => ({
          ...one,
          scripts: spanOf(heap),
          browser: spanOf(browser),
        })),
      );
    }),
  );

class FilesBench {
  readonly #stack: LocalStack;
  readonly #folder: string;
  readonly #sizes: Sizes;

  constructor(stack: LocalStack, folder: string, sizes: Sizes) {
    this.#stack = stack;
    this.#folder = folder;
    this.#sizes = sizes;
  }

  async #open() {
    const { url } = this.#stack;
    const session = await sessionOf(url, 'Staff');
    const api = new Api(url, session.token);
    const project: { projectId: number; projectCode: string } = await makeProject(api);
    const profile = await mkdtemp(join(this.#folder, 'profile-'));
    const context = await startProfile(profile, { url, session });
    const page = context.pages()[0] ?? (await context.newPage());
    page.setDefaultTimeout(timeoutMs);
    page.on('dialog', (dialog) => void dialog.accept());
    const show = async () => {
      await page.goto(filesPath(project));
      await page.getByRole('button', { name: 'Ladda upp filer' }).waitFor();
    };
    return { api, project, context, page, show };
  }

  async #measured(page: Page, work: () => Promise<unknown>): Promise<Pick<FilesFigures, 'seconds' | 'memory'>> {
    const watch = await watchMemory(page);
    const { ms } = await timed(work);
    return { seconds: ms / 1000, memory: await watch.end() };
  }

  /** The network fails for three seconds at half of the files. */
  async sendMany(): Promise<FilesFigures> {
    const { files, fileBytes } = this.#sizes;
    const { api, project, context, page, show } = await this.#open();
    mkdirSync(join(this.#folder, 'många'));
    let tries = 0;
    const sums = new Map<string, string>();
    for (let index = 0; index < files; index += 1) {
      const name = `Mätpunkt ${index} åäö.txt`;
      sums.set(name, writeRandomFile(join(this.#folder, 'många', name), fileBytes));
    }
    await show();
    const figures = await this.#measured(page, async () => {
      await chooseFiles(
        page,
        [...sums.keys()].map((name) => join(this.#folder, 'många', name)),
      );
      await shareOf(page, 0.5);
      await breakNetwork(context);
      tries = await sentAll(page);
    });
    const entries = await entriesOf(api, project.projectCode);
    let whole = 0;
    for (const { basename, path } of entries) {
      const bytes = await (await contentOf(api, project.projectCode, path)).bytes();
      if (sumOf(bytes) === sums.get(basename)) whole += 1;
    }
    expectAll('files', whole, files);
    await context.close();
    return {
      what: `${files} files sent`,
      ...figures,
      checked: `${whole} listed and whole, ‘Försök igen’ ${tries} times`,
    };
  }

  /** The network fails for three seconds at a third; at two thirds the page is reloaded and the file chosen again. */
  async sendLarge(): Promise<FilesFigures> {
    const { largeBytes } = this.#sizes;
    const { api, project, context, page, show } = await this.#open();
    const file = join(this.#folder, 'Stor film åäö.mp4');
    const sum = writeRandomFile(file, largeBytes);
    let parts = 0;
    page.on('request', (request) => {
      if (request.method() === 'PUT') parts += 1;
    });
    await show();
    const figures = await this.#measured(page, async () => {
      await chooseFiles(page, [file]);
      await shareOf(page, 1 / 3);
      await breakNetwork(context);
      await shareOf(page, 2 / 3);
      await page.reload();
      await page.getByRole('button', { name: 'Ladda upp filer' }).waitFor();
      await chooseFiles(page, [file]);
      await sentAll(page);
    });
    const [entry] = await entriesOf(api, project.projectCode);
    expectAll('bytes', entry?.size ?? 0, largeBytes);
    const hash = createHash('sha256');
    const { body } = await contentOf(api, project.projectCode, entry!.path);
    for await (const chunk of body!) hash.update(chunk);
    if (hash.digest('hex') !== sum) throw new Error('The large file is not what was sent.');
    await context.close();
    await rm(file);
    return { what: `one file of ${size(largeBytes)} sent`, ...figures, checked: `whole, ${parts} parts begun` };
  }

  /** @param toPlace whether the browser can stream to a chosen file */
  async downloadFolder({ toPlace }: { toPlace: boolean }): Promise<FilesFigures> {
    const { zippedFiles, zippedBytes } = this.#sizes;
    const { project, context, page, show } = await this.#open();
    const { client, Bucket } = bucket(this.#stack.environment);
    const sums = new Map<string, string>();
    for (let index = 0; index < zippedFiles; index += 1) {
      const [name, source] = [`Fält åäö/Ljud ${index}.wav`, join(this.#folder, 'ljud.wav')];
      sums.set(name, writeRandomFile(source, zippedBytes));
      const [Key, Body] = [`projects/${project.projectId}/${name}`, createReadStream(source)];
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength: zippedBytes }));
    }
    await show();
    await page.evaluate(toPlace ? choosePlace : chooseNone);
    let file = '';
    const figures = await this.#measured(page, async () => {
      await tile(page, 'Fält åäö').waitFor();
      const download = toPlace ? undefined : page.waitForEvent('download');
      await chooseInMenu(page, 'Fält åäö', 'Ladda ner');
      await page.getByText('är nedladdad').waitFor();
      if (download) file = await (await download).path();
    });
    if (toPlace) {
      // From the origin private file system to the disk, for comparison here.
      const [download] = await Promise.all([page.waitForEvent('download'), page.evaluate(saveChosen)]);
      file = await download.path();
    }
    const entries = entriesOfZip(await readFile(file));
    const whole = entries.filter(({ name, bytes }) => sumOf(bytes) === sums.get(name)).length;
    expectAll('files of the ZIP', whole, zippedFiles);
    await context.close();
    const what = `folder of ${size(zippedFiles * zippedBytes)} downloaded, ${toPlace ? 'to a chosen place' : 'held by the browser'}`;
    return { what, ...figures, checked: `${whole} files whole` };
  }
}

const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const size = (bytes: number): string =>
  bytes >= 1024 ** 3 ? `${bytes / 1024 ** 3} GiB` : `${Math.round(bytes / 1024 ** 2)} MiB`;

function expectAll(what: string, have: number, sent: number): void {
  if (have !== sent) throw new Error(`${have} of ${sent} ${what} are there and whole.`);
}

/** Waits for this share of the total progress. */
async function shareOf(page: Page, share: number): Promise<void> {
  const bar = uploadBox(page).getByRole('progressbar', { name: 'Förlopp för alla filer' });
  await bar.waitFor();
  await page.waitForFunction(([element, least]) => (element as HTMLProgressElement).position >= least, [
    await bar.elementHandle(),
    share,
  ] as const);
}

async function breakNetwork(context: { setOffline: (isOffline: boolean) => Promise<void> }): Promise<void> {
  await context.setOffline(true);
  await new Promise((done) => setTimeout(done, 3000));
  await context.setOffline(false);
}

/** Waits for the end and clicks retry after permanent failures, as a user would. @returns how often */
async function sentAll(page: Page): Promise<number> {
  const again = uploadBox(page).getByRole('button', { name: 'Försök igen' });
  const done = uploadBox(page).getByText(/uppladdade?$/);
  for (let tries = 0; ; tries += 1) {
    await again.or(done).first().waitFor();
    if (!(await again.isVisible())) return tries;
    await again.click();
    await again.waitFor({ state: 'detached' });
  }
}

/** The browser's own dialog cannot be automated: a file in the page's private file system replaces the chosen one. */
function choosePlace(): void {
  Object.assign(window, {
    showSaveFilePicker: async () =>
      (await navigator.storage.getDirectory()).getFileHandle('vald.zip', { create: true }),
  });
}

/** Simulates a browser that cannot stream to a chosen file. */
function chooseNone(): void {
  Object.assign(window, { showSaveFilePicker: undefined });
}

async function saveChosen(): Promise<void> {
  const handle = await (await navigator.storage.getDirectory()).getFileHandle('vald.zip');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await handle.getFile());
  link.download = 'vald.zip';
  link.click();
}

const spanOf = (span: { startMb: number; peakMb: number; endMb: number } | undefined) =>
  span ? [span.startMb, span.peakMb, span.endMb].map(Math.round).join(' – ') : '';
