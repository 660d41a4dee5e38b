import { deflateSync } from 'node:zlib';
import type { PDFContext, PDFRawStream } from '@cantoo/pdf-lib';

export function packedStream(context: PDFContext, content: Uint8Array, entries: Record<string, number>): PDFRawStream {
  return context.stream(deflateSync(content, { level: 9 }), { ...entries, Filter: 'FlateDecode' });
}
