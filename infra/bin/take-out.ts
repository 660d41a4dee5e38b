import { parseArgs } from 'node:util';
import { formatCount, formatNumber } from '../../shared/lib/format.ts';
import { explain } from '../deployment/command.ts';
import { withStorage } from '../take-out/environment.ts';
import { takeOut } from '../take-out/take-out.ts';

/**
 * Writes everything that the firm has to a ZIP file. Requires TABLE_NAME, FILES_BUCKET, INVOICE_ARCHIVE and SNAPSHOT_BUCKET
 * (outputs of the stacks) and credentials that may read them, or `--data` with a data folder of one machine.
 */
const { values, positionals } = parseArgs({ options: { data: { type: 'string' } }, allowPositionals: true });
const [file] = positionals;
if (file === undefined) {
  console.error('Användning: npm run take-out -- FIL.zip [--data MAPP]');
  process.exit(1);
}
try {
  await withStorage(values.data, async () => {
    const { records, files, left, bytes } = await takeOut(file);
    console.log(
      `${formatCount(records, 'post', 'poster')} och ${formatCount(files, 'fil', 'filer')} i ${file} (${formatNumber(Math.ceil(bytes / 1_000_000))} MB).`,
    );
    for (const { key, reason } of left) console.log(`${key}: ${reason}`);
  });
} catch (error) {
  console.error(`Uttaget gjordes inte: ${explain(error) ?? (error instanceof Error ? error.message : String(error))}`);
  process.exitCode = 1;
}
