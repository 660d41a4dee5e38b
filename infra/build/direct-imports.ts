import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Plugin, PluginBuild } from 'esbuild';

const sdkFiles = /[\\/]node_modules[\\/](@aws-sdk|@smithy)[\\/].+\.js$/;
const imports = /^import \{([^}]*)\} from "([^"]+)";/gm;
const exports = /^export \{([^}]*)\} from "([^"]+)";/gm;

type Source = { file: string; name: string };
type Resolve = (specifier: string, importer: string) => Promise<string | undefined>;

/**
 * Lets files of the AWS SDK import from the file that declares a name, instead of an index that exports it again. esbuild
 * counts all files of an index as imported with it, so what the client of S3 uses would be loaded with that of DynamoDB.
 */
export const directImports: Plugin = {
  name: 'klang:direct-imports',
  setup(build) {
    const resolve = resolver(build);
    const sourceOf = finder(resolve);
    build.onLoad({ filter: sdkFiles }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      const found = await Promise.all(
        [...code.matchAll(imports)].map(async ([statement, list, from]) => {
          const index = await resolve(from!, path);
          if (index === undefined) return [statement, statement] as const;
          const lines = await Promise.all(
            namesOf(list!).map(async ({ name, as }) => {
              const source = await sourceOf(index, name);
              return `import { ${source.name} as ${as} } from ${JSON.stringify(source.file)};`;
            }),
          );
          return [statement, lines.join(' ')] as const;
        }),
      );
      const direct = new Map(found);
      return { contents: code.replaceAll(imports, (statement) => direct.get(statement) ?? statement), loader: 'js' };
    });
  },
};

function resolver(build: PluginBuild): Resolve {
  const known = new Map<string, Promise<string | undefined>>();
  return (specifier, importer) => {
    const resolveDir = dirname(importer);
    const key = `${specifier.startsWith('.') ? resolveDir : ''} ${specifier}`;
    const path = known.get(key) ?? build.resolve(specifier, { kind: 'import-statement', resolveDir }).then(sdkFileOf);
    known.set(key, path);
    return path;
  };
}

const sdkFileOf = ({ path, external }: { path: string; external: boolean }) =>
  !external && sdkFiles.test(path) ? path : undefined;

/** @returns a function that finds the file in which a name that another file exports is declared */
function finder(resolve: Resolve): (file: string, name: string) => Promise<Source> {
  const known = new Map<string, Promise<Map<string, { from: string; name: string }>>>();
  return async function sourceOf(file, name): Promise<Source> {
    const exported = known.get(file) ?? reexportsOf(file);
    known.set(file, exported);
    const again = (await exported).get(name);
    const next = again && (await resolve(again.from, file));
    return next === undefined ? { file, name } : sourceOf(next, again!.name);
  };
}

async function reexportsOf(file: string): Promise<Map<string, { from: string; name: string }>> {
  const code = await readFile(file, 'utf8');
  return new Map(
    [...code.matchAll(exports)].flatMap(([, list, from]) =>
      namesOf(list!).map(({ name, as }) => [as, { from: from!, name }] as const),
    ),
  );
}

function namesOf(list: string): { name: string; as: string }[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [name, as = name] = part.split(/\s+as\s+/);
      return { name: name!, as: as! };
    });
}
