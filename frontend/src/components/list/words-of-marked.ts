import { markedText as text } from '../../text/marked.ts';
import type { ListDefinition } from './list-definition.ts';

export function wordsOfMarked<Row>({ ofMarked }: ListDefinition<Row>, rows: readonly Row[]): string {
  return ofMarked ? text.markedSum(ofMarked(rows)) : text.marked(rows.length);
}
