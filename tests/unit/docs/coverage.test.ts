import { describe, expect, it } from 'vitest';
import { calls, rules, screens } from '../../docs/coverage-page.ts';
import { names, readTestFiles } from '../../docs/test-files.ts';
import { isLong } from '../../tiers.ts';

const files = readTestFiles();
const gate = files.filter(({ path }) => !isLong(path));
const unproven = (proven: { what: string; files: string[] }[]) =>
  proven.filter((one) => one.files.length === 0).map(({ what }) => what);

describe('the proof of what is built', () => {
  it('has a test of the gate for each screen and each file of rules', () => {
    expect(unproven(screens(gate)), 'screens that no test of the gate opens').toEqual([]);
    expect(unproven(rules(gate)), 'files of rules that no unit test imports').toEqual([]);
  });

  it('has a test of its own for nearly every call; the gate samples those without', () => {
    expect(unproven(calls(files))).toEqual([
      // Called only by tests of the screen, besides the sampled calls.
      'GET /file/list/{projectCode}/{subpath}',
      'GET /finance-integration/match-customers',
    ]);
  });

  it('says what each test file is about', () => {
    expect(files.filter(({ subjects }) => subjects.length === 0)).toEqual([]);
  });
});

describe('a name in a test', () => {
  it.each([
    ['makes listCustomers, here', true],
    ['makes listCustomersOfAll', false],
    ['reads x.listCustomers', false],
  ])('is found as a whole word: %s', (text, found) => {
    expect(names(text, 'listCustomers')).toBe(found);
  });
});
