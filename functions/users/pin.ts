import { type Argon2Parameters, argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** 19 MiB and two passes: the least that OWASP ASVS 5.0 (appendix C) approves for two passes. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const keyBytes = 32;
const current = ['argon2id', cost.memory, cost.passes, cost.parallelism].join('$');

/** The ways to derive a key, by the first word of a hash. A hash holds its own cost, so that the cost can be changed. */
const derivations: Record<string, (pin: string, salt: Buffer, cost: [number, number, number]) => Promise<Buffer>> = {
  argon2id: (pin, nonce, [memory, passes, parallelism]) =>
    deriveArgon2id({ message: pin, nonce, memory, passes, parallelism, tagLength: keyBytes }),
  scrypt: (pin, salt, [N, r, p]) =>
    new Promise((resolve, reject) => {
      const options = { N, r, p, maxmem: 64 * 1024 * 1024 };
      scrypt(pin, salt, keyBytes, options, (error, key) => (error ? reject(error) : resolve(key)));
    }),
};

function deriveArgon2id(parameters: Argon2Parameters): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** @param salt random unless several secrets are to be compared with one derivation */
export async function hashPin(pin: string, salt = randomBytes(16)): Promise<string> {
  const key = await deriveArgon2id({ ...cost, message: pin.normalize('NFC'), nonce: salt, tagLength: keyBytes });
  return `${current}$${salt.toString('base64')}$${key.toString('base64')}`;
}

/** Verifies a PIN. Without a hash it takes as long and returns false, so that timing reveals nothing. */
export async function isPinRight(pin: string, hash: string | undefined): Promise<boolean> {
  const [kind = '', first, second, third, salt = '', expected = ''] = (hash ?? nobody).split('$');
  const derive = derivations[kind];
  if (!derive) throw new Error('The PIN was hashed in an unknown way.');
  const numbers: [number, number, number] = [Number(first), Number(second), Number(third)];
  const key = await derive(pin.normalize('NFC'), Buffer.from(salt, 'base64'), numbers);
  return timingSafeEqual(key, Buffer.from(expected, 'base64')) && hash !== undefined;
}

/** True for a PIN hashed in an earlier way or at another cost, which is hashed again when it is next used. */
export function isOutdatedHash(hash: string): boolean {
  return !hash.startsWith(`${current}$`);
}

const nobody = `${current}$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(keyBytes).toString('base64')}`;
