import { getLatestImport } from '../../../shared/contract/record-imports.ts';
import { requireImporter } from '../require-importer.ts';
import { route } from '../../request/route.ts';
import { latestRecordImport } from '../record-import-store.ts';

export const handler = route(getLatestImport, async ({ params, user }) => {
  requireImporter(user, params.kind);
  return { latest: (await latestRecordImport(params.kind, user.userId)) ?? null };
});
