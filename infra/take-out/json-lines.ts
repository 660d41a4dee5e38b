import { revived } from '../../functions/exports/take-out/json-values.ts';

/** Splits text into its lines, each parsed as JSON. */
export async function* jsonLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop()!;
    for (const line of lines) yield JSON.parse(line, revived);
  }
  if (rest !== '') yield JSON.parse(rest, revived);
}
