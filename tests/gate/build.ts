import { buildAll, synthesize } from '../../infra/build/build-all.ts';

await buildAll();
await synthesize();
