import { parseArgs } from 'node:util';
import { type Settings, readSettings, stages } from '../constructs/settings.ts';

type Given = { settings: Settings; given: object; rest: string[] };

/** In Swedish, for whoever gave the arguments. */
export class ArgumentError extends Error {}

/**
 * `-c klang={…}`, `--stage` and `--name`, on top of cdk.json; the rest is CDK's.
 * @throws ArgumentError
 */
export function settingsOfArguments(args: readonly string[]): Given {
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: { context: { type: 'string', short: 'c' }, stage: { type: 'string' }, name: { type: 'string' } },
  });
  const ours = tokens
    .filter((one) => one.kind === 'option')
    .filter(({ name, value }) => name === 'stage' || name === 'name' || value?.startsWith('klang='));
  const given: Record<string, unknown> = {};
  for (const { name, value = '' } of ours) {
    if (name === 'context') Object.assign(given, JSON.parse(value.slice('klang='.length)));
  }
  for (const { name, value = '' } of ours) if (name !== 'context') given[name] = value;
  const { stage } = given as { stage?: string };
  if (stage !== undefined && !(stages as readonly string[]).includes(stage)) {
    throw new ArgumentError(`Det finns ingen stage ${stage || 'utan namn'}. Välj ${stages.join(' eller ')}.`);
  }
  const taken = new Set(ours.flatMap(({ index, inlineValue }) => (inlineValue ? [index] : [index, index + 1])));
  return { settings: readSettings(given), given, rest: args.filter((_, index) => !taken.has(index)) };
}
