import { createValue } from '../../../state/value.ts';
import { askBeforeLeaving } from '../../../components/ask-before-leaving.ts';
import { filesText as text } from '../../../text/files.ts';
import type { SkippedFile } from './pack.ts';

export type Zip = {
  readonly id: number;
  readonly name: string;
  state: 'gathering' | 'packing' | 'done';
  files: number;
  packed: number;
  bytes: number;
  total: number;
  skipped: SkippedFile[];
  readonly stop: AbortController;
};

const reportEveryMs = 100;

/** The running downloads, mutated in place; a new array triggers rendering. */
export const zips = createValue<readonly Zip[]>([]);
let telling: ReturnType<typeof setTimeout> | undefined;

askBeforeLeaving(() => zips.get().some(({ state }) => state !== 'done'), text.leaveZip);

export function report(): void {
  telling ??= setTimeout(() => {
    telling = undefined;
    zips.set([...zips.get()]);
  }, reportEveryMs);
}

export function forget(zip: Zip): void {
  zip.stop.abort();
  zips.set(zips.get().filter((one) => one !== zip));
}
