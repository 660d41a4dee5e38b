import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decisionIndex, readDecisions } from '../../docs/decision-index.ts';

const maxLines = 30;
const maxCharacters = 100;

describe('the decisions', () => {
  const decisions = readDecisions();

  it('have the index that `npm run docs` writes', () => {
    expect(readFileSync('docs/decisions/README.md', 'utf8')).toBe(decisionIndex(decisions));
  });

  it(`have at most ${maxLines} lines`, () => {
    expect(decisions.filter(({ lines }) => lines.length > maxLines).map(({ file }) => file)).toEqual([]);
  });

  it('have lines of at most a hundred characters, tables and code apart', () => {
    const long = decisions.flatMap(({ file, lines }) =>
      lines.filter((line) => line.length > maxCharacters && !/^(\||    )/.test(line)).map((line) => `${file}: ${line}`),
    );
    expect(long).toEqual([]);
  });
});
