import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { deviceKey } from './device-key-store.ts';

/**
 * A device on which the user has logged in before, by a signed, HttpOnly cookie. `__Host-` keeps other hosts from setting
 * it, which requires the path `/`.
 */

const prefix = '__Host-klang-device-';
const yearSeconds = 365 * 24 * 60 * 60;

export async function knownDevice(cookies: readonly string[], userId: number | undefined): Promise<string | undefined> {
  const ours = cookies.filter((cookie) => cookie.startsWith(prefix));
  if (ours.length === 0) return undefined;
  const key = await deviceKey();
  const value = ours.find((cookie) => cookie.startsWith(`${prefix}${userId}=`))?.split('=')[1] ?? '';
  const [deviceId = '', signature = ''] = value.split('.');
  const [given, right] = [Buffer.from(signature, 'base64url'), sign(key, userId, deviceId)];
  return given.length === right.length && timingSafeEqual(given, right) ? deviceId : undefined;
}

export async function deviceCookie(userId: number, deviceId: string = randomUUID()): Promise<string> {
  const signature = sign(await deviceKey(), userId, deviceId).toString('base64url');
  return `${prefix}${userId}=${deviceId}.${signature}; Path=/; Max-Age=${yearSeconds}; HttpOnly; Secure; SameSite=Strict`;
}

function sign(key: Buffer, userId: number | undefined, deviceId: string): Buffer {
  return createHmac('sha256', key).update(`${userId} ${deviceId}`).digest();
}
