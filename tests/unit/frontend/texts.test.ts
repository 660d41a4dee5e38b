import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { common } from '../../../frontend/src/text/common.ts';

/** Typed words that a rule reads. */
const read = ['igår'];
/** Attributes that are read or heard. */
const spoken = ['alt', 'aria-label', 'description', 'hint', 'label', 'placeholder', 'title'];

type Node = { type: string; name?: unknown; value?: unknown };

describe('the source of the front end', () => {
  it('has no text for the screen outside text/ and the declaration of screens', () => {
    const files = globSync('frontend/src/**/*.{ts,tsx}').filter(
      (file) => !/src[\\/](text[\\/]|navigation[\\/]screens\.ts$)/.test(file),
    );
    const found = files.flatMap((file) => textsIn(file, readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`));
    expect(found).toEqual([]);
  });
});

describe('what the front end says of a failure', () => {
  it('has one form, besides the one that the specification orders', () => {
    const files = globSync(['frontend/src/text/*.ts', 'shared/**/*.ts']);
    const found = files.flatMap((file) => readFileSync(file, 'utf8').match(/Det gick inte att [^'`]*/g) ?? []);
    expect([...new Set(found)]).toEqual(['Det gick inte att ändra PIN']);
  });
});

describe('the search for texts', () => {
  it.each([
    ["const a = 'På';", ['På']],
    ['const a = `På ${1}`;', ['På ']],
    ['const a = <p>Sida</p>;', ['Sida']],
    ['const a = <p title="Sida" />;', ['Sida']],
    ["const a = 'Spara';", ['Spara']],
    ["// På\nconst a = 'igår';", []],
    ['const a = <p className="sida">{1} – </p>;', []],
  ])('finds what %s shows', (source, texts) => {
    expect(textsIn('a.tsx', source)).toEqual(texts);
  });
});

function textsIn(file: string, source: string): string[] {
  const texts: string[] = [];
  const hasLetters = (text: string) => /\p{L}/u.test(text);
  const isSwedish = (text: string) =>
    (/[åäöÅÄÖ]/.test(text) && !read.includes(text)) || Object.values<string>(common).includes(text);

  function visit(node: unknown): void {
    if (typeof node !== 'object' || node === null) return;
    const { type, name, value } = node as Node;
    if (type === 'JSXText' && hasLetters(value as string)) texts.push((value as string).trim());
    if (type === 'JSXAttribute' && spoken.includes((name as { name: string }).name)) {
      const { value: literal } = (value ?? {}) as Node;
      if (typeof literal === 'string' && hasLetters(literal)) texts.push(literal);
    }
    if (type === 'Literal' && typeof value === 'string' && isSwedish(value)) texts.push(value);
    if (type === 'TemplateElement' && isSwedish((value as { cooked: string }).cooked)) {
      texts.push((value as { cooked: string }).cooked);
    }
    for (const part of Object.values(node)) visit(part);
  }

  visit(parseSync(file, source).program);
  return texts;
}
