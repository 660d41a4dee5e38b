import { describe, expect, it } from 'vitest';
import {
  cleanName,
  extensionOf,
  folderOf,
  isWithin,
  joinPath,
  nameFault,
  nameKey,
  nameOf,
  pathFault,
} from '../../../../shared/lib/file-paths.ts';
import { hostilePaths } from '../../../support/hostile-names.ts';

describe('hostile names and paths', () => {
  it('are at least two hundred, none twice', () => {
    expect(hostilePaths.length).toBeGreaterThanOrEqual(200);
    expect(new Set(hostilePaths.map(([path]) => path)).size).toBe(hostilePaths.length);
  });

  it.each(hostilePaths.map(([path, fault]) => [JSON.stringify(path).slice(0, 60), path, fault] as const))(
    'refuses %s, and says why',
    (_shown, path, fault) => {
      expect(pathFault(path)).toMatch(fault);
      expect(pathFault(path)).toMatch(/^[A-ZÅÄÖ].*/);
    },
  );
});

describe('names that people use', () => {
  it.each([
    'Mätrapport åäö ÅÄÖ.pdf',
    'Ritning (2) – våning 3, plan A & B.dwg',
    '.gitignore',
    'a',
    'CONTRACT.txt',
    'Console.log',
    'COM10.txt',
    'null.txt',
    '100 % klart + 5 §.xlsx',
    'a..b.txt',
    ' inledande mellanslag.txt',
    "O'Hara; rapport, v1.2 #3 [utkast] {a} ~$@!^`=.docx",
    '%2e%2e%2f',
    'مرحبا.txt',
    '測定.txt',
    '👩‍🔬.png',
    'x'.repeat(255),
    `${'å'.repeat(251)}.pdf`,
  ])('takes %s', (name) => {
    expect(nameFault(name)).toBeUndefined();
    expect(pathFault(name)).toBeUndefined();
  });

  it('takes paths of folders, and the project’s own folder', () => {
    expect(pathFault('')).toBeUndefined();
    expect(pathFault('Fält/2026/Mätningar från måndag/Punkt 1.wav')).toBeUndefined();
    expect(pathFault(Array.from({ length: 4 }, () => 'x'.repeat(240)).join('/'))).toBeUndefined();
  });

  it('makes one of the two ways to write å', () => {
    expect(cleanName('a\u030akerstro\u0308m')).toBe('åkerström');
  });

  it('knows two names that Windows takes for one', () => {
    expect(nameKey('Åkerström.PDF')).toBe(nameKey('a\u030aKERSTRÖM.pdf'));
    expect(nameKey('a.pdf')).not.toBe(nameKey('ä.pdf'));
  });
});

it('the module of paths takes paths apart and puts them together', () => {
  expect(nameOf('a/b/c.txt')).toBe('c.txt');
  expect(nameOf('c.txt')).toBe('c.txt');
  expect(folderOf('a/b/c.txt')).toBe('a/b');
  expect(folderOf('c.txt')).toBe('');
  expect(joinPath('', 'c.txt')).toBe('c.txt');
  expect(joinPath('a/b', 'c.txt')).toBe('a/b/c.txt');
  expect(isWithin('a/b', 'a')).toBe(true);
  expect(isWithin('ab', 'a')).toBe(false);
  expect(extensionOf('Ritning.PDF')).toBe('pdf');
  expect(extensionOf('.gitignore')).toBe('');
  expect(extensionOf('LÄSMIG')).toBe('');
});
