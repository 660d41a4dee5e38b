import { type Block, type Place, type Size, placesOf } from './sheet-moves.ts';

export type Change = Place & { text: string };

export function copied(block: Block, textOf: (place: Place) => string): string {
  const lines: string[] = [];
  for (let row = block.top; row <= block.bottom; row += 1) {
    const cells = placesOf({ ...block, top: row, bottom: row });
    lines.push(cells.map((place) => textOf(place)).join('\t'));
  }
  return lines.join('\n');
}

/**
 * Begins at the block's first cell and repeats where the text fits the block several times. Cells outside the sheet are
 * ignored.
 */
export function pasted(text: string, block: Block, size: Size): Change[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const cells = lines.map((line) => line.split('\t').map(unquoted));
  const width = Math.max(...cells.map((line) => line.length));
  const rows = repeated(cells.length, block.bottom - block.top + 1);
  const columns = repeated(width, block.right - block.left + 1);
  return placesOf({ top: 0, bottom: rows - 1, left: 0, right: columns - 1 })
    .map(({ row, column }) => ({
      row: block.top + row,
      column: block.left + column,
      text: cells[row % cells.length]?.[column % width] ?? '',
    }))
    .filter(({ row, column }) => row < size.rows && column < size.columns);
}

function repeated(length: number, room: number): number {
  return room % length === 0 ? room : length;
}

/** Spreadsheets quote cells that contain line breaks or quotes. */
function unquoted(cell: string): string {
  return /^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}
