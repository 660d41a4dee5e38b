import { createHash } from 'node:crypto';
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHeader,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFString,
  UnexpectedObjectTypeError,
} from '@cantoo/pdf-lib';
import { markArtifacts, packedStream, UnexpectedPdf } from './mark-artifacts.ts';
import { srgbProfile } from './srgb-profile.ts';
import { xmp } from './xmp.ts';

export type PdfOrigin = {
  author: string;
  /** An instant. The same page and instant give the same bytes. */
  createdAt: string;
};

/**
 * Converts Chromium's PDF for archiving: PDF/A-3, tagged for screen readers (docs/decisions/archival-pdf.md).
 * @throws UnexpectedPdf saying what is written otherwise than expected
 */
export async function archivalPdf(pdf: Uint8Array, origin: PdfOrigin): Promise<Buffer> {
  const file = await read(pdf);
  try {
    markArtifacts(file);
    renumberCells(file.context);
    describe(file, origin);
  } catch (error) {
    throw error instanceof UnexpectedObjectTypeError ? new UnexpectedPdf(error.message, { cause: error }) : error;
  }
  file.context.header = PDFHeader.forVersion(1, 7);
  file.context.trailerInfo.ID = fileId(file.context);
  return Buffer.from(await file.save({ useObjectStreams: false, objectsPerTick: parseSpeed, addDefaultPage: false }));
}

async function read(pdf: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(pdf, { updateMetadata: false, parseSpeed, throwOnInvalidObject: true });
  } catch (error) {
    throw new UnexpectedPdf((error as Error).message, { cause: error });
  }
}

/** How many objects are read at once. */
const parseSpeed = Infinity;

function fileId(context: PDFContext): PDFArray {
  const hash = createHash('sha256');
  for (const [, object] of context.enumerateIndirectObjects()) {
    hash.update(object instanceof PDFRawStream ? object.contents : object.toString());
  }
  const id = PDFHexString.of(hash.digest('hex').slice(0, 32));
  return context.obj([id, id]);
}

/** Chromium numbers the ids of table cells across pages: renumbers them from one, for reproducible bytes. */
function renumberCells(context: PDFContext): void {
  const cells = context.enumerateIndirectObjects().flatMap(([, object]) => cellsIn(object));
  const names = new Set(cells.map(({ name }) => name));
  // Sorted, because the index of ids must be.
  const renamed = new Map([...names].sort().map((name, index) => [name, `node${String(index + 1).padStart(8, '0')}`]));
  for (const { name, rename } of cells) rename(PDFString.of(renamed.get(name)!));
}

type Cell = { name: string; rename(name: PDFString): void };

function cellsIn(object: PDFObject): Cell[] {
  if (object instanceof PDFArray) {
    return object.asArray().flatMap((value, index) => cellOf(value, (name) => object.set(index, name)));
  }
  if (!(object instanceof PDFDict)) return [];
  return object.entries().flatMap(([key, value]) => cellOf(value, (name) => object.set(key, name)));
}

function cellOf(value: PDFObject, rename: Cell['rename']): Cell[] {
  if (!(value instanceof PDFString)) return cellsIn(value);
  const name = value.asString();
  return /^node\d{8}$/.test(name) ? [{ name, rename }] : [];
}

function describe({ context, catalog }: PDFDocument, { author, createdAt }: PdfOrigin): void {
  const { Info: info } = context.trailerInfo;
  const known = context.lookup(info, PDFDict);
  const of = (name: string) => known.lookupMaybe(PDFName.of(name), PDFString, PDFHexString)?.decodeText() ?? '';
  const described = {
    title: of('Title'),
    author,
    creator: of('Creator'),
    producer: of('Producer'),
    createdAt: new Date(createdAt),
  };
  for (const key of known.keys()) known.delete(key);
  const texts = { Title: described.title, Author: author, Creator: described.creator, Producer: described.producer };
  for (const [name, text] of Object.entries(texts)) {
    if (text !== '') known.set(PDFName.of(name), PDFHexString.fromText(text));
  }
  const day = PDFString.of(`D:${described.createdAt.toISOString().replace(/\D/g, '').slice(0, 14)}Z`);
  known.set(PDFName.of('CreationDate'), day);
  known.set(PDFName.of('ModDate'), day);

  const colours = PDFString.of('sRGB IEC61966-2.1');
  const intent = context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFA1',
    OutputConditionIdentifier: colours,
    Info: colours,
    DestOutputProfile: context.register(packedStream(context, srgbProfile(), { N: 3 })),
  });
  catalog.set(PDFName.of('OutputIntents'), context.obj([context.register(intent)]));
  // Uncompressed, so that programs without PDF support find it.
  const metadata = context.stream(Buffer.from(xmp(described)), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(metadata));
}
