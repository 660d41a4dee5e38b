import { built, paths } from '../build/paths.ts';
import { pruneAssets } from '../build/prune-assets.ts';
import { klang } from '../stacks/klang.ts';

klang(paths.assembly, built, { checks: process.env['CDK_VALIDATION'] !== 'false' }).synth();
pruneAssets(paths.assembly);
