import { signKinds, signWords } from './sign-words.ts';

/**
 * @param isTaken whether the reader has the sign
 * @returns what writes a sign with those that the reader has: itself, words, its compatible form ('¾' is '3/4', '₂' is
 *   '2') or a sign of its kind; undefined when nothing does
 */
export function signWriter(isTaken: (sign: string) => boolean): (sign: string) => string | undefined {
  const all = (text: string): string | undefined => {
    const parts = Array.from(text, one);
    return parts.includes(undefined) ? undefined : parts.join('');
  };
  const one = (sign: string): string | undefined => {
    if (isTaken(sign)) return sign;
    const words = signWords[sign];
    if (words !== undefined) return all(words);
    const simpler = sign.normalize('NFKC');
    const kind = signKinds.find(([signs]) => signs.test(sign))?.[1] ?? sign;
    return (simpler === sign ? undefined : all(simpler)) ?? (kind === sign ? undefined : all(kind));
  };
  return one;
}
