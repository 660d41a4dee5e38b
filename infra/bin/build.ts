import { buildAll } from '../build/build-all.ts';
import { BuildError } from '../build/build-error.ts';

try {
  const steps = await buildAll();
  console.log(steps.length > 0 ? `Byggt: ${steps.join(', ')}.` : 'Allt är redan byggt.');
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
