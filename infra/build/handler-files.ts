import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { allRoutes } from '../../shared/contract/all-routes.ts';
import { paths } from './paths.ts';

const otherFolders = ['authorizers', 'events', 'jobs', 'hub', 'unrouted'] as const;

export const pdfHandler = 'pdf/render-pdf';

export function findHandlers(functionsFolder: string = paths.functions): { routes: string[]; others: string[] } {
  return {
    routes: handlersIn(functionsFolder, 'routes'),
    others: otherFolders.flatMap((folder) => handlersIn(functionsFolder, folder)),
  };
}

export function contractFaults(
  handlers: readonly string[],
  routeNames = allRoutes.map((route) => route.name),
): string[] {
  const wanted = new Set(routeNames);
  const present = new Set(handlers);
  return [
    ...routeNames.filter((name, index) => routeNames.indexOf(name) !== index).map((name) => `Två anrop heter ${name}.`),
    ...[...wanted]
      .filter((name) => !present.has(`routes/${name}`))
      .map((name) => `Anropet ${name} saknar hanterare: functions/routes/${name}.ts.`),
    ...[...present]
      .filter((handler) => !wanted.has(handler.replace(/^routes\//, '')))
      .map((handler) => `Hanteraren functions/${handler}.ts hör inte till något anrop i shared/contract.`),
  ];
}

function handlersIn(functionsFolder: string, folder: string): string[] {
  const top = join(functionsFolder, folder);
  if (!existsSync(top)) return [];
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => /^export (const|async function|function) handler\b/m.test(readFileSync(file, 'utf8')))
    .map((file) => relative(functionsFolder, file).replaceAll('\\', '/').replace(/\.ts$/, ''))
    .sort();
}
