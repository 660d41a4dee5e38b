import { lazily } from './once.ts';

/** Loaded when first used. */
export const lambda = lazily(async () => {
  const { InvokeCommand, LambdaClient } = await import('./lambda-commands.ts');
  return { client: new LambdaClient({}), InvokeCommand };
});
