import { accessSync, constants } from 'node:fs';
import { tmpdir } from 'node:os';

/** Where files are kept in memory, if there is such a place. */
export function memoryFolder(): string {
  try {
    accessSync('/dev/shm', constants.W_OK);
    return '/dev/shm';
  } catch {
    return tmpdir();
  }
}
