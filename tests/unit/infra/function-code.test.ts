import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'rolldown';
import { expect, it } from 'vitest';
import { filesOf, hashOf } from '../../../infra/constructs/function-code.ts';
import { klang } from '../../../infra/stacks/klang.ts';
import { buildStandIns } from './support/stand-ins.ts';
import { inAll } from '../../support/tier.ts';

/** The code of each function, by handler. */
function codes(built: ReturnType<typeof buildStandIns>): Map<string, string> {
  const outdir = mkdtempSync(join(tmpdir(), 'klang-code-'));
  const { stacks } = klang(outdir, built, { checks: false, sharesCode: false }).synth();
  const functions = stacks
    .flatMap(({ template }) => Object.values(template.Resources as Record<string, any>))
    .filter(({ Type, Properties }) => Type === 'AWS::Lambda::Function' && Properties.Handler.includes('/'));
  return new Map(functions.map(({ Properties }) => [Properties.Handler, Properties.Code.S3Key]));
}

it.runIf(inAll)(
  'a change in one handler changes the code of its own function alone, and one in shared code of those that share it',
  () => {
    const built = buildStandIns();
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(built.functions, file)), { recursive: true });
      writeFileSync(join(built.functions, file), text);
    };
    const shared = 'import { a } from "../../shared/a-1.mjs";\nexport const handler = async () => a;';
    write('shared/a-1.mjs', 'export const a = 1;');
    write('routes/tags/get-tag.mjs', shared);
    write('routes/tags/create-tag.mjs', shared);
    const before = codes(built);
    expect(before.size).toBeGreaterThan(190);

    write('routes/customers/get-customer.mjs', 'export const handler = async () => "another";');
    write('shared/a-1.mjs', 'export const a = 2;');
    const after = codes(built);
    const changed = [...after].filter(([handler, code]) => before.get(handler) !== code).map(([handler]) => handler);
    expect(changed.toSorted()).toEqual([
      'routes/customers/get-customer.handler',
      'routes/tags/create-tag.handler',
      'routes/tags/get-tag.handler',
    ]);
  },
);

it('the search for imports finds every file that a bundle leads to, loaded at once or later', async () => {
  const source = mkdtempSync(join(tmpdir(), 'klang-source-'));
  const write = (name: string, text: string) => writeFileSync(join(source, name), text);
  write(
    'one.ts',
    "import { deep } from './deep.ts'; export const handler = () => import('./later.ts').then(() => deep());",
  );
  write('two.ts', "import { deep } from './deep.ts'; export const handler = () => deep();");
  write('three.ts', 'export const handler = () => 3;');
  write('deep.ts', "import { deeper } from './deeper.ts'; export const deep = () => deeper + Math.random();");
  write('deeper.ts', 'export const deeper = Date.now();');
  write('later.ts', "import { deeper } from './deeper.ts'; export { deep } from './deep.ts'; console.log(deeper);");
  const outdir = join(source, 'built');
  const { output } = await build({
    cwd: source,
    input: Object.fromEntries(['one', 'two', 'three'].map((name) => [name, join(source, `${name}.ts`)])),
    output: { dir: outdir, entryFileNames: '[name].mjs', chunkFileNames: 'shared/[name]-[hash].mjs' },
  });
  const chunks = new Map(output.filter((part) => part.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const leadsTo = (file: string): string[] => {
    const { imports, dynamicImports } = chunks.get(file)!;
    return [file, ...[...imports, ...dynamicImports].flatMap(leadsTo)];
  };
  for (const name of ['one', 'two', 'three']) {
    const wanted = [...new Set(leadsTo(`${name}.mjs`))].toSorted();
    expect(filesOf(outdir, name)).toEqual(wanted);
  }
  expect(filesOf(outdir, 'one').length).toBeGreaterThan(2);
  expect(hashOf(outdir, filesOf(outdir, 'one'))).not.toBe(hashOf(outdir, filesOf(outdir, 'two')));
});
