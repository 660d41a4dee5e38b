import { dictionary } from '@zxcvbn-ts/language-common';
import { fold } from '../lib/text.ts';
import { isGuessedNumber } from './guessed-numbers.ts';
import { guessedWords } from './guessed-words.ts';

const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

const keyboardRows = ['1234567890', 'qwertyuiopa', 'asdfghjkloa', 'zxcvbnm'].flatMap((row) => [
  row,
  Array.from(row).toReversed().join(''),
]);

export type PinOwner = {
  initials?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  firm?: string;
  /** The firm's, such as that of its organisation and its telephone. */
  firmNumbers?: readonly string[];
};

const fewOthers = 6;

/** @returns why the PIN is soon guessed, in a sentence to its user */
export function weaknessOf(pin: string, owner: PinOwner = {}): string | undefined {
  const folded = fold(pin);
  if (/^(.{1,4})\1+$/u.test(folded) || keyboardRows.some((row) => row.includes(folded))) {
    return 'PIN är för lätt att gissa. Undvik upprepningar och följder.';
  }
  const core = folded.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (common.has(folded) || (core.length >= 4 && folded.length - core.length < fewOthers && common.has(core))) {
    return 'PIN är en av de vanligaste. Välj en som är din egen.';
  }
  if (isGuessedNumber(folded, numbersOf(owner))) {
    return 'PIN är ett datum eller ett nummer som är lätt att gissa. Välj något annat.';
  }
  if (isOnlyWords(folded, owner)) return 'PIN är ett namn eller ett ord som är lätt att gissa. Välj något annat.';
  return undefined;
}

function isOnlyWords(folded: string, owner: PinOwner): boolean {
  const { initials = '', firstName = '', lastName = '', email = '', firm = '' } = owner;
  const own = [initials, firstName, lastName, email, firm].flatMap((text) => fold(text).split(/[^\p{L}\d]+/u));
  const words = [...own, ...guessedWords].filter((word) => word.length > 1).sort((a, b) => b.length - a.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), folded);
  const others = rest.replaceAll(' ', '');
  if (rest === folded || /\p{L}/u.test(others)) return false;
  return others.length < fewOthers || isGuessedNumber(others, numbersOf(owner));
}

const numbersOf = ({ phone = '', firmNumbers = [] }: PinOwner): string[] => [phone, ...firmNumbers];

export const pinStrengths = ['weak', 'fair', 'strong'] as const;
export type PinStrength = (typeof pinStrengths)[number];

export function strengthOf(pin: string): PinStrength {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(pin)).length;
  const score = pin.length + 2 * (kinds - 1);
  if (score < 10) return 'weak';
  return score < 16 ? 'fair' : 'strong';
}
