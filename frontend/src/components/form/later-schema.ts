import type * as z from 'zod/mini';
import { networkLost } from '../../api/network.ts';
import { loadPartQuietly } from '../parts.ts';

/** A schema that may load after the form is shown. */
export type LaterSchema<Schema> = {
  load: () => Promise<void>;
  /** Undefined until it is loaded. */
  now: () => Schema | undefined;
};

/**
 * Schemas whose file is loaded when it is needed: a form is shown without them, and a save waits for them.
 *
 * @returns a function that picks one of them
 */
export function laterSchemas<Schemas extends object>(
  read: () => Promise<Schemas>,
): <Schema extends z.ZodMiniType>(pick: (schemas: Schemas) => Schema) => LaterSchema<Schema> {
  let loaded: Schemas | undefined;
  let loading: Promise<void> | undefined;
  const loadAll = async () => {
    try {
      loaded = await loadPartQuietly(read);
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const load = () => {
    loading ??= loadAll();
    return loading;
  };
  return (pick) => ({ load, now: () => loaded && pick(loaded) });
}

/** Waits for a schema, but not for a network: without one, the save goes to the outbox and the server checks it. */
export async function loadWhileOnline({ load }: LaterSchema<unknown>): Promise<void> {
  const { lost, stop } = networkLost();
  try {
    await Promise.race([load(), lost]);
  } finally {
    stop();
  }
}

const isLoaded = () => Promise.resolve();

/** @returns the schema itself, as one that is loaded */
export function laterOf<Schema extends z.ZodMiniType>(schema: Schema | LaterSchema<Schema>): LaterSchema<Schema> {
  return 'load' in schema ? schema : { load: isLoaded, now: () => schema };
}
