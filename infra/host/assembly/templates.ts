import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Resource = { Type: string; Properties: Record<string, unknown> };

type Template = {
  Resources: Record<string, { Type: string; Properties?: Record<string, unknown> }>;
  Outputs?: Record<string, { Value: unknown; Export?: { Name: string } }>;
};

type Manifest = {
  artifacts: Record<
    string,
    { type: string; displayName?: string; environment?: string; properties?: { templateFile?: string; file?: string } }
  >;
};

export type Stack = { name: string; region: string; template: Template };

export type Assembly = { stacks: Stack[]; assetFolder(hash: string): string };

export function readAssembly(folder: string): Assembly {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const artifacts = Object.entries(manifest.artifacts);
  const stacks = artifacts
    .filter(([, { type }]) => type === 'aws:cloudformation:stack')
    .map(([name, { environment, properties }]) => ({
      name,
      region: environment?.split('/').at(-1) ?? '',
      template: JSON.parse(readFileSync(join(folder, properties!.templateFile!), 'utf8')) as Template,
    }));
  const folders = new Map<string, string>();
  for (const [, { type, properties }] of artifacts) {
    if (type !== 'cdk:asset-manifest' || !properties?.file) continue;
    const assets = JSON.parse(readFileSync(join(folder, properties.file), 'utf8')) as {
      files: Record<string, { source: { path: string } }>;
    };
    for (const [hash, { source }] of Object.entries(assets.files)) folders.set(hash, join(folder, source.path));
  }
  return {
    stacks,
    assetFolder: (hash) => {
      const found = folders.get(hash);
      if (!found) throw new Error(`The assembly has no asset ${hash}.`);
      return found;
    },
  };
}
