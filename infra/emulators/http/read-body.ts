import type { IncomingMessage } from 'node:http';

/** The whole body as bytes, or undefined when it is larger than allowed; the rest is then read away. */
export async function readBody(incoming: IncomingMessage, mostBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= mostBytes) chunks.push(chunk);
  }
  return size <= mostBytes ? Buffer.concat(chunks) : undefined;
}
