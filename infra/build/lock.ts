import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Takes a lock that the operating system releases when the process ends for any reason: an exclusive transaction on an
 * SQLite file. Works on every platform and between containers that share a disk.
 * @param waitMs how long to wait for the current holder
 * @returns a function that releases the lock, or undefined when it is held elsewhere
 */
export function takeLock(file: string, waitMs = 0): (() => void) | undefined {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  try {
    database.exec(`PRAGMA busy_timeout = ${waitMs}`);
    database.exec('BEGIN EXCLUSIVE');
    return () => database.close();
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}

const sqliteBusy = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && (error as Error & { errcode?: number }).errcode === sqliteBusy;
}
