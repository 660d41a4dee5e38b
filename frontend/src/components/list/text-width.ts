/** In rem at the letters of a list, each a little more than it takes. */
const letterWidths: readonly [RegExp, number][] = [
  [/[ijlI.,:;’\s]/, 0.2],
  [/[ft'|]/, 0.27],
  [/[r()/]/, 0.32],
  [/[ackvxyzsåäJL–]/, 0.45],
  [/[ABDKVXYÅÄ]/, 0.575],
  [/[CGHNOQUÖ]/, 0.635],
  [/[mwM…]/, 0.75],
  [/[W@%]/, 0.825],
];
const otherLetterWidth = 0.51;

const known = new Map<string, number>();

function letterWidth(letter: string): number {
  const width = known.get(letter) ?? letterWidths.find(([pattern]) => pattern.test(letter))?.[1] ?? otherLetterWidth;
  known.set(letter, width);
  return width;
}

/** In rem, on one line of a list. Estimated: to measure it would force a layout of each cell. */
export const textWidth = (text: string): number => Array.from(text, letterWidth).reduce((sum, width) => sum + width, 0);
