import { crc32, deflateSync } from 'node:zlib';
import type { Dice } from './dice.ts';

const side = 96;
const [sky, wall, glass] = [0, 1, 2];

/** A PNG of the front of a house. All have the same points, and colours of their own. */
export function picture(dice: Dice): Uint8Array {
  const tone = () => dice.from(60, 200);
  const colours = Buffer.from(Array.from([sky, wall, glass], () => [tone(), tone(), tone()]).flat());
  return Buffer.concat([start, chunk('PLTE', colours), end]);
}

function colourAt(x: number, y: number): number {
  if (y < side / 3) return sky;
  return x % 24 > 6 && x % 24 < 18 && (y - 32) % 21 > 5 && (y - 32) % 21 < 16 ? glass : wall;
}

function points(): Buffer {
  const numbers = Array.from({ length: side }, (_, index) => index);
  return deflateSync(Buffer.from(numbers.flatMap((y) => [0, ...numbers.map((x) => colourAt(x, y))])));
}

function header(): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(side, 0);
  bytes.writeUInt32BE(side, 4);
  // Eight bits a point: the number of its colour.
  bytes.set([8, 3, 0, 0, 0], 8);
  return bytes;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, check]);
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const start = Buffer.concat([signature, chunk('IHDR', header())]);
const end = Buffer.concat([chunk('IDAT', points()), chunk('IEND', Buffer.alloc(0))]);
