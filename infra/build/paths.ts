import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where things are, from the top of the project. */
export const projectRoot = join(fileURLToPath(import.meta.url), '..', '..', '..');

const under = (...parts: string[]) => join(projectRoot, ...parts);

export const paths = {
  functions: under('functions'),
  frontend: under('frontend'),
  built: under('.build'),
  /** The handlers of all functions but the PDF function, with what they share. */
  builtFunctions: under('.build', 'functions'),
  /** The PDF function with its Chromium. */
  builtPdf: under('.build', 'pdf'),
  builtSite: under('.build', 'site'),
  assembly: process.env['CDK_OUTDIR'] ?? under('cdk.out'),
} as const;

/** The folders that a build leaves for the stacks to deploy. */
export type Built = { functions: string; pdf: string; site: string };

export const built: Built = { functions: paths.builtFunctions, pdf: paths.builtPdf, site: paths.builtSite };
