export type NameFinder = { isIn: (text: string) => boolean; replaceIn: (text: string, mark: string) => string };

/**
 * Finds whole names, also in the genitive: 'Anna Berg' in 'Anna Bergs mätning', but not in 'Anna Bergström',
 * 'Anna Berg-Lind' or 'Eva-Anna Berg', who are others.
 */
export function nameFinder(names: ReadonlySet<string>): NameFinder {
  const longestFirst = [...names].toSorted((one, other) => other.length - one.length);
  const any = longestFirst.map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join('|') || '(?!)';
  const whole = new RegExp(`${noNameBefore}(?:${any})${noNameAfter}`, 'gu');
  return {
    isIn: (text) => text.search(whole) !== -1,
    replaceIn: (text, mark) => text.replaceAll(whole, () => mark),
  };
}

const noNameBefore = String.raw`(?<![\p{L}\p{M}\p{N}]|[\p{L}\p{M}]-)`;
const noNameAfter = String.raw`(?=s?(?![\p{L}\p{M}\p{N}]|-\p{Lu}))`;
