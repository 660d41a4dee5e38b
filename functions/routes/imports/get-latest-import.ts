import { getLatestImport } from '../../../shared/contract/record-imports.ts';
import { requireImporter } from '../../record-import/require-importer.ts';
import { route } from '../../runtime/route.ts';
import { latestRecordImport } from '../../stores/tasks/record-import-store.ts';

export const handler = route(getLatestImport, async ({ params, user }) => {
  requireImporter(user, params.kind);
  return { latest: (await latestRecordImport(params.kind, user.userId)) ?? null };
});
