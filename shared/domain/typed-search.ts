import { cleanNumber } from '../lib/clean-text.ts';
import { phoneDigits } from '../lib/phone.ts';
import { fold } from '../lib/text.ts';

/** What a typed text may stand for. The parts that it cannot be are undefined. */
export type TypedSearch = {
  words: readonly string[];
  /** A serial number or the number of a work order. */
  number?: number;
  /** Without decimals it may have any öre. Credits have the same amount with the other sign. */
  amountOre?: { from: number; to: number; isNegative: boolean };
  /** Possibly a part, as `phoneDigits` gives it. */
  phone?: string;
  /** Upper case, without hyphens and spaces; possibly a part. */
  organisationNumber?: string;
};

/** Digits: fewer are in most numbers. */
const shortestPart = 3;

export function readSearch(text: string): TypedSearch {
  const plain = cleanNumber(text);
  const number = numberOf(plain);
  const amountOre = amountOf(plain);
  const phone = phoneOf(plain);
  const organisationNumber = organisationNumberIn(plain);
  return {
    words: fold(text).split(' ').filter(Boolean),
    ...(number !== undefined && { number }),
    ...(amountOre && { amountOre }),
    ...(phone && { phone }),
    ...(organisationNumber && { organisationNumber }),
  };
}

function numberOf(text: string): number | undefined {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;
}

function amountOf(text: string): TypedSearch['amountOre'] {
  const bare = text
    .replace(/\s*(kr|sek|:-)\.?\s*$/i, '')
    .replace(/\s/g, '')
    .replace(/\.(?=\d{3}(\D|$))/g, '');
  const [, sign, kronor, decimals = ''] = /^(-?)(\d{1,10})(?:[,.](\d{0,2}))?$/.exec(bare) ?? [];
  if (kronor === undefined) return undefined;
  const place = 10 ** (2 - decimals.length);
  const from = Number(`${kronor}${decimals}`) * place;
  return { from, to: from + place - 1, isNegative: sign === '-' };
}

function phoneOf(text: string): string | undefined {
  if (!/^\s*\+?[\d\s()/-]+$/.test(text)) return undefined;
  const digits = phoneDigits(text);
  return digits.length < shortestPart ? undefined : digits;
}

/** Twelve digits begin with a century, or with 16 for a legal person. */
function organisationNumberIn(text: string): string | undefined {
  const bare = text.replace(/[\s-]/g, '').toUpperCase();
  if (!/^[A-Z]{0,3}\d{3,12}[A-Z]{0,3}$/.test(bare)) return undefined;
  return bare.replace(/^(?:16|18|19|20)(?=\d{10}$)/, '');
}
