import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeBillOfMaterials } from '../../../infra/build/bill-of-materials.ts';
import { packagesPage, readPackages } from '../../docs/packages-page.ts';

type LockedPackage = {
  version: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  resolved?: string;
  hasInstallScript?: boolean;
  integrity?: string;
};

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const direct: Record<string, string> = json('package.json').dependencies;
const locked = Object.entries<LockedPackage>(json('package-lock.json').packages).filter(([place]) => place !== '');

/** None of them demands that our own source is given away. MPL and CC-BY concern their own files, Python's a notice. */
const allowed = new Set(['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0']);
const ofFontsAndOthers = new Set(['OFL-1.1', 'Unlicense', 'MIT/X11', 'Zlib']);
const ofTools = new Set(['MPL-2.0', 'CC-BY-4.0', 'Python-2.0', 'PSF-2.0']);
/** Without a licence in its package.json; its repository has the MIT licence. */
const unstated = ['node_modules/buffers'];

function isAllowed(license: string, isTool: boolean): boolean {
  const one = (name: string) => allowed.has(name) || ofFontsAndOthers.has(name) || (isTool && ofTools.has(name));
  const bare = license.replace(/^\((.*)\)$/, '$1');
  return bare.includes(' AND ') ? bare.split(' AND ').every(one) : bare.split(' OR ').some(one);
}

describe('the packages that run in production', () => {
  it('are those with a reason', () => {
    expect(readPackages().map(({ name }) => name)).toEqual(Object.keys(direct));
    for (const { reason } of readPackages()) expect(reason).toMatch(/.{8}/);
    expect(readFileSync('docs/security/packages.md', 'utf8')).toBe(packagesPage(readPackages()));
  });

  it('are few, with exact versions', () => {
    expect(Object.keys(direct).length).toBeLessThanOrEqual(32);
    for (const version of Object.values(direct)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

describe('all packages', () => {
  it('have licences that are allowed', () => {
    const others = locked.filter(([place, { license = '', dev = false }]) =>
      license === '' ? !unstated.includes(place) : !isAllowed(license, dev),
    );
    expect(others.map(([place, { license }]) => `${place}: ${license}`)).toEqual([]);
  });

  it('run nothing when they are installed', () => {
    expect(locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => place)).toEqual([]);
  });

  it('are locked to what they contained', () => {
    const loose = locked.filter(([, { resolved, integrity }]) => resolved !== undefined && !integrity);
    expect(loose.map(([place]) => place)).toEqual([]);
  });
});

it('the bill of materials names every package that runs, in CycloneDX', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'klang-bill-')), 'bill.json');
  await writeBillOfMaterials(file);
  const { bomFormat, metadata, components } = json(file);
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'klang']);
  const named = new Set(components.map(({ group, name }: any) => (group ? `${group}/${name}` : name)));
  expect(Object.keys(direct).filter((name) => !named.has(name))).toEqual([]);
  expect(named).not.toContain('vitest');
  const runs = locked
    .filter(([, { dev, devOptional }]) => !dev && !devOptional)
    .map(([place, one]) => `${place.split('node_modules/').at(-1)}@${one.version}`);
  expect(components).toHaveLength(new Set(runs).size);
  for (const { purl, hashes } of components)
    expect([purl, hashes?.length]).toEqual([expect.stringMatching(/^pkg:npm/), 1]);
});
