/**
 * Decodes the QR code of a page from its SVG, by ISO/IEC 18004 and independent of the encoder: byte mode, versions 1 to
 * 20, error correction M to H. Without error correction, so that a readable code was drawn without errors.
 */
export function readQrCode(html: string): string {
  return textOf(codewordsOf(modulesOf(html)));
}

/** The modules as booleans, without the quiet zone, which must be four modules wide. */
function modulesOf(html: string): boolean[][] {
  const svg = /<svg class="qr".*?<\/svg>/s.exec(html)?.[0] ?? '';
  const whole = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  const rows = Array.from({ length: whole }, () => Array.from({ length: whole }, () => false));
  const path = /<path d="([^"]*)"/.exec(svg)?.[1] ?? '';
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    rows[Number(y)]!.fill(true, Number(x), Number(x) + Number(length));
  }
  const margin = [...rows.slice(0, 4), ...rows.slice(-4), ...rows.map((row) => [...row.slice(0, 4), ...row.slice(-4)])];
  if (margin.flat().some(Boolean)) throw new Error('The quiet zone is not empty.');
  return rows.slice(4, -4).map((row) => row.slice(4, -4));
}

/** Error correction codewords per block and data codewords of each block, by version from 1: for levels M, Q and H. */
const levels: Record<number, { corrections: readonly number[]; blocks: readonly number[] }> = {
  0b00: {
    corrections: [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26],
    blocks: [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16],
  },
  0b11: {
    corrections: [13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30],
    blocks: [1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20],
  },
  0b10: {
    corrections: [17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28],
    blocks: [1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25],
  },
};

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** The data codewords in order, without error correction. */
function codewordsOf(modules: boolean[][]): { words: number[]; version: number } {
  const size = modules.length;
  const version = (size - 17) / 4;
  const isDark = (row: number, column: number) => modules[row]?.[column] === true;
  const formatBits = [0, 1, 2, 3, 4].map((column) => isDark(8, column));
  const format = formatBits.reduce((bits, bit) => bits * 2 + Number(bit), 0) ^ 0b10101;
  const level = levels[format >> 3];
  if (!level) throw new Error('The error correction is too low.');
  const mask = masks[format & 0b111]!;

  const bits: boolean[] = [];
  let upward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = upward ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (!isReserved(row, column, version)) bits.push(isDark(row, column) !== mask(row, column));
      }
    }
    upward = !upward;
  }
  const all = wordsOf(bits);

  const count = level.blocks[version - 1]!;
  const correction = level.corrections[version - 1]!;
  const total = all.length - count * correction;
  const short = Math.floor(total / count);
  const lengths = Array.from({ length: count }, (_, block) => short + (block >= count - (total % count) ? 1 : 0));
  const blocks = lengths.map((): number[] => []);
  let at = 0;
  for (let index = 0; index <= short; index++) {
    blocks.forEach((block, number) => {
      if (index < lengths[number]!) block.push(all[at++]!);
    });
  }
  return { words: blocks.flat(), version };
}

function wordsOf(bits: readonly boolean[]): number[] {
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((word, bit) => word * 2 + Number(bit), 0),
  );
}

/** Finder, format, timing, alignment and version patterns: no data. */
function isReserved(row: number, column: number, version: number): boolean {
  const size = version * 4 + 17;
  if (row === 6 || column === 6) return true;
  if (row < 9 && (column < 9 || column >= size - 8)) return true;
  if (row >= size - 8 && column < 9) return true;
  if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true;
  const centres = alignmentCentres(version);
  const near = (place: number) => centres.find((centre) => Math.abs(place - centre) <= 2);
  const [down, across] = [near(row), near(column)];
  if (down === undefined || across === undefined) return false;
  const [first, last] = [6, size - 7];
  const isFinder =
    (down === first && across === first) || (down === first && across === last) || (down === last && across === first);
  return !isFinder;
}

function alignmentCentres(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const last = version * 4 + 10;
  const step = Math.ceil((last - 6) / (count - 1) / 2) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => last - step * (count - 2 - index))];
}

/** The single byte segment. */
function textOf({ words, version }: { words: number[]; version: number }): string {
  const bits = words.map((word) => word.toString(2).padStart(8, '0')).join('');
  if (bits.slice(0, 4) !== '0100') throw new Error('The code is not in byte mode.');
  const lengthBits = version < 10 ? 8 : 16;
  const length = parseInt(bits.slice(4, 4 + lengthBits), 2);
  const start = 4 + lengthBits;
  const bytes = Array.from({ length }, (_, index) => parseInt(bits.slice(start + index * 8, start + index * 8 + 8), 2));
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
}
