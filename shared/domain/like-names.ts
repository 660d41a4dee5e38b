import { cleanNumber } from '../lib/clean-text.ts';
import { organisationNumberOf } from '../lib/official-numbers.ts';
import { fold, identityOf } from '../lib/text.ts';

const companyForms =
  /(?<![^ ])(ab|aktiebolag|aktiebolaget|hb|handelsbolag|kb|kommanditbolag|publ|ekonomisk forening|ek for)(?![^ ])/g;
/** From this length, one more letter may differ. */
const longName = 10;
const shortestToCompare = 5;

/** True if two names may belong to the same customer: equal except for company form, spaces, punctuation and typos. */
export function areLikeNames(a: string, b: string): boolean {
  const [one, other] = [coreOf(a), coreOf(b)];
  if (one === '' || other === '') return false;
  if (one === other) return true;
  // 'Brf Eken 1' and 'Brf Eken 2' are neighbours, not typos.
  if (digitsOf(one) !== digitsOf(other)) return false;
  const length = Math.min(one.length, other.length);
  return length >= shortestToCompare && isWithin(one, other, length >= longName ? 2 : 1);
}

/** @returns the names that only accents tell from one of the others or from an earlier one, with that one */
export function alikeNames(
  names: readonly string[],
  others: readonly string[],
): { name: string; existingName: string }[] {
  const known = new Map(others.map((name) => [fold(name), name]));
  return names.flatMap((name) => {
    const existingName = known.get(fold(name));
    if (existingName === undefined) known.set(fold(name), name);
    const isAlike = existingName !== undefined && identityOf(existingName) !== identityOf(name);
    return isAlike ? [{ name, existingName }] : [];
  });
}

/** Equal for the same organisation number, however it is typed. Foreign numbers have other formats. */
export function comparableNumber(number: string): string {
  return organisationNumberOf(number) ?? cleanNumber(number).replace(/[\s-]/g, '').toUpperCase();
}

function coreOf(name: string): string {
  const words = fold(name).replace(/[^\p{L}\p{N}]+/gu, ' ');
  const core = words.replace(companyForms, ' ').replace(/ /g, '');
  return core === '' ? words.replace(/ /g, '') : core;
}

const digitsOf = (text: string) => text.replace(/\P{N}/gu, '');

/** True if the edit distance (insertion, deletion, substitution, transposition) is at most `most`. */
function isWithin(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      next[column] = Math.min(
        last[column]! + 1,
        next[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
        isSwapped ? beforeLast[column - 2]! + 1 : Infinity,
      );
    }
    if (Math.min(...next) > most) return false;
    [beforeLast, last] = [last, next];
  }
  return last[b.length]! <= most;
}
