import { projectCodes } from '../projects/project-store.ts';
import { raiseCounter } from '../data/core/table.ts';

const own = /^(\d\d)-(\d{4})$/;

/**
 * Imported codes in Klang's format ('26-0042') are never assigned again: the year's counter continues after them. Runs
 * before the import, and is harmless if the import then fails.
 */
export async function reserveCodes(codes: readonly string[]): Promise<void> {
  const last = new Map<number, number>();
  for (const code of codes) {
    const [, year, number] = own.exec(code) ?? [];
    if (!year) continue;
    const full = 2000 + Number(year);
    last.set(full, Math.max(last.get(full) ?? 0, Number(number)));
  }
  await Promise.all([...last].map(([year, number]) => raiseCounter(`${projectCodes}-${year}`, number)));
}
