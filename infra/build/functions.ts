import { cpSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { BuildError } from './build-error.ts';
import { findHandlers, pdfHandler } from './handler-files.ts';
import { paths, projectRoot } from './paths.ts';

/**
 * Parts that are written as CommonJS ask for `require`, which ESM does not have. It is set and not declared, since some
 * parts declare one of their own.
 */
const banner =
  "import { createRequire as klangRequire } from 'node:module'; globalThis.require ??= klangRequire(import.meta.url);";

const common = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  mainFields: ['module', 'main'],
  conditions: ['module'],
  outExtension: { '.js': '.mjs' },
  outbase: paths.functions,
  absWorkingDir: projectRoot,
  banner: { js: banner },
  legalComments: 'none',
  // Names and lines stay, so that a stack trace in a log can be read.
  minifySyntax: true,
  logLevel: 'warning',
} satisfies BuildOptions;

/** @returns the files that went in @throws BuildError where the sources do not fit together; esbuild has then said how */
async function bundle(options: BuildOptions): Promise<string[]> {
  const { metafile } = await build({ ...options, metafile: true }).catch(() => {
    throw new BuildError('Funktionerna gick inte att bygga.');
  });
  return Object.keys(metafile.inputs);
}

/** Bundles every handler but the PDF function's into one folder, where what they share lies once. */
export async function buildFunctions(): Promise<void> {
  const { routes, others } = findHandlers();
  await replaceFolder(paths.builtFunctions, async (folder) => {
    await bundle({
      ...common,
      entryPoints: [...routes, ...others].map((name) => join(paths.functions, `${name}.ts`)),
      outdir: folder,
      splitting: true,
      chunkNames: 'shared/[name]-[hash]',
    });
  });
}

/** All of the PDF function's own code: it is built again when this changes, and only then, since Chromium is large. */
export const pdfFolder = 'functions/pdf';

const chromium = join('node_modules', '@sparticuz', 'chromium');

/** The PDF function has a folder of its own, with Chromium's packed files beside its code. */
export async function buildPdfFunction(): Promise<void> {
  await replaceFolder(paths.builtPdf, async (folder) => {
    const files = await bundle({
      ...common,
      entryPoints: [join(paths.functions, `${pdfHandler}.ts`)],
      outdir: folder,
    });
    const stray = files.find((file) => !/(^|\/)node_modules\//.test(file) && !file.startsWith(pdfFolder));
    if (stray) throw new BuildError(`PDF-funktionen använder ${stray}; den får bara använda ${pdfFolder} och paket.`);
    cpSync(join(projectRoot, chromium), join(folder, chromium), { recursive: true, dereference: true });
  });
}

/** Builds beside the folder and then takes its place, so that nobody ever reads a half-built one. */
async function replaceFolder(folder: string, fill: (folder: string) => Promise<void>): Promise<void> {
  const next = `${folder}.next`;
  rmSync(next, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  await fill(next);
  rmSync(folder, { recursive: true, force: true });
  renameSync(next, folder);
}

/** The version that the functions tell the client: the package's, and nothing that changes by itself. */
export function productVersion(): string {
  return (JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string }).version;
}
