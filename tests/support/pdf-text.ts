import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type ReadPdf = {
  /** The text of each page, line by line. */
  pages: string[];
  /** The text pieces of each page with their positions, in points from the lower left. */
  pieces: Piece[][];
  title: string;
  language: string;
  /** True for a tagged PDF, which tells screen readers about headings, tables and text. */
  isTagged: boolean;
};

type Piece = { text: string; left: number; right: number; bottom: number };

/** Reads a PDF with an independent library; non-breaking spaces become plain ones. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  const pieces: Piece[][] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    pieces.push(items.flatMap((item) => ('str' in item && item.str.trim() ? [pieceOf(item)] : [])));
    pages.push(text.replaceAll('\u00a0', ' '));
  }
  const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } };
  const marks = (await document.getMarkInfo()) as Map<string, boolean> | null;
  const isTagged = marks?.get('Marked') ?? false;
  await task.destroy();
  return { pages, pieces, title: info.Title ?? '', language: info.Language ?? '', isTagged };
}

function pieceOf({ str, transform, width }: { str: string; transform: number[]; width: number }): Piece {
  const [left, bottom] = [transform[4]!, transform[5]!];
  return { text: str.replaceAll('\u00a0', ' '), left, right: left + width, bottom };
}
