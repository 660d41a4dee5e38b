import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from './paths.ts';

type Component = { 'bom-ref': string; properties?: { name: string; value: string }[] };
type Bill = {
  metadata: { component: { name: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

const npm = process.env['npm_execpath'];

/**
 * Writes the bill of materials of the packages that run in production, from package-lock.json: CycloneDX as JSON.
 * @throws Error when npm is not installed
 */
export async function writeBillOfMaterials(file: string): Promise<void> {
  const bill = await billOfAll();
  // npm takes the name of the folder.
  bill.metadata.component.name = 'klang';
  // npm's own `--omit dev` also omits what packages for development share with the others, such as React.
  const runs = bill.components.filter(({ properties = [] }) => !properties.some(isOfDevelopment));
  const refs = new Set(runs.map((component) => component['bom-ref']));
  const isKept = (ref: string) => refs.has(ref) || ref === bill.dependencies[0]?.ref;
  const dependencies = bill.dependencies
    .filter(({ ref }) => isKept(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isKept) }));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify({ ...bill, components: runs, dependencies }, null, 2)}\n`);
}

const isOfDevelopment = ({ name, value }: { name: string; value: string }) =>
  name === 'cdx:npm:package:development' && value === 'true';

async function billOfAll(): Promise<Bill> {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  const [program, ...first] = npm?.endsWith('.js') ? ([process.execPath, npm] as const) : (['npm'] as const);
  // On Windows, npm itself is a script of the shell.
  const shell = process.platform === 'win32' && first.length === 0;
  const options = { cwd: projectRoot, maxBuffer: 64 * 1024 * 1024, shell };
  return JSON.parse((await promisify(execFile)(program, [...first, ...args], options)).stdout) as Bill;
}
