import { buildAll, synthesize } from '../../infra/build/build-all.ts';

/** Builds what has changed, for tests that start hosts of their own. */
export default async function setup(): Promise<void> {
  await buildAll();
  await synthesize();
}
