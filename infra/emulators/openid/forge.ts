import { type KeyObject, createSign, generateKeyPairSync } from 'node:crypto';

/** What a test may make the provider do wrong. */
export const faults = ['down', 'slow', 'nonce', 'audience', 'issuer', 'expired', 'key', 'unsigned'] as const;
export type Fault = (typeof faults)[number];

type Part = Record<string, unknown>;

/** @returns the ID token with one thing wrong, and otherwise signed as it should be */
export function forge(idToken: string, fault: Fault, key: KeyObject): string {
  const [header, claims] = idToken
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Part) as [Part, Part];
  if (fault === 'unsigned') return `${encoded({ ...header, alg: 'none' })}.${encoded(claims)}.`;
  const signed = `${encoded(header)}.${encoded({ ...claims, ...wrong(fault, claims) })}`;
  const signer = fault === 'key' ? generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey : key;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(signer).toString('base64url')}`;
}

function wrong(fault: Fault, { iss }: Part): Part {
  const past = Math.floor(Date.now() / 1000) - 3600;
  if (fault === 'nonce') return { nonce: 'another' };
  if (fault === 'audience') return { aud: 'another-client' };
  if (fault === 'issuer') return { iss: `${String(iss)}/another` };
  return fault === 'expired' ? { iat: past, exp: past + 60 } : {};
}

const encoded = (part: Part) => Buffer.from(JSON.stringify(part)).toString('base64url');
