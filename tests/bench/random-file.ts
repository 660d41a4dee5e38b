import { createHash, randomFillSync } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';

const pieceBytes = 16 * 1024 ** 2;

/** Writes a file of random bytes. @returns its SHA-256 */
export function writeRandomFile(path: string, bytes: number): string {
  const hash = createHash('sha256');
  const file = openSync(path, 'w');
  try {
    for (let left = bytes; left > 0; left -= pieceBytes) {
      const piece = randomFillSync(Buffer.allocUnsafe(Math.min(left, pieceBytes)));
      hash.update(piece);
      writeSync(file, piece);
    }
  } finally {
    closeSync(file);
  }
  return hash.digest('hex');
}
