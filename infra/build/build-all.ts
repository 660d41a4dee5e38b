import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { allRoutes } from '../../shared/contract/all-routes.ts';
import { host, lasting } from '../../shared/lib/deadlines.ts';
import { BuildError } from './build-error.ts';
import { runWhenChanged } from './fingerprint.ts';
import { buildFunctions, buildPdfFunction, pdfSources, productCommit } from './functions.ts';
import { contractFaults, findHandlers } from './handler-files.ts';
import { takeLock } from './lock.ts';
import { paths, projectRoot } from './paths.ts';
import { buildSite } from './site.ts';

/**
 * @returns the names of the steps that ran
 * @throws BuildError when contract and handlers do not match
 */
export async function buildAll(): Promise<string[]> {
  const faults = contractFaults(
    findHandlers().routes,
    allRoutes.map((route) => route.name),
  );
  if (faults.length > 0) throw new BuildError(faults.join('\n'));
  return withBuildLock(async () => {
    const code = ['functions', 'shared', 'infra/build'];
    const steps = await Promise.all([
      runWhenChanged({ name: 'functions', inputs: code, outputs: [paths.builtFunctions], run: buildFunctions }),
      runWhenChanged({
        name: 'pdf',
        inputs: [...pdfSources, 'infra/build'],
        outputs: [paths.builtPdf],
        run: buildPdfFunction,
      }),
      runWhenChanged({
        name: 'site',
        inputs: ['frontend', 'shared', 'infra/build', 'package.json'],
        outputs: [join(paths.builtSite, 'index.html')],
        run: buildSite,
      }),
    ]);
    return ['functions', 'pdf', 'site'].filter((_, index) => steps[index]);
  });
}

export async function synthesize(): Promise<boolean> {
  return withBuildLock(() =>
    runWhenChanged({
      name: 'assembly',
      salt: productCommit(),
      inputs: [
        'infra/bin',
        'infra/stacks',
        'infra/constructs',
        'infra/build',
        'shared/contract',
        'cdk.json',
        'package.json',
        '.build/stamps/functions',
        '.build/stamps/pdf',
        '.build/stamps/site',
      ],
      outputs: [join(paths.assembly, 'manifest.json')],
      run: async () => {
        const app = join(projectRoot, 'infra', 'bin', 'app.ts');
        await runNode([app], { CDK_VALIDATION: 'false', CDK_OUTDIR: paths.assembly });
      },
    }),
  );
}

async function withBuildLock<Result>(run: () => Promise<Result>): Promise<Result> {
  const release = takeLock(join(paths.built, 'lock'), lasting(host.build));
  if (!release) throw new BuildError('Ett annat bygge pågår i samma mapp.');
  try {
    return await run();
  } finally {
    release();
  }
}

async function runNode(args: string[], environment: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('exit', resolve);
  });
  if (code !== 0) throw new BuildError('CDK-mallarna gick inte att göra.');
}
