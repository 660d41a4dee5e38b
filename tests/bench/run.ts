import { parseArgs } from 'node:util';
import { benchAnswers } from './answers.ts';
import { benchBulk } from './bulk.ts';
import { benchBulkStatus } from './bulk-status.ts';
import { benchDatabase } from './database.ts';
import { benchExport, benchLongExports } from './export.ts';
import { benchFiles } from './files.ts';
import { benchFunctions } from './functions.ts';
import { benchGrowth } from './growth.ts';
import { benchInp } from './inp.ts';
import { benchInvoicing } from './invoicing.ts';
import { benchLists } from './lists.ts';
import { benchLive } from './live.ts';
import { benchLiveFiles } from './live-files.ts';
import { benchLogins } from './logins.ts';
import { benchMorning } from './morning/morning.ts';
import { benchLargeOverview, benchOverview } from './overview.ts';
import { benchPdf } from './pdf.ts';
import { benchPersonFile } from './person-file.ts';
import { benchSearch } from './search.ts';
import { benchSite } from './site.ts';
import { benchTable } from './table/table.ts';
import { benchTakeOut } from './take-out.ts';

/** `npm run bench` runs all; `npm run bench -- lists pdf` runs only these. */
const benches: Record<string, () => Promise<void> | void> = {
  table: () => benchTable(),
  'small-table': () => benchTable(true),
  lists: () => benchLists(),
  growth: () => benchGrowth(),
  million: () => benchGrowth([10_000, 1_000_000], 3),
  overview: () => benchOverview(),
  'overview-million': () => benchLargeOverview(),
  morning: () => benchMorning(),
  search: () => benchSearch(),
  bulk: () => benchBulk(),
  status: () => benchBulkStatus(),
  export: async () => {
    await benchExport();
    await benchLongExports();
  },
  live: async () => {
    await benchLive();
    await benchLiveFiles();
  },
  files: () => benchFiles(),
  answers: () => benchAnswers(),
  functions: () => benchFunctions(),
  inp: benchInp,
  site: benchSite,
  invoicing: () => benchInvoicing(),
  database: benchDatabase,
  logins: benchLogins,
  pdf: () => benchPdf(),
  'person-file': () => benchPersonFile(),
  'take-out': () => benchTakeOut(),
};

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(
    `Det finns ingen mätning som heter ${unknown.join(', ')}. Välj bland ${Object.keys(benches).join(', ')}.`,
  );
  process.exit(1);
}
/** A million rows take minutes, and the small table repeats the whole one. */
const onRequest = ['million', 'overview-million', 'small-table'];
const usual = Object.keys(benches).filter((name) => !onRequest.includes(name));
for (const name of positionals.length > 0 ? positionals : usual) await benches[name]!();
process.exit(0);
