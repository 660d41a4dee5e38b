export type Place = { row: number; column: number };
export type Size = { rows: number; columns: number };
export type Block = { top: number; bottom: number; left: number; right: number };

type Press = { key: string; ctrlKey: boolean; shiftKey: boolean };

const steps: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-7, 0],
  PageDown: [7, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

export function moved(from: Place, press: Press, size: Size): Place | undefined {
  const { key, ctrlKey, shiftKey } = press;
  if (key === 'Enter') return within({ ...from, row: from.row + (shiftKey ? -1 : 1) }, size);
  if (key === 'Tab') return tabbed(from, shiftKey ? -1 : 1, size);
  const step = steps[key];
  if (!step) return undefined;
  if (!ctrlKey) return within({ row: from.row + step[0], column: from.column + step[1] }, size);
  // To the edge; Home and End lead to the sheet's first and last cell.
  if (key === 'Home') return { row: 0, column: 0 };
  if (key === 'End') return within({ row: Infinity, column: Infinity }, size);
  return within({ row: from.row + edge(step[0]), column: from.column + edge(step[1]) }, size);
}

/** The next cell, wrapping to the next row; undefined beyond the ends, where Tab leaves the sheet. */
function tabbed({ row, column }: Place, step: 1 | -1, { rows, columns }: Size): Place | undefined {
  const index = row * columns + column + step;
  if (index < 0 || index >= rows * columns) return undefined;
  return { row: Math.floor(index / columns), column: index % columns };
}

const edge = (step: number) => (step === 0 ? 0 : step * Infinity);

function within({ row, column }: Place, { rows, columns }: Size): Place {
  return { row: Math.max(0, Math.min(rows - 1, row)), column: Math.max(0, Math.min(columns - 1, column)) };
}

export function blockBetween(one: Place, other: Place): Block {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    left: Math.min(one.column, other.column),
    right: Math.max(one.column, other.column),
  };
}

export function placesOf({ top, bottom, left, right }: Block): Place[] {
  const places: Place[] = [];
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) places.push({ row, column });
  }
  return places;
}

export function isInside({ row, column }: Place, { top, bottom, left, right }: Block): boolean {
  return row >= top && row <= bottom && column >= left && column <= right;
}
