import { parseArgs } from 'node:util';
import { type Settings, readSettings } from '../constructs/settings.ts';

export function settingsOfArguments(args: readonly string[]): { settings: Settings; given: object; rest: string[] } {
  const { tokens, values } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: { context: { type: 'string', short: 'c', multiple: true } },
  });
  const context = values.context?.map(String).find((one) => one.startsWith('klang='));
  const given = context === undefined ? {} : (JSON.parse(context.slice('klang='.length)) as object);
  const ours = tokens.find((one) => one.kind === 'option' && one.name === 'context' && one.value?.startsWith('klang='));
  const rest = args.filter((_, index) => {
    if (!ours || ours.kind !== 'option') return true;
    return index !== ours.index && (ours.inlineValue || index !== ours.index + 1);
  });
  return { settings: readSettings(given), given, rest };
}
