import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { allRoutes } from '../../shared/contract/all-routes.ts';
import { paths } from './paths.ts';

/** What Lambda calls that is no route. */
const entry = 'entry';

export const pdfHandler = 'pdf/render-pdf';

export type Handler = {
  /** `routes/<name of the call>`, or `events/<file>`, `jobs/<file>` and so on: its path in a build. */
  name: string;
  /** The handler's path under functions, without `.ts`. */
  file: string;
};

/** The handlers of calls, in each feature's folder `routes`, and those of `entry`. */
export function findHandlers(functionsFolder: string = paths.functions): { routes: Handler[]; others: Handler[] } {
  const files = handlersIn(functionsFolder);
  const nameOfCall = new Map(allRoutes.map(({ name }) => [basename(name), name]));
  return {
    routes: files
      .filter((file) => file.split('/')[1] === 'routes')
      .map((file) => ({ name: `routes/${nameOfCall.get(basename(file)) ?? basename(file)}`, file })),
    others: files
      .filter((file) => file.startsWith(`${entry}/`))
      .map((file) => ({ name: file.slice(entry.length + 1), file })),
  };
}

/** @returns a sentence for each call without exactly one handler, and for each handler without a call */
export function contractFaults(
  handlers: readonly Handler[],
  routeNames = allRoutes.map((route) => route.name),
): string[] {
  const wanted = new Set(routeNames.map((name) => `routes/${name}`));
  const filesOf = (name: string) => handlers.filter((handler) => handler.name === name).map(({ file }) => file);
  const own = routeNames.map((name) => basename(name));
  return [
    ...own.filter((name, index) => own.indexOf(name) !== index).map((name) => `Två anrop heter ${name}.`),
    ...[...wanted]
      .filter((name) => filesOf(name).length === 0)
      .map(
        (name) => `Anropet ${name.slice('routes/'.length)} saknar hanterare: routes/${basename(name)}.ts i dess mapp.`,
      ),
    ...[...wanted]
      .filter((name) => filesOf(name).length > 1)
      .map((name) => `Anropet ${name.slice('routes/'.length)} har flera hanterare: ${filesOf(name).join(', ')}.`),
    ...handlers
      .filter(({ name }) => !wanted.has(name))
      .map(({ file }) => `Hanteraren functions/${file}.ts hör inte till något anrop i shared/contract.`),
  ];
}

function handlersIn(functionsFolder: string): string[] {
  if (!existsSync(functionsFolder)) return [];
  return readdirSync(functionsFolder, { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => name.endsWith('.ts') && isOfHandlers(relative(functionsFolder, parentPath)))
    .map(({ name, parentPath }) => join(parentPath, name))
    .filter((file) => /^export (const|async function|function) handler\b/m.test(readFileSync(file, 'utf8')))
    .map((file) => relative(functionsFolder, file).replaceAll('\\', '/').replace(/\.ts$/, ''))
    .sort();
}

function isOfHandlers(folder: string): boolean {
  const [room, inner] = folder.replaceAll('\\', '/').split('/');
  return room === entry || inner === 'routes';
}
