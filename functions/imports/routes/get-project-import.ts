import { getProjectImport } from '../../../shared/contract/project-import.ts';
import { formatNumber } from '../../../shared/lib/format.ts';
import type { ProjectImport } from '../../../shared/schemas/project-import.ts';
import { route } from '../../request/route.ts';
import { latestImport } from '../import-store.ts';

export const handler = route(getProjectImport, async () => {
  const latest = (await latestImport()) ?? null;
  return { message: latest ? messageOf(latest) : 'Inga projekt har importerats', latest };
});

function messageOf({ state, total, done, skipped }: ProjectImport): string {
  if (state === 'Pending') return `Importerar projekt: ${formatNumber(done)} / ${formatNumber(total)}`;
  const made = `Importen är klar: ${formatNumber(total - skipped.length)} projekt`;
  return skipped.length === 0 ? made : `${made}, ${formatNumber(skipped.length)} hoppades över`;
}
