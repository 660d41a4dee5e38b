import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type LocalStack, startLocalStack } from '../../../infra/host/stack.ts';
import { bytesOf, itemsOfFirm, runOnFirm } from '../../support/take-out.ts';

const deadline = 6 * 60_000;
const folder = mkdtempSync(join(tmpdir(), 'klang-avbruten-'));
const archive = join(folder, 'uttag.zip');
const later = join(folder, 'senare.zip');
const dataDir = join(folder, 'tillbaka');
const quiet = { seed: 'nothing', schedules: false, quiet: true } as const;
let before: LocalStack;
let after: LocalStack;

beforeAll(async () => {
  const firm = join(folder, 'firm');
  cpSync(inject('demoFolder'), firm, { recursive: true });
  before = await startLocalStack({ ...quiet, dataDir: firm });
  after = await startLocalStack({ ...quiet, dataDir });
  // In many steps, so that the lines of a file come from several of them.
  const smallSteps = { ...before.environment, TAKE_OUT_CHARACTERS: '500000' };
  for (const file of [archive, later]) expect((await runOnFirm('take-out', smallSteps, file)).code).toBe(0);
}, deadline);
afterAll(async () => {
  await Promise.all([before?.close(), after?.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const preload = pathToFileURL(join(import.meta.dirname, '../../support/die-at-request.ts')).href;

const restoreUntil = (request: number) =>
  runOnFirm(
    'restore',
    { ...after.environment, NODE_OPTIONS: `--import=${preload}`, DIE_AT_REQUEST: String(request) },
    archive,
  );

describe('a restoration that is killed again and again', () => {
  it.each([2, 5, 12, 30, 60, 110, 160])(
    'ends at request %i without a word of success',
    { timeout: deadline },
    async (request) => {
      const { code, output } = await restoreUntil(request);
      expect(code).not.toBe(0);
      expect(output).not.toContain('är tillbaka');
      const users = [...(await itemsOfFirm(after.environment)).keys()].filter((key) => /^USER#\d+ RECORD$/.test(key));
      expect(users).toEqual([]);
    },
  );

  it('refuses another archive', { timeout: deadline }, async () => {
    const { code, output } = await runOnFirm('restore', after.environment, later);
    expect([code, output]).toEqual([1, expect.stringContaining('Ett annat uttag håller på att läggas tillbaka här')]);
  });

  it('does not let Klang start', { timeout: deadline }, async () => {
    await after.close();
    const starting = startLocalStack({ ...quiet, dataDir, seed: 'empty' });
    await expect(starting).rejects.toThrow('Ett uttag håller på att läggas tillbaka här, men blev inte klart.');
    after = await startLocalStack({ ...quiet, dataDir });
  });

  it('is equal item by item and byte by byte when it is run once more', { timeout: deadline }, async () => {
    const { code, output } = await runOnFirm('restore', after.environment, archive);
    expect([code, output]).toEqual([0, expect.stringContaining('är tillbaka')]);
    const [was, is] = await Promise.all([itemsOfFirm(before.environment), itemsOfFirm(after.environment)]);
    expect([...is.keys()].toSorted()).toEqual([...was.keys()].toSorted());
    for (const [key, item] of was) expect(is.get(key), key).toBe(item);
    for (const bucket of ['FILES_BUCKET', 'INVOICE_ARCHIVE']) {
      const [had, has] = await Promise.all([bytesOf(before.environment, bucket), bytesOf(after.environment, bucket)]);
      expect(has).toEqual(had);
    }
  });

  it('lets Klang start afterwards, and is not done again', { timeout: deadline }, async () => {
    const { code, output } = await runOnFirm('restore', after.environment, archive);
    expect([code, output]).toEqual([1, expect.stringContaining('Installationen är inte tom')]);
    await after.close();
    after = await startLocalStack({ ...quiet, dataDir, seed: 'empty' });
    expect(after.url).toMatch(/^http/);
  });
});
