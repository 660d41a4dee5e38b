import { parseArgs } from 'node:util';
import type { MigrateEvent, MigrationStatus } from '../../functions/entry/jobs/migrate.ts';
import { readSettings } from '../constructs/settings.ts';
import { explain } from '../deployment/command.ts';
import { invokerOf } from '../deployment/invoke.ts';

/** `--status` only reports; `--again` restarts finished migrations from the beginning. */
const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({
  options: { name: { type: 'string' }, region: { type: 'string' }, status: flag, again: flag },
});
const { name: deployment, region } = { ...readSettings(undefined), ...values };
const invoke = invokerOf(`${deployment}-Migrate`, { region });
const states = { Waiting: 'väntar', Pending: 'pågår', Done: 'klar' } as const;

async function ask(event: MigrateEvent): Promise<MigrationStatus[]> {
  return (await invoke(event)) as MigrationStatus[];
}

try {
  let found = await ask({ do: values.status ? 'status' : values.again ? 'restart' : 'run' });
  while (!values.status && found.some(({ state }) => state !== 'Done')) {
    console.log(found.map(({ name, after }) => `${name}: till och med nummer ${after} …`).join('\n'));
    found = await ask({ do: 'run' });
  }
  if (found.length === 0) console.log('Versionen har inga lagrade poster att skriva om.');
  for (const { name, state, changed } of found) console.log(`${name}: ${states[state]}, ${changed} poster omskrivna.`);
} catch (error) {
  console.error(
    `Omskrivningen stannade: ${explain(error) ?? (error instanceof Error ? error.message : String(error))}`,
  );
  process.exitCode = 1;
}
