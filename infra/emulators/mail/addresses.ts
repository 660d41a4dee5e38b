import { addressParser, decodeWords, type Address } from 'postal-mime';
import { badRequest } from './ses-error.ts';

/**
 * @returns the address with encoded words decoded
 * @throws SesError when SES refuses it; non-ASCII must be encoded by the sender
 */
export function readAddress(text: unknown): string {
  if (typeof text !== 'string' || text.trim() === '') throw badRequest('Missing required header.');
  const [parsed, ...others] = addressParser(text, { flatten: true });
  const address = parsed?.address ?? '';
  const at = address.lastIndexOf('@');
  if (others.length > 0) throw badRequest('Illegal address');
  if (at < 1 || at === address.length - 1) throw badRequest("Missing final '@domain'");
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  if (/[\p{Cc}\s]/u.test(local)) throw badRequest('Local address contains control or whitespace');
  if (/[\p{Cc}\s]/u.test(domain)) throw badRequest('Domain contains control or whitespace');
  if (!/^[\w!#$%&'*+/=?^`{|}~.-]+$/.test(local)) throw badRequest('Local address contains illegal character');
  if (domain.startsWith('.') || domain.startsWith('-')) throw badRequest('Domain starts with dot or hyphen');
  if (!/^[\w-]+(\.[\w-]+)*$/.test(domain)) throw badRequest('Domain contains illegal character');
  if (!/^[\x20-\x7e]*$/.test(text)) throw badRequest('Non-ASCII characters must be encoded as MIME encoded words');
  return showAddress(parsed!);
}

export function showAddress({ name, address, group }: Address): string {
  if (group) return group.map(showAddress).join(', ');
  const shown = decodeWords(name);
  return shown === '' ? address : `${shown} <${address}>`;
}

export function bareAddress(shown: string): string {
  return (/<([^<>]+)>$/.exec(shown)?.[1] ?? shown).toLowerCase();
}
