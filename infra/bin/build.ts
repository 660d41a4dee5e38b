import { buildAll } from '../build/build-all.ts';
import { writeBillOfMaterials } from '../build/bill-of-materials.ts';
import { BuildError } from '../build/build-error.ts';
import { runWhenChanged } from '../build/fingerprint.ts';
import { paths } from '../build/paths.ts';

try {
  const steps = await buildAll();
  const isNew = await runWhenChanged({
    name: 'bill of materials',
    inputs: ['package.json', 'infra/build/bill-of-materials.ts'],
    outputs: [paths.billOfMaterials],
    run: () => writeBillOfMaterials(paths.billOfMaterials),
  });
  if (isNew) steps.push('bill of materials');
  console.log(steps.length > 0 ? `Byggt: ${steps.join(', ')}.` : 'Allt är redan byggt.');
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
