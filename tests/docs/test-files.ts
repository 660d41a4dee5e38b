import { globSync, readFileSync } from 'node:fs';

/** A test file with its text and the titles of its outermost `describe`s, or its test titles without any. */
export type TestFile = { path: string; text: string; subjects: string[] };

const title = String.raw`\(\s*(['"\`])((?:\\.|(?!\1)[^\\])+)\1`;
const outermost = (call: string) => new RegExp(String.raw`^${call}(?:\.\w+(?:\([^\n]*?\))?)*${title}`, 'gm');
const eachOf = (call: string) => new RegExp(String.raw`^${call}\.each[^]*?\)${title}`, 'gm');

export function readTestFiles(): TestFile[] {
  return globSync('tests/**/*.test.{ts,tsx}')
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      return { path, text, subjects: subjectsOf(text) };
    });
}

function subjectsOf(text: string): string[] {
  for (const call of ['describe', '(?:it|test)']) {
    const found = [...text.matchAll(outermost(call)), ...text.matchAll(eachOf(call))]
      .sort((one, other) => one.index - other.index)
      .map((match) => match[2]!.replaceAll(/\\(.)/g, '$1'));
    if (found.length > 0) return [...new Set(found)];
  }
  return [];
}

/** True if the text contains the name as a whole word. */
export const names = (text: string, name: string): boolean =>
  new RegExp(String.raw`(?<![\w.'-])${name.replaceAll('.', String.raw`\.`)}(?![\w-])`).test(text);
