import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { InputOptions, OutputOptions } from 'rolldown';
import { BuildError } from './build-error.ts';
import { findHandlers, pdfHandler } from './handler-files.ts';
import { paths, projectRoot } from './paths.ts';

type Bundle = InputOptions & { output: OutputOptions };

const common = {
  cwd: projectRoot,
  platform: 'node',
  resolve: { mainFields: ['module', 'main'], conditionNames: ['module'] },
  transform: { target: 'node24' },
  logLevel: 'warn',
} satisfies InputOptions;

/** Names and lines are kept, so that stack traces in logs are readable. */
const commonOutput = { format: 'esm', entryFileNames: '[name].mjs', comments: false } satisfies OutputOptions;

async function bundle(options: Bundle): Promise<void> {
  // Loaded here, since the host, which seldom builds, would keep its native code.
  const { build } = await import('rolldown');
  await build(options).catch((error: Error) => {
    throw new BuildError(`Funktionerna gick inte att bygga. ${error.message}`);
  });
}

export async function buildFunctions(): Promise<void> {
  await replaceFolder(paths.builtFunctions, async (folder) => {
    for (const part of functionsIn(folder)) await bundle(part);
  });
}

/**
 * Bundled apart: chunks are shared by file, so what it alone uses of zod, the writing of JSON schemas, would be in every
 * function.
 */
const apart = 'routes/settings/get-open-api';

export function functionsIn(folder: string): Bundle[] {
  const { routes, others } = findHandlers();
  const all = [...routes, ...others];
  return [all.filter(({ name }) => name !== apart), all.filter(({ name }) => name === apart)].map((some) => ({
    ...common,
    input: Object.fromEntries(some.map(({ name, file }) => [name, join(paths.functions, `${file}.ts`)])),
    output: { ...commonOutput, dir: folder, chunkFileNames: 'shared/[name]-[hash].mjs' },
  }));
}

/** All of the product's code in the PDF function: it is rebuilt only when this changes, because Chromium is large. */
export const pdfSources = ['functions/pdf', 'shared/domain/signs/drawn-signs.ts', 'shared/lib/deadlines.ts'];

const chromium = join('node_modules', '@sparticuz', 'chromium');

export async function buildPdfFunction(): Promise<void> {
  await replaceFolder(paths.builtPdf, async (folder) => {
    const files: string[] = [];
    await bundle({
      ...common,
      input: { [pdfHandler]: join(paths.functions, `${pdfHandler}.ts`) },
      output: { ...commonOutput, dir: folder, chunkFileNames: 'shared/[name]-[hash].mjs' },
      // Not installed: puppeteer would unpack a downloaded browser with it.
      external: ['yauzl'],
      plugins: [{ name: 'klang:files', moduleParsed: ({ id }) => void files.push(id) }],
    });
    const isOwn = (file: string) => pdfSources.some((source) => file.startsWith(source));
    const stray = files
      .map((file) => relative(projectRoot, file).replaceAll('\\', '/'))
      .find((file) => !/(^|\/)node_modules\//.test(file) && !isOwn(file));
    if (stray) {
      throw new BuildError(
        `PDF-funktionen använder ${stray}; den får bara använda paket och ${pdfSources.join(', ')}.`,
      );
    }
    cpSync(join(projectRoot, chromium), join(folder, chromium), { recursive: true, dereference: true });
  });
}

/** Builds in a temporary folder and then renames it, so that no reader sees a partial build. */
async function replaceFolder(folder: string, fill: (folder: string) => Promise<void>): Promise<void> {
  const next = `${folder}.next`;
  rmSync(next, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  await fill(next);
  rmSync(folder, { recursive: true, force: true });
  renameSync(next, folder);
}

/** The commit that is built, marked '-dirty' where files differ from it; '' outside a clone. */
export function productCommit(): string {
  if (!existsSync(join(projectRoot, '.git'))) return '';
  const describe = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'];
  const { status, stdout } = spawnSync('git', describe, { cwd: projectRoot, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/** The version that functions report: the package's, so that builds are reproducible. */
export function productVersion(): string {
  return (JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string }).version;
}
