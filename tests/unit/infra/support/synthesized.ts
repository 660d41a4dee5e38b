import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App } from 'aws-cdk-lib';
import { klang } from '../../../../infra/stacks/klang.ts';
import { type LocalSystem, readSystem } from '../../../../infra/host/assembly/system.ts';
import type { Settings } from '../../../../infra/constructs/settings.ts';
import { Deployed } from './cloudformation.ts';
import { buildStandIns } from './stand-ins.ts';

type Assembly = ReturnType<App['synth']>;

/** Each file may load its modules anew. */
const key = Symbol.for('klang.assemblies');
const kept = globalThis as { [key]?: Map<string, Assembly> };
const assemblies = (kept[key] ??= new Map());

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

/** The cloud assembly for CDK's command. The files of a process share those of the same settings: to be read only. */
export function synthesize(context: Partial<Settings>): Assembly {
  const name = JSON.stringify(context);
  const made = assemblies.get(name) ?? synthesizeAnew(context);
  assemblies.set(name, made);
  return made;
}

function synthesizeAnew(context: Partial<Settings>): Assembly {
  return klang(mkdtempSync(join(tmpdir(), 'klang-assembly-')), buildStandIns(), { checks: false, context }).synth();
}
