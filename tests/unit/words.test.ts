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
  return words.some((word) => new RegExp(String.raw`\b${word}\b`, 'i').test(rest));
}

const files = globSync('{shared,functions,infra,frontend,desktop,tests}/**/*.{ts,tsx,mts,mjs}')
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/node_modules|^tests\/unit\/words\.test\.ts$/.test(path))
  .map((path) => ({ path, tokens: tokensOf(readFileSync(path, 'utf8')) }));

it('the table of words has rules', () => {
  expect(rules.length).toBeGreaterThan(20);
  expect(files.length).toBeGreaterThan(2000);
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
