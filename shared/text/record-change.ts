import type { RecordChange } from '../codes/errors.ts';
import { formatInstant } from '../lib/format.ts';

/** Björn Sandell (BS) ändrade uppgiften 2026-11-20 10:00. */
export function changeSentence({ by, at }: RecordChange): string {
  return `${by} ändrade uppgiften ${formatInstant(at)}.`;
}

/** With advice to a caller that cannot merge. */
export function staleSentence(change: RecordChange): string {
  return `${changeSentence(change)} Läs in den igen och gör om din ändring.`;
}
