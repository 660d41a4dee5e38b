import * as z from 'zod/mini';
import { importRowsPrefix, keys } from '../data/core/keys.ts';
import { getItems, queryItems } from '../data/core/table.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';

/** As long as a batch that has ended. */
const retentionSeconds = 90 * 24 * 60 * 60;

/** The rows of an import, in parts beside its batch. Each kind of import has its form of a row. */
export class ImportRows<Row extends z.ZodMiniType> {
  readonly #row: Row;
  readonly #inPart: number;

  /** @param inPart rows: a part is at most 400 kB, and all parts fit within a transaction of 100 actions and 4 MB */
  constructor(row: Row, inPart: number) {
    this.#row = row;
    this.#inPart = inPart;
  }

  stage(unit: UnitOfWork, batchId: number, rows: readonly z.output<Row>[]): void {
    const ttl = Math.floor(Date.now() / 1000) + retentionSeconds;
    for (let start = 0; start < rows.length; start += this.#inPart) {
      const part = rows.slice(start, start + this.#inPart);
      unit.put({ ...keys.importRows(batchId, start / this.#inPart), rows: part, ttl });
    }
  }

  async read(batchId: number, from: number, count: number): Promise<z.output<Row>[]> {
    const first = Math.floor(from / this.#inPart);
    const last = Math.floor((from + count - 1) / this.#inPart);
    const rowKeys = Array.from({ length: last - first + 1 }, (_, index) => keys.importRows(batchId, first + index));
    const parts = await getItems(rowKeys);
    parts.sort((a, b) => (a.sk < b.sk ? -1 : 1));
    const start = from - first * this.#inPart;
    return parts.flatMap((part) => this.#parse(part)).slice(start, start + count);
  }

  async readAll(batchId: number): Promise<z.output<Row>[]> {
    return (await queryItems(keys.batch(batchId).pk, importRowsPrefix)).flatMap((part) => this.#parse(part));
  }

  #parse(part: Record<string, unknown>): z.output<Row>[] {
    return z.array(this.#row).parse(part['rows']);
  }
}
