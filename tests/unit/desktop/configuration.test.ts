import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isOwnPage, readConfiguration } from '../../../desktop/configuration.mjs';

function written(content: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'klang-')), 'klang.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

it('the configuration of the client says where Klang and the projects are', () => {
  expect(readConfiguration(written({ url: 'https://klang.firman.se', root: 'P:\\Projekt', below: '{year}' }))).toEqual({
    url: 'https://klang.firman.se/',
    origin: 'https://klang.firman.se',
    root: 'P:\\Projekt',
    below: '{year}',
  });
});

it.each(['http://klang.firman.se', 'file:///c:/x.html', 'javascript:alert(1)', 'klang', ''])(
  'the configuration of the client refuses %s',
  (url) => {
    expect(() => readConfiguration(written({ url }))).toThrow();
  },
);

it('the configuration of the client refuses what is no settings file', () => {
  expect(() => readConfiguration(written('nej'))).toThrow();
  expect(() => readConfiguration(join(tmpdir(), 'finns-inte.json'))).toThrow();
});

it('the configuration of the client knows its own pages from others', () => {
  const own = { origin: 'https://klang.firman.se' };
  expect(isOwnPage(own, 'https://klang.firman.se/projects?panel=x')).toBe(true);
  expect(isOwnPage(own, 'https://klang.firman.se.example/')).toBe(false);
  expect(isOwnPage(own, 'http://klang.firman.se/')).toBe(false);
  expect(isOwnPage(own, '')).toBe(false);
});
