import { ByteReader } from './byte-reader.ts';
import { S3Error } from './errors.ts';

export type UploadForm = {
  /** The fields before the file, by lowercase name; S3 ignores those after it. */
  fields: Map<string, string>;
  fileName: string;
  fileType: string | undefined;
  file: AsyncIterable<Uint8Array>;
};

const longestFields = 20 * 1024;

/**
 * Only the fields before the file are parsed; the file is streamed.
 * @throws MalformedPOSTRequest, MaxPostPreDataLengthExceeded; InvalidArgument without a file
 */
export async function readUploadForm(stream: AsyncIterable<Uint8Array>, contentType: string): Promise<UploadForm> {
  const boundary = /^multipart\/form-data;.*?boundary=(?:"([^"]+)"|([^;]+))/i.exec(contentType)?.slice(1).find(Boolean);
  if (boundary === undefined) throw new S3Error('MalformedPOSTRequest');
  const mark = `\r\n--${boundary.trim()}`;
  const reader = new ByteReader(withLeadingBreak(stream));
  if ((await reader.until(mark, longestFields)) === undefined) throw new S3Error('MalformedPOSTRequest');

  const fields = new Map<string, string>();
  let left = longestFields;
  for (;;) {
    // The boundary is followed by two hyphens at the form's end, else by a line break.
    if ((await reader.next(2)).toString() === '--') {
      throw new S3Error('InvalidArgument', 'POST requires exactly one file upload per request.');
    }
    const head = (await reader.until('\r\n\r\n', longestFields))?.toString('utf8');
    const name = head && parameter(` ${head}`, 'name');
    if (!head || !name) throw new S3Error('MalformedPOSTRequest');
    if (name.toLowerCase() === 'file') {
      return {
        fields,
        fileName: (parameter(head, 'filename') ?? '').split(/[\\/]/).at(-1)!,
        fileType: /^content-type:\s*(.+)$/im.exec(head)?.[1]?.trim(),
        file: fileContent(reader, mark),
      };
    }
    const value = await reader.until(mark, left);
    if (value === undefined) throw new S3Error('MaxPostPreDataLengthExceeded');
    left -= value.length;
    fields.set(name.toLowerCase(), value.toString('utf8'));
  }
}

async function* withLeadingBreak(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from('\r\n');
  yield* stream;
}

// Browsers encode only quotation marks and line breaks in names: %22, %0D and %0A.
function parameter(head: string, name: string): string | undefined {
  const value = new RegExp(`[;\\s]${name}="([^"]*)"`, 'i').exec(head)?.[1];
  return value?.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
}

async function* fileContent(reader: ByteReader, mark: string): AsyncGenerator<Uint8Array> {
  if (!(yield* reader.piecesUntil(mark))) throw new S3Error('IncompleteBody');
}
