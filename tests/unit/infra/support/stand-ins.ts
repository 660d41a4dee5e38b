import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { allRoutes } from '../../../../shared/contract/all-routes.ts';
import { findHandlers, pdfHandler } from '../../../../infra/build/handler-files.ts';
import type { BuildOutput } from '../../../../infra/build/paths.ts';

export const otherHandlers = findHandlers().others.map(({ name }) => name);

/** A build with stand-in functions that return their events, and a one-page site: for tests of the infrastructure. */
export function buildStandIns(
  source = 'export const handler = async (event) => ({ statusCode: 200, body: JSON.stringify(event) });',
): BuildOutput {
  const top = mkdtempSync(join(tmpdir(), 'klang-stand-ins-'));
  const built = { functions: join(top, 'functions'), pdf: join(top, 'pdf'), site: join(top, 'site') };
  for (const handler of [...allRoutes.map((route) => `routes/${route.name}`), ...otherHandlers]) {
    write(join(built.functions, `${handler}.mjs`), source);
  }
  write(join(built.pdf, `${pdfHandler}.mjs`), source);
  write(join(built.site, 'index.html'), '<!doctype html><title>Klang</title>');
  write(join(built.site, 'assets', 'app-1a2b3c4d.js'), 'document.title = "Klang";');
  return built;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
