import { fold } from '../../../../shared/lib/text.ts';
import { formatNumber } from '../format.ts';
import { formsText } from '../../text/forms.ts';

export type Option = { value: string | number; label: string; disabled?: boolean };

export const shownOptions = 100;

export function findOptions(options: readonly Option[], typed: string | undefined) {
  const folded = fold(typed ?? '');
  const hits = folded === '' ? options : inOrder(options, folded);
  return { hits: hits.slice(0, shownOptions), more: moreLabel(hits.length) };
}

/**
 * Keeps a multi-select's search field beside the chosen values while its text fits: 8 px a character and 20 more,
 * scaled with the font size.
 */
export function searchFieldStyles(typed: string) {
  const width = `${typed.length * 0.5 + 1.25}rem`;
  return { inputField: { flex: '1 0 auto', width, minWidth: 0, maxWidth: '100%' } };
}

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

/** Cached: folding thousands of labels on each key is noticeably slow. */
function foldedLabel(label: string): string {
  const known = foldedLabels.get(label);
  if (known !== undefined) return known;
  if (foldedLabels.size >= rememberedLabels) foldedLabels.clear();
  const folded = fold(label);
  foldedLabels.set(label, folded);
  return folded;
}

function moreLabel(all: number): string | undefined {
  return all > shownOptions ? formsText.someOf(formatNumber(shownOptions), formatNumber(all)) : undefined;
}

export function leftMessage(typed: string, hasHits: boolean, nothingFound?: string): string {
  if (hasHits) return formsText.severalFit(typed);
  return nothingFound ?? formsText.noHitsFor(typed);
}
