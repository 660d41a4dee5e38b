import { type Kind } from '../../../shared/codes/kinds.ts';
import { user } from '../../../shared/entities/user.ts';
import { type Item, parseRecord } from '../../data/core/table.ts';
import { plainOf } from './json-values.ts';
import { recordOf } from '../../data/core/record-of.ts';

const secretsOf: { [K in Kind]?: readonly string[] } = { user: user.secrets };

/** Records in the form of this version; their history and other items as they are stored. */
export function lineOf(item: Item): unknown {
  const record = recordOf(item);
  if (!record) return plainOf(item);
  const { kind, id, version } = record;
  if (version !== undefined) {
    const { pk: _pk, sk: _sk, log: _log, ...entry } = item;
    return plainOf({ id, version, ...entry });
  }
  const { kind: _kind, data, replaced: _replaced, ...head } = parseRecord(kind, item);
  const secret = secretsOf[kind] ?? [];
  return plainOf({
    ...head,
    data: Object.fromEntries(Object.entries(data).filter(([name]) => !secret.includes(name))),
  });
}

/** Characters of lines that a step holds in memory. Tests set fewer. */
export const itemsInStep = () => Number(process.env['TAKE_OUT_CHARACTERS'] ?? 32_000_000);
