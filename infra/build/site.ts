import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BuildError } from './build-error.ts';
import { paths, projectRoot } from './paths.ts';

export async function buildSite(): Promise<void> {
  const next = `${paths.builtSite}.next`;
  rmSync(next, { recursive: true, force: true });
  mkdirSync(dirname(next), { recursive: true });
  await runVite(next);
  rmSync(paths.builtSite, { recursive: true, force: true });
  renameSync(next, paths.builtSite);
}

async function runVite(outDir: string): Promise<void> {
  const vite = join(projectRoot, 'node_modules', 'vite', 'bin', 'vite.js');
  const config = join(paths.frontend, 'vite.config.ts');
  if (!existsSync(config)) throw new BuildError('frontend/vite.config.ts saknas.');
  const args = [vite, 'build', '--config', config, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  // Tests set another NODE_ENV, which would bundle React's development build.
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, args, { cwd: paths.frontend, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('exit', resolve);
  });
  if (code !== 0) throw new BuildError('Webbplatsen gick inte att bygga.');
}
