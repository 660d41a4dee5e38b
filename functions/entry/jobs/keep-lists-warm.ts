import { type WarmUpResult, keepWarmEvent } from '../../platform/keep-warm.ts';
import { lambda } from '../../platform/lambda.ts';
import { errorFields, log } from '../../platform/log.ts';

/** A new account allows ten instances at once: users get the others. */
const atOnce = 2;

/**
 * Calls each function that reads lists, so that an instance with a current replica is ready for the next caller.
 * @throws when a function could not be called, after all have been tried
 */
export async function handler({ functions }: { functions: readonly string[] }): Promise<void> {
  const waiting = [...functions];
  const failed: string[] = [];
  let cold = 0;
  const callAll = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      try {
        if ((await call(name)).wasCold) cold += 1;
      } catch (error) {
        failed.push(name);
        log('error', { event: 'list-not-kept-warm', function: name, ...errorFields(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, callAll));
  log('info', { event: 'lists-kept-warm', functions: functions.length, cold });
  if (failed.length > 0) throw new Error(`Not kept warm: ${failed.join(', ')}.`);
}

async function call(name: string): Promise<WarmUpResult> {
  const { client, InvokeCommand } = await lambda();
  const { FunctionError, Payload } = await client.send(
    new InvokeCommand({ FunctionName: name, Payload: JSON.stringify(keepWarmEvent) }),
  );
  const answer = Payload?.transformToString() ?? '';
  if (FunctionError) throw new Error(answer.slice(0, 1000));
  return JSON.parse(answer) as WarmUpResult;
}
