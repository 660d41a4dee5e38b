import { parseArgs } from 'node:util';
import { formatCount } from '../../shared/lib/format.ts';
import { explain } from '../deployment/command.ts';
import { withStorage } from '../take-out/environment.ts';
import { restoreAll } from '../take-out/restore.ts';

/**
 * Fills an empty installation from an archive of `npm run take-out`. Requires TABLE_NAME, FILES_BUCKET,
 * INVOICE_ARCHIVE and SNAPSHOT_BUCKET (outputs of the stacks) and credentials that may write to them, or `--data` with a new folder.
 */
const { values, positionals } = parseArgs({ options: { data: { type: 'string' } }, allowPositionals: true });
const [file] = positionals;
if (file === undefined) {
  console.error('Användning: npm run restore -- FIL.zip [--data MAPP]');
  process.exit(1);
}
try {
  await withStorage(values.data, async () => {
    const { records, files } = await restoreAll(file);
    console.log(`${formatCount(records, 'post', 'poster')} och ${formatCount(files, 'fil', 'filer')} är tillbaka.`);
    console.log('Alla väljer en ny PIN med ”Glömt PIN”. Koppla till Fortnox under Inställningar, System.');
  });
} catch (error) {
  console.error(
    `Inget uttag lades tillbaka: ${explain(error) ?? (error instanceof Error ? error.message : String(error))}`,
  );
  process.exitCode = 1;
}
