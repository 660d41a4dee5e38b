import type { InvoiceItem, LineOrigin } from '../../../../shared/schemas/invoice.ts';

export type Piece = { line: InvoiceItem; sources: readonly LineOrigin[]; isFirst: boolean };

/** Shorter tables are not virtualized: find in page then covers every row. */
const maxDrawn = 400;
/** One line may include a thousand work orders. */
const rowsOfPiece = 10;

export function isLong(items: readonly InvoiceItem[]): boolean {
  return items.reduce((rows, { sources }) => rows + 1 + sources.length, 0) > maxDrawn;
}

export function piecesOf(items: readonly InvoiceItem[]): Piece[] {
  return items.flatMap((line) =>
    Array.from({ length: Math.max(1, Math.ceil(line.sources.length / rowsOfPiece)) }, (_, index) => ({
      line,
      sources: line.sources.slice(index * rowsOfPiece, (index + 1) * rowsOfPiece),
      isFirst: index === 0,
    })),
  );
}
