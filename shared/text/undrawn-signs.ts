import { inWords } from '../lib/text.ts';

const shownLetters = 40;

export type Paper = 'fakturan' | 'krediten' | 'offerten';

/** ☂ (U+2602) i ”Mätning ☂ hall” */
export function undrawnSentence(signs: readonly { sign: string; text: string }[], paper: Paper): string {
  const named = signs.map(({ sign, text }) => `${shownAlone(sign)} (${codeOf(sign)}) i ”${around(sign, text)}”`);
  const [what, them] = signs.length === 1 ? ['Ett tecken', 'det'] : ['Några tecken', 'dem'];
  return `${what} går inte att skriva ut på ${paper}: ${inWords(named)}. Ta bort ${them} där texten står.`;
}

/** 👍 skrivs (tumme upp) */
export function writtenSentence(signs: readonly { sign: string; written: string }[], paper: Paper): string {
  const named = signs.map(({ sign, written }) => `${shownAlone(sign)} skrivs ${written}`);
  const what = signs.length === 1 ? 'Ett tecken går inte att visa' : 'Några tecken går inte att visa';
  return `${what} på ${paper}: ${inWords(named)}.`;
}

/** An accent stands over a dotted circle, not over the sign before it. */
const shownAlone = (sign: string) => (/^\p{M}/u.test(sign) ? `◌${sign}` : sign);

const codeOf = (sign: string) => `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

function around(sign: string, text: string): string {
  const letters = Array.from(text.replace(/\s+/g, ' '));
  const from = Math.max(0, letters.indexOf(sign) - shownLetters / 2);
  const part = letters.slice(from, from + shownLetters);
  return `${from > 0 ? '…' : ''}${part.join('')}${from + shownLetters < letters.length ? '…' : ''}`;
}
