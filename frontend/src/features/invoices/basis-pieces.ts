import type { InvoiceItem, LineSource } from '../../../../shared/schemas/invoice.ts';

/** Some of the rows of a line of an invoice; its first piece begins with the line itself. */
export type Piece = { line: InvoiceItem; sources: readonly LineSource[]; isFirst: boolean };

/** Shorter ones are drawn whole: searching the page then finds every row. */
const drawnWhole = 400;
/** A line may count a thousand work orders. */
const rowsOfPiece = 10;

/** Whether there are too many rows to draw all of them. */
export function isLong(items: readonly InvoiceItem[]): boolean {
  return items.reduce((rows, { sources }) => rows + 1 + sources.length, 0) > drawnWhole;
}

/** The rows of the lines in pieces that are drawn each for itself. */
export function piecesOf(items: readonly InvoiceItem[]): Piece[] {
  return items.flatMap((line) =>
    Array.from({ length: Math.max(1, Math.ceil(line.sources.length / rowsOfPiece)) }, (_, index) => ({
      line,
      sources: line.sources.slice(index * rowsOfPiece, (index + 1) * rowsOfPiece),
      isFirst: index === 0,
    })),
  );
}
