import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** What a reader needs of a declaration, as the query of its module. */
type NeededPart = 'words' | 'empties';

const readers: Readonly<Record<NeededPart, RegExp>> = {
  words: /[\\/]frontend[\\/]src[\\/]text[\\/]/,
  empties:
    /[\\/]frontend[\\/]src[\\/](api[\\/]use-user-settings|features[\\/]\w+[\\/](address|customer|project)-values)\.ts$/,
};

/**
 * Texts read only the words and defaults of a record's declaration, and settings and the values of a form only its defaults.
 * They get those alone; otherwise every list would load the schemas of all fields, and every form before it is shown.
 */
export function wordsOnly(): Plugin {
  return {
    name: 'klang:words-only',
    enforce: 'pre',
    resolveId: {
      filter: { id: /[\\/]shared[\\/]entities[\\/].+\.ts$/ },
      async handler(source, importer) {
        const needed = importer && neededBy(importer);
        if (!needed) return undefined;
        const declaration = await this.resolve(source, importer, { skipSelf: true });
        return declaration && `${declaration.id}?${needed}`;
      },
    },
    load: {
      filter: { id: /\?(words|empties)$/ },
      async handler(id) {
        const [file, needed] = id.split('?') as [string, NeededPart];
        this.addWatchFile(file);
        const declarations = (await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)) as object;
        return { code: wordsOf(declarations, needed), moduleSideEffects: false };
      },
    },
  };
}

function neededBy(importer: string): NeededPart | undefined {
  return (['words', 'empties'] as const).find((needed) => readers[needed].test(importer));
}

/** @param declarations the exports of a module of `shared/entities` */
export function wordsOf(declarations: object, needed: NeededPart = 'words'): string {
  return Object.entries(declarations)
    .filter(([, declared]) => isEntity(declared))
    .map(([name, { labels, help, empty, emptyInput }]) => {
      const parts = needed === 'words' ? { labels, help, empty } : { empty, emptyInput };
      return `export const ${name} = ${JSON.stringify(parts)};\n`;
    })
    .join('');
}

function isEntity(declared: unknown): boolean {
  return typeof declared === 'object' && declared !== null && 'labels' in declared;
}
