import { randomBytes } from 'node:crypto';
import { recoveryCodeCount } from '../../../shared/schemas/passkey.ts';
import { hashPin } from '../pin.ts';
import { cleanNumber } from '../../../shared/lib/clean-text.ts';

/** Crockford's 32 characters, without those that look alike: 50 random bits in ten of them. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const half = 5;

/**
 * Makes ten codes. They are hashed as PINs are, with one salt, so that one derivation compares a code with all that are
 * left: the start of the hash, then what differs, with blanks between.
 */
export async function newRecoveryCodes(): Promise<{ codes: string[]; stored: string }> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  const salt = randomBytes(16);
  const hashes = await Promise.all(codes.map((code) => hashPin(code, salt)));
  const head = headOf(hashes[0]!);
  return { codes: codes.map(shown), stored: [head, ...hashes.map((hash) => hash.slice(head.length))].join(' ') };
}

/** @returns what is stored once the code is used, or undefined if it is none of those left */
export async function withoutCode(stored: string, typed: string): Promise<string | undefined> {
  const [head = '', ...left] = stored.split(' ');
  const salt = Buffer.from(head.split('$').at(-2) ?? '', 'base64');
  // Without codes it takes as long.
  const hash = await hashPin(folded(typed), stored === '' ? undefined : salt);
  const rest = left.filter((one) => head + one !== hash);
  return rest.length < left.length ? [head, ...rest].join(' ') : undefined;
}

export function recoveryCodesLeft(stored: string): number {
  return stored === '' ? 0 : stored.split(' ').length - 1;
}

function newCode(): string {
  return Array.from(randomBytes(2 * half), (byte) => alphabet[byte % alphabet.length]).join('');
}

const headOf = (hash: string) => hash.slice(0, hash.lastIndexOf('$') + 1);

const shown = (code: string) => `${code.slice(0, half)}-${code.slice(half)}`;

/** In any case, with or without dash or blanks, and with the letters that look like digits. */
function folded(typed: string): string {
  return cleanNumber(typed).toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}
