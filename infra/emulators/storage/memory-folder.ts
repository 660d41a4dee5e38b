import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const folder = '/dev/shm';
/** Containers often have 64 MB there, which the data of a run of the tests is more than. */
const leastFreeBytes = 2 * 1024 ** 3;

/** Where files are kept in memory, if there is such a place and it has room. */
export function memoryFolder(): string {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= leastFreeBytes ? folder : tmpdir();
  } catch {
    return tmpdir();
  }
}
