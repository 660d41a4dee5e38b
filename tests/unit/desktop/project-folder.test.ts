import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { findProjectFolder, isInside, isProjectCode, yearOfCode } from '../../../desktop/project-folder.mjs';

let root: string;

beforeEach(() => {
  root = join(realpathSync(mkdtempSync(join(tmpdir(), 'projects-'))), 'Projekt');
  for (const name of ['26-0042', '26-0043 Kv. Måsen', '26-0044_Skolan', '26-00421', '2025', 'A_1.b']) {
    mkdirSync(join(root, name), { recursive: true });
  }
  mkdirSync(join(root, '2025', '25-0007 Hallen'));
  mkdirSync(join(root, '..', 'Utanför'));
  writeFileSync(join(root, '26-0099'), 'ingen mapp');
  symlinkSync(join(root, '..', 'Utanför'), join(root, '26-0666'));
  symlinkSync(root, join(root, '26-0667'));
});

describe('the folder of a project', () => {
  it.each([
    ['26-0042', '26-0042'],
    ['26-0043', '26-0043 Kv. Måsen'],
    ['26-0044', '26-0044_Skolan'],
    ['a_1.B', 'A_1.b'],
  ])('of %s is %s', async (code, name) => {
    expect(await findProjectFolder({ root }, code)).toEqual({ ok: true, folder: join(root, name) });
  });

  it('is looked for in the folder of its year where that is said', async () => {
    const found = await findProjectFolder({ root, below: '{year}' }, '25-0007');
    expect(found).toEqual({ ok: true, folder: join(root, '2025', '25-0007 Hallen') });
    expect(await findProjectFolder({ root, below: '{year}' }, 'A_1.b')).toMatchObject({ ok: false });
  });

  it('is neither one with the same beginning nor a file', async () => {
    for (const code of ['26-004', '26-0099', '26-7777']) {
      expect(await findProjectFolder({ root }, code)).toEqual({
        ok: false,
        message: `Det finns ingen mapp för ${code} i ${root}.`,
      });
    }
  });

  it('is never outside of the root, even by a link', async () => {
    for (const code of ['26-0666', '26-0667']) {
      expect(await findProjectFolder({ root }, code)).toEqual({
        ok: false,
        message: 'Mappen ligger utanför projektens rotmapp och öppnas inte.',
      });
    }
  });

  it.each([
    '..',
    '.',
    '../Utanför',
    '26-0042/../../Utanför',
    String.raw`..\Utanför`,
    String.raw`\\server\delad`,
    '/etc',
    'C:',
    'C:\\Windows',
    '26-0042:dold',
    'CON',
    'nul.txt',
    '26-0042.',
    '-rf',
    '26 0042',
    '',
    'x'.repeat(33),
    '26-0042\u0000',
    '%2e%2e',
    undefined,
    { toString: () => '..' },
    ['26-0042'],
  ])('is refused for %j', async (code) => {
    expect(isProjectCode(code)).toBe(false);
    expect(await findProjectFolder({ root }, code)).toEqual({
      ok: false,
      message: 'Projektkoden går inte att använda som mapp.',
    });
  });

  it('needs a root that is said in full', async () => {
    for (const wrong of ['', 'Projekt', './Projekt']) {
      expect(await findProjectFolder({ root: wrong }, '26-0042')).toMatchObject({ ok: false });
    }
    expect(await findProjectFolder({ root: join(root, 'Ingen') }, '26-0042')).toMatchObject({ ok: false });
  });
});

it('the project folder tells inside from outside', () => {
  expect(isInside('/p', '/p/a')).toBe(true);
  expect(isInside('/p', '/p/..a')).toBe(true);
  expect(isInside('/p', '/p')).toBe(false);
  expect(isInside('/p', '/pa')).toBe(false);
  expect(isInside('/p', '/')).toBe(false);
});

it('the project folder reads the year out of a code', () => {
  expect(yearOfCode('26-0042')).toBe('2026');
  expect(yearOfCode('A_1.b')).toBeUndefined();
});
