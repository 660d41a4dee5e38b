import { projectCodes } from '../stores/projects/project-store.ts';
import { raiseCounter } from '../stores/core/table.ts';

const own = /^(\d\d)-(\d{4})$/;

/**
 * Codes that look like Klang's own ('26-0042') are not given out again: the year's running number goes on after them.
 * Done before the import, and harmless without it.
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
