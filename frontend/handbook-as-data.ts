import { runnerImport, type Plugin } from 'vite';

/**
 * The handbook's pages name buttons and columns by the texts of nearly every screen. In the browser's bundle they are
 * what they come to: otherwise the handbook would load all those texts, and each would be a file of its own for its
 * screen too.
 */
export function handbookAsData(): Plugin {
  return {
    name: 'klang:handbook-as-data',
    load: {
      filter: { id: /[\\/]text[\\/]handbook[\\/]pages\.ts$/ },
      async handler(id) {
        const { module, dependencies } = await runnerImport<Record<string, unknown>>(id);
        for (const file of dependencies) this.addWatchFile(file);
        return { code: dataOf(module), moduleSideEffects: false };
      },
    },
  };
}

/** @param module exports that are plain data. @returns a module with the same exports, and no imports */
export function dataOf(module: Readonly<Record<string, unknown>>): string {
  return Object.entries(module)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}
