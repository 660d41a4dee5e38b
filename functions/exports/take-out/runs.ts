import type { Workshop } from './workshop.ts';

/** Lines of one file in order, as one step read them: a part of a piece. */
export type Run = { piece: string; start: number; bytes: number; count: number };
export type Runs = Record<string, Run[]>;
export type Order = readonly [number, number];

const orderLength = 24;

/** Begins each line, so that lines sort as text. */
function orderText([one, other]: Order): string {
  return String(one).padStart(15, '0') + String(other).padStart(9, '0');
}

/** Lines of many files in memory, until they are kept. */
export class RunWriter {
  readonly #files = new Map<string, string[]>();
  #characters = 0;

  get characters(): number {
    return this.#characters;
  }

  add(file: string, order: Order, value: unknown): void {
    const line = orderText(order) + JSON.stringify(value);
    this.#characters += line.length;
    const lines = this.#files.get(file);
    if (lines) lines.push(line);
    else this.#files.set(file, [line]);
  }

  /** Keeps no piece without lines: its name could be that of the piece before. @returns the run of each file */
  async keep(workshop: Workshop, piece: string): Promise<Map<string, Run>> {
    const runs = new Map<string, Run>();
    const contents: Buffer[] = [];
    let start = 0;
    for (const [file, lines] of this.#files) {
      const content = Buffer.from(`${lines.sort(byOrder).join('\n')}\n`);
      runs.set(file, { piece, start, bytes: content.length, count: lines.length });
      contents.push(content);
      start += content.length;
    }
    if (contents.length > 0) await workshop.keep(piece, Buffer.concat(contents));
    return runs;
  }
}

const orderOf = (line: string) => line.slice(0, orderLength);

function byOrder(one: string, other: string): number {
  const [first, second] = [orderOf(one), orderOf(other)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

const readBytes = 256 * 1024;

class RunReader {
  readonly #workshop: Workshop;
  readonly #run: Run;
  readonly #decoder = new TextDecoder();
  #read = 0;
  #rest = '';
  #lines: string[] = [];
  #at = 0;

  constructor(workshop: Workshop, run: Run) {
    this.#workshop = workshop;
    this.#run = run;
  }

  get first(): string | undefined {
    return this.#lines[this.#at];
  }

  take(): void {
    this.#at += 1;
  }

  /** Reads on when the lines in memory are taken. */
  async fill(): Promise<void> {
    const { piece, start, bytes } = this.#run;
    while (this.#at >= this.#lines.length && this.#read < bytes) {
      const size = Math.min(readBytes, bytes - this.#read);
      const chunk = await this.#workshop.read(piece, { start: start + this.#read, bytes: size });
      this.#read += size;
      const lines = (this.#rest + this.#decoder.decode(chunk, { stream: true })).split('\n');
      this.#rest = lines.pop()!;
      [this.#lines, this.#at] = [lines, 0];
    }
  }
}

const blockLines = 500;

/** The lines of all runs in order, some hundred at a time. */
export async function* merged(workshop: Workshop, runs: readonly Run[]): AsyncGenerator<string[]> {
  let readers = runs.map((run) => new RunReader(workshop, run));
  for (const reader of readers) await reader.fill();
  let block: string[] = [];
  for (;;) {
    let next: RunReader | undefined;
    for (const reader of readers) {
      if (reader.first !== undefined && (!next || byOrder(reader.first, next.first!) < 0)) next = reader;
    }
    if (!next) break;
    block.push(next.first!.slice(orderLength));
    next.take();
    if (next.first === undefined) {
      await next.fill();
      if (next.first === undefined) readers = readers.filter((one) => one !== next);
    }
    if (block.length < blockLines) continue;
    yield block;
    block = [];
  }
  if (block.length > 0) yield block;
}

export function countOf(runs: readonly Run[]): number {
  return runs.reduce((sum, { count }) => sum + count, 0);
}
