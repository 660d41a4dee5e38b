import type { IncomingMessage } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Site } from '../../../../../infra/host/http/site.ts';

it('a file whose name has a hash is read once, and another when it has changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'klang-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  const files = { hashed: 'assets/app-1a2b3c4d.js', page: 'index.html' };
  const write = (text: string, changedAt: number) => {
    for (const file of Object.values(files)) {
      writeFileSync(join(folder, file), text);
      utimesSync(join(folder, file), changedAt, changedAt);
    }
  };
  const site = new Site(folder, false);
  const read = async (file: string) => {
    const { body } = await site.answer({ headers: {} } as IncomingMessage, `/${file}`);
    return String(body);
  };
  write('first', 1_000);
  expect(await Promise.all(Object.values(files).map(read))).toEqual(['first', 'first']);
  write('second', 2_000);
  expect(await read(files.hashed)).toBe('first');
  expect(await read(files.page)).toBe('second');
});
