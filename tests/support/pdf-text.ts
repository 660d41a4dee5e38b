import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type ReadPdf = {
  /** The text of each page, a line for each line of it. */
  pages: string[];
  title: string;
  language: string;
  /** Whether it tells a screen reader what is heading, table and text. */
  isTagged: boolean;
};

/** Reads a PDF as another program would; blanks that do not break become plain ones. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    pages.push(text.replaceAll('\u00a0', ' '));
  }
  const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } };
  const marks = (await document.getMarkInfo()) as Map<string, boolean> | null;
  const isTagged = marks?.get('Marked') ?? false;
  await task.destroy();
  return { pages, title: info.Title ?? '', language: info.Language ?? '', isTagged };
}
