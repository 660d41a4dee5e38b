import { fold } from '../../../../shared/lib/text.ts';
import { formatNumber } from '../format.ts';

export type Option = { value: string | number; label: string; disabled?: boolean };

/** Shown at a time in a selector; typing narrows the rest. */
export const shownOptions = 100;

/** The options that a text finds, as many as are shown; all of them while nothing is typed. */
export function findOptions(options: readonly Option[], typed: string | undefined) {
  const folded = fold(typed ?? '');
  const hits = folded === '' ? options : inOrder(options, folded);
  return { hits: hits.slice(0, shownOptions), more: moreLabel(hits.length) };
}

/**
 * The search of a selector of several stands after what is chosen as long as there is room for what is typed: 8 px a
 * character and 20 more, in step with the font size.
 */
export function searchFieldStyles(typed: string) {
  const width = `${typed.length * 0.5 + 1.25}rem`;
  return { inputField: { flex: '1 0 auto', width, minWidth: 0, maxWidth: '100%' } };
}

/** Every word of the search, without regard to case and accents; what begins with it comes first. */
function inOrder<One extends { label: string }>(options: readonly One[], folded: string): One[] {
  const words = folded.split(' ');
  const first: One[] = [];
  const rest: One[] = [];
  for (const option of options) {
    const text = foldedLabel(option.label);
    if (words.every((word) => text.includes(word))) (text.startsWith(folded) ? first : rest).push(option);
  }
  return [...first, ...rest];
}

const foldedLabels = new Map<string, string>();
const rememberedLabels = 50_000;

/** Folding thousands of labels at each key would be felt; they are folded once. */
function foldedLabel(label: string): string {
  const known = foldedLabels.get(label);
  if (known !== undefined) return known;
  if (foldedLabels.size >= rememberedLabels) foldedLabels.clear();
  const folded = fold(label);
  foldedLabels.set(label, folded);
  return folded;
}

/** Says that there are more. */
function moreLabel(all: number): string | undefined {
  return all > shownOptions
    ? `Visar ${formatNumber(shownOptions)} av ${formatNumber(all)}. Skriv för att hitta fler.`
    : undefined;
}
