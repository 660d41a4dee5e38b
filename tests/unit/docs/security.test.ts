import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { asvsPage, countsOf, passedPart, readRequirements } from '../../docs/asvs-page.ts';

describe('the register of OWASP ASVS', () => {
  const requirements = readRequirements();

  it('is what `npm run docs` writes', () => {
    expect(readFileSync('docs/security/asvs.md', 'utf8')).toBe(asvsPage(requirements));
  });

  it('judges each of the 246 requirements of levels 1 and 2 once', () => {
    expect(new Set(requirements.map(({ id }) => id)).size).toBe(246);
    const { all, pass, exception, ...counts } = countsOf(requirements);
    expect([all, pass + exception + counts['n/a']]).toEqual([246, 246]);
    expect(requirements.filter(({ level }) => level === 1)).toHaveLength(70);
  });

  it('has 97 of 100 applicable requirements pass', () => {
    expect(passedPart(countsOf(requirements))).toBeGreaterThanOrEqual(0.97);
  });

  it('names what shows each that passes, and why the others do not', () => {
    const bare = requirements.filter(({ verdict, places, remark }) =>
      verdict === 'pass' ? places.length === 0 : remark === '',
    );
    expect(bare).toEqual([]);
  });

  it('names files that exist', () => {
    const places = new Set(requirements.flatMap((one) => one.places));
    expect([...places].filter((place) => !existsSync(place))).toEqual([]);
  });
});

describe('the page on security', () => {
  const page = readFileSync('docs/security.md', 'utf8');

  it('names files and notes that exist', () => {
    const links = [...page.matchAll(/\]\((?<target>[\w./-]+)/g)].map(({ groups }) => `docs/${groups!['target']}`);
    const places = [...page.matchAll(/`(?<place>[\w-]+\/[\w./-]+\.(ts|tsx|json|yml))`/g)].map(
      ({ groups }) => groups!['place']!,
    );
    expect(links.length + places.length).toBeGreaterThan(20);
    expect([...links, ...places].filter((place) => !existsSync(place))).toEqual([]);
  });
});
