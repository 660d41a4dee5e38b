import { parseArgs } from 'node:util';
import { benchAnswers, printAnswers } from './answers.ts';
import { benchBulk, printBulk } from './bulk.ts';
import { benchBulkStatus, printBulkStatus } from './bulk-status.ts';
import { benchDatabase, printDatabase } from './database.ts';
import { benchExport, benchLongExports, printExport, printLongExports } from './export.ts';
import { benchFiles, printFiles } from './files.ts';
import { benchFunctions, printFunctions } from './functions.ts';
import { benchInvoicing, printInvoicing } from './invoicing.ts';
import { benchInp, printInp } from './inp.ts';
import { benchGrowth, printGrowth } from './growth.ts';
import { benchLists, printLists } from './lists.ts';
import { benchLive, printLive } from './live.ts';
import { benchLiveFiles, printLiveFiles } from './live-files.ts';
import { benchLogins, printLogins } from './logins.ts';
import { benchMorning, printMorning } from './morning/morning.ts';
import { benchLargeOverview, benchOverview, printOverview } from './overview.ts';
import { benchPdf, printPdf } from './pdf.ts';
import { benchPersonFile, printPersonFile } from './person-file.ts';
import { benchSearch, printSearch } from './search.ts';
import { benchSite, printSite } from './site.ts';
import { benchTakeOut, printTakeOut } from './take-out.ts';
import { benchTable, printTable } from './table/table.ts';

/** `npm run bench` runs all; `npm run bench -- lists pdf` runs only these. */
const benches: Record<string, () => Promise<void>> = {
  table: async () => printTable(await benchTable()),
  'small-table': async () => printTable(await benchTable(true)),
  lists: async () => printLists(await benchLists()),
  growth: () => Promise.resolve(printGrowth(benchGrowth())),
  million: () => Promise.resolve(printGrowth(benchGrowth([10_000, 1_000_000], 3))),
  overview: async () => printOverview(await benchOverview()),
  'overview-million': async () => printOverview(await benchLargeOverview()),
  morning: async () => printMorning(await benchMorning()),
  search: () => Promise.resolve(printSearch(benchSearch())),
  bulk: async () => printBulk(await benchBulk()),
  status: async () => printBulkStatus(await benchBulkStatus()),
  export: async () => {
    printExport(await benchExport());
    printLongExports(await benchLongExports());
  },
  live: async () => {
    printLive(await benchLive());
    printLiveFiles(await benchLiveFiles());
  },
  files: async () => printFiles(await benchFiles()),
  answers: async () => printAnswers(await benchAnswers()),
  functions: async () => printFunctions(await benchFunctions()),
  inp: async () => printInp(await benchInp()),
  site: async () => printSite(await benchSite()),
  invoicing: async () => printInvoicing(await benchInvoicing()),
  database: async () => printDatabase(await benchDatabase()),
  logins: async () => printLogins(await benchLogins()),
  pdf: async () => printPdf(await benchPdf()),
  'person-file': async () => printPersonFile(await benchPersonFile()),
  'take-out': async () => printTakeOut(await benchTakeOut()),
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
