import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CloudAssembly } from 'aws-cdk-lib/cx-api';
import { inject } from 'vitest';
import { klang } from '../../../../infra/stacks/klang.ts';
import { type LocalSystem, readSystem } from '../../../../infra/host/assembly/system.ts';
import type { Settings } from '../../../../infra/constructs/settings.ts';
import { Deployed } from './cloudformation.ts';
import { buildStandIns } from './stand-ins.ts';

/** Each file may load its modules anew. */
const key = Symbol.for('klang.assemblies');
const kept = globalThis as { [key]?: Map<string, CloudAssembly> };
const assemblies = (kept[key] ??= new Map());
const waitMs = 50;

type Resource = {
  id: string;
  stack: string;
  type: string;
  properties: any;
  deletionPolicy: string | undefined;
  dependsOn: string[];
};

/** Every resource of every template, with stand-ins as code. @param context settings that override cdk.json */
export function synthesizedResources(context: Partial<Settings> = {}): Resource[] {
  return synthesize(context).stacks.flatMap((stack) =>
    Object.entries(stack.template.Resources as Record<string, any>).map(([id, resource]) => ({
      id,
      stack: stack.stackName,
      type: resource.Type,
      properties: resource.Properties ?? {},
      deletionPolicy: resource.DeletionPolicy,
      dependsOn: [resource.DependsOn ?? []].flat(),
    })),
  );
}

/** The resources as deployed, by the tests' own interpretation of templates. */
export function synthesizedDeployment(context: Partial<Settings> = {}): Deployed {
  return new Deployed(
    synthesize(context).stacks.map(({ stackName, environment: { region }, template }) => ({
      name: stackName,
      region,
      template,
    })),
  );
}

export function synthesizedSystem(): LocalSystem {
  return readSystem(synthesize({}).directory);
}

/** The cloud assembly for CDK's command. All files of a run share those of the same settings: to be read only. */
export function synthesize(context: Partial<Settings>): CloudAssembly {
  const settings = JSON.stringify(Object.entries(context).toSorted(([one], [other]) => one.localeCompare(other)));
  const made = assemblies.get(settings) ?? new CloudAssembly(directoryOf(settings, context));
  assemblies.set(settings, made);
  return made;
}

/** The first worker that asks makes it, and the others wait. */
function directoryOf(settings: string, context: Partial<Settings>): string {
  const directory = join(inject('assemblies'), createHash('sha256').update(settings).digest('hex').slice(0, 16));
  while (!existsSync(directory)) {
    if (isMine(directory)) make(directory, context);
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, waitMs);
  }
  return directory;
}

function isMine(directory: string): boolean {
  try {
    mkdirSync(`${directory}.lock`);
    return true;
  } catch {
    return false;
  }
}

function make(directory: string, context: Partial<Settings>): void {
  const unfinished = `${directory}.unfinished`;
  try {
    klang(unfinished, buildStandIns(), { checks: false, context }).synth();
    renameSync(unfinished, directory);
  } finally {
    rmSync(`${directory}.lock`, { recursive: true });
  }
}
