import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { closeBrowser, withPage } from '../../../../functions/pdf/browser.ts';
import { findChromium } from '../../../../functions/pdf/chromium.ts';

afterAll(async () => {
  await closeBrowser();
  vi.unstubAllEnvs();
});

/** A browser that starts with some flags alone, and notes how it was asked. */
async function pickyBrowser(flag: string): Promise<{ file: string; asked: () => string[] }> {
  const { executablePath, env } = await findChromium();
  const folder = mkdtempSync(join(tmpdir(), 'klang-picky-'));
  const file = join(folder, 'chromium');
  const log = join(folder, 'log');
  const exports = ['HOME', 'FONTCONFIG_PATH', 'LD_LIBRARY_PATH']
    .filter((name) => env[name] !== undefined)
    .map((name) => `export ${name}='${env[name]}'`);
  const lines = [
    '#!/bin/sh',
    `echo "$*" >> '${log}'`,
    ...exports,
    `case "$*" in *${flag}*) exec '${executablePath}' "$@";; *) exit 1;; esac`,
  ];
  writeFileSync(file, lines.join('\n'));
  chmodSync(file, 0o755);
  return { file, asked: () => readFileSync(log, 'utf8').trim().split('\n') };
}

describe('the browser', { timeout: 180_000 }, () => {
  it('is started without a zygote where it does not start as usual', async () => {
    await closeBrowser();
    const { file, asked } = await pickyBrowser('--no-zygote');
    vi.stubEnv('CHROMIUM_PATH', file);
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const pdf = await withPage(async (page) => {
      await page.setContent('<p>Åäö</p>');
      return page.pdf();
    });
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
    expect(asked().map((flags) => flags.includes('--no-zygote'))).toEqual([false, true]);
    expect(error.mock.calls.flat().join()).toContain('trying it without its zygote');
    error.mockRestore();
    await closeBrowser();
    vi.unstubAllEnvs();
  });

  /** What Lambda takes away: new privileges, every capability, and places to write but /tmp. */
  const restricted = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all'];
  const canRestrict = (() => {
    try {
      execFileSync('setpriv', [...restricted, 'true'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  })();

  it.skipIf(!canRestrict)('makes a PDF without new privileges and capabilities, as on Lambda', async () => {
    const script = `
      import { withPage, closeBrowser } from './functions/pdf/browser.ts';
      const pdf = await withPage(async (page) => { await page.setContent('<p>Hej</p>'); return page.pdf(); });
      console.log(Buffer.from(pdf).subarray(0, 5).toString());
      await closeBrowser();
    `;
    const node = [process.execPath, '--input-type=module-typescript', '-e', script];
    const { stdout } = await promisify(execFile)('setpriv', [...restricted, ...node], { cwd: process.cwd() });
    expect(stdout.trim()).toBe('%PDF-');
  });
});
