import { getRecordTemplate } from '../../../shared/contract/record-imports.ts';
import { recordKinds } from '../record-kinds.ts';
import { requireImporter } from '../require-importer.ts';
import { writeTemplate } from '../template.ts';
import { route } from '../../request/route.ts';
import { spreadsheetAuthor } from '../../spreadsheets/spreadsheet-file.ts';

export const handler = route(getRecordTemplate, async ({ params, user }) => {
  requireImporter(user, params.kind);
  const kind = recordKinds[params.kind];
  return { bytes: await writeTemplate(kind, await spreadsheetAuthor()), fileName: `Import ${kind.sheet}.xlsx` };
});
