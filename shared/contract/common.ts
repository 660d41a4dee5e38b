import * as z from 'zod/mini';
import { idText } from '../fields/fields.ts';
import type { NameOfId } from './owners-of-ids.ts';

export function idParams<const Name extends NameOfId>(...names: Name[]) {
  return z.object(Object.fromEntries(names.map((name) => [name, idText])) as Record<Name, typeof idText>);
}

export const done = z.object({ done: z.literal(true) });

export const versionQuery = z.object({ version: z.optional(idText) });
