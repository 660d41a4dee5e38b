import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { S3Error } from './errors.ts';

export type UploadForm = {
  /** The fields before the file, by lowercase name; S3 ignores those after it. */
  fields: Map<string, string>;
  fileName: string;
  file: AsyncIterable<Uint8Array>;
};

const longestFields = 20 * 1024;

/**
 * The file is streamed.
 * @throws MalformedPOSTRequest, MaxPostPreDataLengthExceeded; InvalidArgument without a file
 */
export async function readUploadForm(body: AsyncIterable<Uint8Array>, contentType: string): Promise<UploadForm> {
  const form = formParser(contentType);
  const fields = new Map<string, string>();
  let left = longestFields;
  return new Promise((resolve, reject) => {
    form.on('field', (name, value) => {
      left -= Buffer.byteLength(value);
      if (left < 0) form.destroy(new S3Error('MaxPostPreDataLengthExceeded'));
      fields.set(name.toLowerCase(), value);
    });
    form.once('file', (_, stream, name) => {
      form.removeAllListeners('field');
      // The parser leaves the file open when its form breaks off, and may tell of it when nobody reads the file.
      stream.on('error', (error: Error) => stream.destroy(error));
      received.catch((error: Error) => stream.destroy(error));
      resolve({ fields, fileName: typedName(name), file: contentOf(stream, received) });
    });
    const received = pipeline(body, form);
    received.then(
      () => reject(new S3Error('InvalidArgument', 'POST requires exactly one file upload per request.')),
      (error: unknown) => reject(error instanceof S3Error ? error : new S3Error('MalformedPOSTRequest')),
    );
  });
}

function formParser(contentType: string): BusboyInstance {
  try {
    if (!/^multipart\/form-data;/i.test(contentType)) throw new S3Error('MalformedPOSTRequest');
    return new Busboy({
      headers: { 'content-type': contentType },
      isPartAFile: (name) => name?.toLowerCase() === 'file',
      limits: { fieldSize: longestFields + 1 },
    });
  } catch {
    throw new S3Error('MalformedPOSTRequest');
  }
}

// Browsers encode only quotation marks and line breaks in names: %22, %0D and %0A.
function typedName(name: string): string {
  return name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
}

async function* contentOf(file: BusboyFileStream, received: Promise<void>): AsyncGenerator<Uint8Array> {
  try {
    yield* file;
    await received;
  } catch {
    throw new S3Error('IncompleteBody');
  }
}
