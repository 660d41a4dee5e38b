import { deflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  decodePDFRawStream,
  type PDFContext,
} from '@cantoo/pdf-lib';

/** Chromium has written its PDF otherwise than expected. */
export class UnexpectedPdf extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`Chromium's PDF is not written as expected: ${reason}`, options);
    this.name = 'UnexpectedPdf';
  }
}

/**
 * Marks non-content as artifacts, as PDF/UA requires: what Chromium leaves untagged (page numbers, header, footer) and
 * what it tags although it only draws lines and backgrounds.
 */
export function markArtifacts(file: PDFDocument): void {
  const { context } = file;
  const elementsOf = structureOfPages(file);
  for (const { node, ref } of file.getPages()) {
    const contents = node.get(PDFName.of('Contents'));
    const stream = context.lookup(contents);
    if (!(contents instanceof PDFRef && stream instanceof PDFRawStream)) {
      throw new UnexpectedPdf('A page does not have its contents in one stream.');
    }
    const { marked, drawings } = artifactsMarked(Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'));
    context.assign(contents, packedStream(context, Buffer.from(marked, 'latin1'), {}));
    const elements = elementsOf.get(node.lookup(PDFName.of('StructParents'), PDFNumber).asNumber());
    for (const mcid of drawings) {
      if (!elements) throw new UnexpectedPdf('A page is not part of its structure.');
      forget(elements.lookup(mcid, PDFDict), { page: ref, mcid });
      elements.set(mcid, PDFNull);
    }
  }
}

function structureOfPages({ catalog }: PDFDocument): Map<number, PDFArray> {
  if (!catalog.has(PDFName.of('StructTreeRoot'))) throw new UnexpectedPdf('It is not tagged.');
  const tree = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict).lookup(PDFName.of('ParentTree'), PDFDict);
  const numbers = tree.lookup(PDFName.of('Nums'), PDFArray);
  const pages = numbers.size() / 2;
  return new Map(
    Array.from({ length: pages }, (_, at) => [
      numbers.lookup(at * 2, PDFNumber).asNumber(),
      numbers.lookup(at * 2 + 1, PDFArray),
    ]),
  );
}

const begin = /^\/(\w+) <<\/MCID (\d+) >>BDC$/;
const showsSomething = /\b(?:Tj|TJ|Do|sh|EI)$/;

type OpenMark = { lines: string[]; tag: string; mcid: number };

function artifactsMarked(content: string): { marked: string; drawings: Set<number> } {
  const drawings = new Set<number>();
  const lines: string[] = ['/Artifact BMC'];
  let open: OpenMark | undefined;
  for (const line of content.split('\n')) {
    const [, tag, mcid] = begin.exec(line) ?? [];
    if (tag !== undefined) {
      if (open) throw new UnexpectedPdf('It marks content inside content.');
      open = { lines: [], tag, mcid: Number(mcid) };
    } else if (line === 'EMC' && open) {
      const isDrawing = open.tag !== 'Figure' && !open.lines.some((inside) => showsSomething.test(inside));
      if (isDrawing) {
        drawings.add(open.mcid);
        lines.push(...open.lines);
      } else lines.push('EMC', `/${open.tag} <</MCID ${open.mcid}>> BDC`, ...open.lines, 'EMC', '/Artifact BMC');
      open = undefined;
    } else (open?.lines ?? lines).push(line);
  }
  lines.push('EMC');
  return { marked: lines.join('\n').replaceAll('/Artifact BMC\nEMC\n', ''), drawings };
}

function forget(element: PDFDict, { page, mcid }: { page: PDFRef; mcid: number }): void {
  const key = PDFName.of('K');
  const isOf = (owner: PDFDict) => owner.get(PDFName.of('Pg')) === page;
  const isHere = (kid: PDFObject) =>
    kid instanceof PDFNumber
      ? kid.asNumber() === mcid && isOf(element)
      : kid instanceof PDFDict && kid.lookupMaybe(PDFName.of('MCID'), PDFNumber)?.asNumber() === mcid && isOf(kid);
  const kids = element.get(key);
  const rest = (kids instanceof PDFArray ? kids.asArray() : kids ? [kids] : []).filter((kid) => !isHere(kid));
  if (rest.length === 0) element.delete(key);
  else element.set(key, element.context.obj(rest));
}

export function packedStream(context: PDFContext, content: Uint8Array, entries: Record<string, number>): PDFRawStream {
  return context.stream(deflateSync(content, { level: 9 }), { ...entries, Filter: 'FlateDecode' });
}
