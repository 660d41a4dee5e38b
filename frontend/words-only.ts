import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const query = '?words';
const readers = /[\\/]frontend[\\/]src[\\/](text|api)[\\/]/;

/**
 * Texts and calls read only the words and defaults of a record's declaration. They get those alone; otherwise every
 * list would load the schemas of all fields.
 */
export function wordsOnly(): Plugin {
  return {
    name: 'klang:words-only',
    enforce: 'pre',
    resolveId: {
      filter: { id: /[\\/]shared[\\/]entities[\\/].+\.ts$/ },
      async handler(source, importer) {
        if (!importer || !readers.test(importer)) return undefined;
        const declaration = await this.resolve(source, importer, { skipSelf: true });
        return declaration && `${declaration.id}${query}`;
      },
    },
    load: {
      filter: { id: /\?words$/ },
      async handler(id) {
        const file = id.slice(0, -query.length);
        this.addWatchFile(file);
        const declarations = (await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)) as object;
        return { code: wordsOf(declarations), moduleSideEffects: false };
      },
    },
  };
}

/** @param declarations the exports of a module of `shared/entities` */
export function wordsOf(declarations: object): string {
  return Object.entries(declarations)
    .filter(([, declared]) => isEntity(declared))
    .map(([name, { labels, help, empty }]) => `export const ${name} = ${JSON.stringify({ labels, help, empty })};\n`)
    .join('');
}

function isEntity(declared: unknown): boolean {
  return typeof declared === 'object' && declared !== null && 'labels' in declared;
}
