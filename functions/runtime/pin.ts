import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const keyBytes = 32;

function derive(pin: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(pin.normalize('NFC'), salt, keyBytes, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

export async function hashPin(pin: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(pin, salt);
  return `scrypt$${cost.N}$${cost.r}$${cost.p}$${salt.toString('base64')}$${key.toString('base64')}`;
}

/** Verifies a PIN. Without a hash it takes as long and returns false, so that timing reveals nothing. */
export async function isPinRight(pin: string, hash: string | undefined): Promise<boolean> {
  const [, , , , salt = '', expected = ''] = (hash ?? nobody).split('$');
  const key = await derive(pin, Buffer.from(salt, 'base64'));
  return timingSafeEqual(key, Buffer.from(expected, 'base64')) && hash !== undefined;
}

const nobody = `scrypt$${cost.N}$${cost.r}$${cost.p}$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(keyBytes).toString('base64')}`;
