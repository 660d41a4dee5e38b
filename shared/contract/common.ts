import * as z from 'zod/mini';
import { idText } from '../fields/fields.ts';

/** Path parameters that are ids. */
export function idParams<const Name extends string>(...names: Name[]) {
  return z.object(Object.fromEntries(names.map((name) => [name, idText])) as Record<Name, typeof idText>);
}

/** The answer of a call that has nothing to tell but that it is done. */
export const done = z.object({ done: z.literal(true) });

/** A record's version, for a DELETE: `?version=3`. */
export const versionQuery = z.object({ version: z.optional(idText) });
