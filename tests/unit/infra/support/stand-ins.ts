import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { allRoutes } from '../../../../shared/contract/all-routes.ts';
import { findHandlers, pdfHandler } from '../../../../infra/build/handler-files.ts';
import type { BuildOutput } from '../../../../infra/build/paths.ts';
import { echoSource } from './echo-source.ts';

export const otherHandlers = findHandlers().others.map(({ name }) => name);

/** A build with stand-in functions that return their events, and a one-page site: for tests of the infrastructure. */
export function buildStandIns(): BuildOutput {
  const top = mkdtempSync(join(tmpdir(), 'klang-stand-ins-'));
  const built = { functions: join(top, 'functions'), pdf: join(top, 'pdf'), site: writeSite() };
  for (const handler of [...allRoutes.map((route) => `routes/${route.name}`), ...otherHandlers]) {
    write(join(built.functions, `${handler}.mjs`), echoSource);
  }
  write(join(built.pdf, `${pdfHandler}.mjs`), echoSource);
  return built;
}

/** A site of one page. */
export function writeSite(): string {
  const site = mkdtempSync(join(tmpdir(), 'klang-site-'));
  write(join(site, 'index.html'), '<!doctype html><title>Klang</title>');
  write(join(site, 'assets', 'app-1a2b3c4d.js'), 'document.title = "Klang";');
  return site;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
