import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { type Settings, readSettings, stages } from '../constructs/settings.ts';
import { CommandError } from './command.ts';

type ParsedArguments = { settings: Settings; given: object; rest: string[] };

/**
 * `-c klang={…}`, `--stage` and `--name`, on top of cdk.json; the rest is CDK's.
 * @throws CommandError
 */
export function settingsOfArguments(args: readonly string[]): ParsedArguments {
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
    if (name === 'context') Object.assign(given, readJson(value.slice('klang='.length)));
  }
  for (const { name, value = '' } of ours) if (name !== 'context') given[name] = value;
  const { stage } = given as { stage?: string };
  if (stage !== undefined && !(stages as readonly string[]).includes(stage)) {
    throw new CommandError(`Det finns ingen stage ${stage || 'utan namn'}. Välj ${stages.join(' eller ')}.`);
  }
  const taken = new Set(ours.flatMap(({ index, inlineValue }) => (inlineValue ? [index] : [index, index + 1])));
  return { settings: checked(given), given, rest: args.filter((_, index) => !taken.has(index)) };
}

function readJson(text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch {
    throw new CommandError(`Det efter klang= är inte JSON: ${text}`);
  }
}

function checked(given: object): Settings {
  try {
    return readSettings(given);
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error;
    const wrong = error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : issue.path));
    throw new CommandError(`Fel i inställningarna: ${wrong.join(', ')}. De beskrivs i docs/operation.md.`);
  }
}
