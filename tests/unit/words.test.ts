import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The words that docs/style.md refuses, and what it leaves. */
type Rule = { words: string[]; places: string[]; left: string[] };

const inCode = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word!);

const rules: Rule[] = readFileSync('docs/style.md', 'utf8')
  .split('\n## Words\n')[1]!
  .split('\n## ')[0]!
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, not, , places, left]) => ({ words: inCode(not!), places: places!.split(', '), left: inCode(left!) }))
  .filter(({ places }) => !places.includes('–'));

type Token = { place: 'names' | 'comments' | 'types'; text: string };

/** Skips strings, whose words people read or the table stores. */
const token =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<comment>\/\/[^\n]*|\/\*[^]*?\*\/)|(?<type>(?<=\b(?:type|interface|class) )\w+)|(?<name>[A-Za-z_$][\w$]*)/g;

function tokensOf(text: string): Token[] {
  return [...text.matchAll(token)].flatMap(({ groups: { comment, type, name } = {} }): Token[] => {
    if (comment !== undefined) return [{ place: 'comments', text: comment }];
    if (type !== undefined)
      return [
        { place: 'types', text: type },
        { place: 'names', text: type },
      ];
    return name === undefined ? [] : [{ place: 'names', text: name }];
  });
}

/** `isMended` is of the words `is` and `mended`. */
const wordsOf = (name: string) => name.split(/(?=[A-Z])|[_$\d]+/).map((word) => word.toLowerCase());

function refuses({ words, left }: Rule, { place, text }: Token): boolean {
  if (place === 'types') return words.includes(text);
  if (place === 'names') return !left.includes(text) && wordsOf(text).some((word) => words.includes(word));
  const rest = left.reduce((comment, word) => comment.replaceAll(word, ''), text);
  return (rest.match(/[A-Za-z_$][\w$]*/g) ?? []).flatMap(wordsOf).some((word) => words.includes(word));
}

/** A comment that begins so has no subject. */
const lacksSubject = (comment: string) =>
  /^\/\*\*\s+(?:\* )?(?:Of|Its|Their|Those|These|What it|As it)\b/.test(comment);

const files = globSync('{shared,functions,infra,frontend,desktop,tests}/**/*.{ts,tsx,mts,mjs}')
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/node_modules|^tests\/unit\/words\.test\.ts$/.test(path))
  .map((path) => ({ path, tokens: tokensOf(readFileSync(path, 'utf8')) }));

it('the table of words has rules', () => {
  expect(rules.length).toBeGreaterThan(20);
  expect(files.length).toBeGreaterThan(2000);
});

it('a comment on a declaration names its subject', () => {
  const found = files.flatMap(({ path, tokens }) =>
    tokens
      .filter(({ place, text }) => place === 'comments' && lacksSubject(text))
      .map(({ text }) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});

it.each([
  ['/** Of its address. */', true],
  ['/**\n * Those that are left.\n */', true],
  ['/** The last part of the address. */', false],
  ['/** Offers of the firm. */', false],
])('the comment %j lacks a subject: %s', (comment, isFaulty) => {
  expect(lacksSubject(comment)).toBe(isFaulty);
});

it('a refused word is found in a name that a comment mentions', () => {
  const rule: Rule = { words: ['patience'], places: ['comments'], left: ['patienceOf'] };
  expect(refuses(rule, { place: 'comments', text: '// Replaces `patienceMs`.' })).toBe(true);
  expect(refuses(rule, { place: 'comments', text: '// Replaces `patienceOf`.' })).toBe(false);
});

it.each(rules.map((rule) => [rule.words.join(', '), rule] as const))('the code does not say %s', (_words, rule) => {
  const found = files
    .filter(({ path }) => !rule.left.some((part) => path.includes(part)))
    .flatMap(({ path, tokens }) =>
      tokens
        .filter((one) => rule.places.includes(one.place) && refuses(rule, one))
        .map(({ text }) => `${path}: ${text}`),
    );
  expect([...new Set(found)]).toEqual([]);
});
