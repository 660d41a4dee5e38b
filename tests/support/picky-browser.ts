import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../functions/pdf/chromium.ts';

/** A browser that starts only with this flag and records its arguments. */
export async function pickyBrowser(flag: string): Promise<{ file: string; asked: () => string[] }> {
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
