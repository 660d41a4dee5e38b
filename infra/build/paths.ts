import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = join(fileURLToPath(import.meta.url), '..', '..', '..');

const under = (...parts: string[]) => join(projectRoot, ...parts);

export const paths = {
  functions: under('functions'),
  frontend: under('frontend'),
  built: under('.build'),
  builtFunctions: under('.build', 'functions'),
  builtPdf: under('.build', 'pdf'),
  builtSite: under('.build', 'site'),
  billOfMaterials: under('.build', 'bill-of-materials.json'),
  assembly: process.env['CDK_OUTDIR'] ?? under('cdk.out'),
} as const;

export type BuildOutput = { functions: string; pdf: string; site: string };

export const built: BuildOutput = { functions: paths.builtFunctions, pdf: paths.builtPdf, site: paths.builtSite };
