import { lazily } from './lazily.ts';

/** Loaded when first used. */
export const kms = lazily(async () => {
  const commands = { ...(await import('./kms-commands.ts')) };
  return { ...commands, client: new commands.KMSClient({}) };
});
