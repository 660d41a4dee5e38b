import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { klang } from '../../../../infra/stacks/klang.ts';
import type { Settings } from '../../../../infra/constructs/settings.ts';
import { buildStandIns } from './stand-ins.ts';

type Resource = { id: string; stack: string; type: string; properties: any; deletionPolicy: string | undefined };

/** Every resource of every template, made of stand-ins. @param context settings other than those of cdk.json */
export function synthesizedResources(context: Partial<Settings> = {}): Resource[] {
  const app = klang(mkdtempSync(join(tmpdir(), 'klang-assembly-')), buildStandIns(), { checks: false, context });
  return app.synth().stacks.flatMap((stack) =>
    Object.entries(stack.template.Resources as Record<string, any>).map(([id, resource]) => ({
      id,
      stack: stack.stackName,
      type: resource.Type,
      properties: resource.Properties ?? {},
      deletionPolicy: resource.DeletionPolicy,
    })),
  );
}
