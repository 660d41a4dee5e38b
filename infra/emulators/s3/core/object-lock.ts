import { S3Error } from './errors.ts';

export type Retention = { mode: 'GOVERNANCE' | 'COMPLIANCE'; days: number };

export type Lock = { mode: Retention['mode']; until: string };

export function lockFrom({ mode, days }: Retention, stored: number): Lock {
  return { mode, until: new Date(stored + days * 24 * 3_600_000).toISOString() };
}

export function refuseWhileLocked(lock: Lock | undefined): void {
  if (lock && Date.parse(lock.until) > Date.now()) {
    throw new S3Error('AccessDenied', 'Access Denied because object protected by object lock.');
  }
}

export function refuseUnchecked(headers: Record<string, string>): void {
  const isChecked = Object.keys(headers).some(
    (name) => name === 'content-md5' || name === 'x-amz-trailer' || /^x-amz-checksum-(crc|sha)/.test(name),
  );
  if (isChecked) return;
  throw new S3Error(
    'InvalidRequest',
    'Content-MD5 OR x-amz-checksum- HTTP header is required for Put Object requests with Object Lock parameters',
  );
}

export function lockHeaders(lock: Lock | undefined): Record<string, string> {
  return lock ? { 'x-amz-object-lock-mode': lock.mode, 'x-amz-object-lock-retain-until-date': lock.until } : {};
}
