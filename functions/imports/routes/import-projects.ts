import { importProjects } from '../../../shared/contract/project-import.ts';
import { formatCount, formatNumber } from '../../../shared/lib/format.ts';
import { type CellFault, type ImportCheck, maxFaults } from '../../../shared/schemas/project-import.ts';
import { runBatch } from '../../records/batches/run-batch.ts';
import { readImport } from '../read-import.ts';
import { reserveCodes } from '../reserve-codes.ts';
import { checkImport, findKnown, resolveImport } from '../resolve-import.ts';
import { route } from '../../request/route.ts';
import { inOrder } from '../../spreadsheets/read-table.ts';
import { readUpload } from '../../spreadsheets/read-upload.ts';
import { stageImport } from '../import-store.ts';

export const handler = route(importProjects, async ({ body, unit, now, knownChangedAt, afterCommit }) => {
  const { rows, faults, hidden } = await readUpload(body.file, readImport);
  const known = await findKnown(knownChangedAt);
  const checked = await checkImport(rows, known);
  const all = inOrder([...faults, ...checked.faults]);
  const { newCustomers, alike } = checked;
  const answer = { projects: rows.length, newCustomers, alike, hidden, ...faultsOf(all) };
  if (all.length > 0) return { ...answer, message: faultsMessage(all.length), batchId: null };
  if (body.isDryRun)
    return { ...answer, message: `Filen stämmer: ${counted(rows.length)} kan importeras`, batchId: null };

  await reserveCodes(rows.map(({ projectCode }) => projectCode));
  const batchId = await stageImport(unit, await resolveImport(rows, known), now);
  afterCommit(() => runBatch(batchId));
  return { ...answer, message: `Importen av ${counted(rows.length)} har börjat`, batchId };
});

function faultsOf(faults: readonly CellFault[]): Pick<ImportCheck, 'faults' | 'faultCount'> {
  return { faults: faults.slice(0, maxFaults), faultCount: faults.length };
}

const counted = (number: number) => `${formatNumber(number)} projekt`;
const faultsMessage = (number: number) => formatCount(number, 'cell behöver rättas', 'celler behöver rättas');
