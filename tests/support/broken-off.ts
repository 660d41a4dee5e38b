import { dynamodb } from '../../functions/platform/dynamodb.ts';
import { s3 } from '../../functions/platform/s3.ts';

/** What is thrown in place of an answer, as if the process had died there. */
class BrokenOff extends Error {
  override readonly name = 'BrokenOff';
}

/** What both clients' stacks of middleware have. */
type Stack = { add(middleware: unknown, options: object): void; remove(name: string): boolean };

type Break = {
  /** Asked before each request, with its command and how many came before: whether it is never sent. */
  before?: (command: string, index: number) => boolean;
  /** Asked then, too: the code that the service refuses it with. */
  refuse?: (command: string) => string | undefined;
  /** Asked after each one was done. */
  after?: (command: string, index: number) => boolean;
  /** What somebody else does after a request, before its answer comes. */
  meanwhile?: (command: string) => Promise<void>;
};

/**
 * Runs something in this process, and breaks it off at a request to S3 or DynamoDB.
 * @returns the commands that were sent, and whether it was broken off
 */
export async function breakOff(work: () => Promise<unknown>, { before, refuse, after, meanwhile }: Break) {
  const sent: string[] = [];
  const middleware = (next: (args: any) => Promise<any>, context: { commandName?: string }) => async (args: any) => {
    const name = context.commandName ?? '';
    if (before?.(name, sent.length)) throw new BrokenOff(`before ${name}`);
    const refusal = refuse?.(name);
    if (refusal) throw Object.assign(new Error(refusal), { name: refusal });
    const index = sent.push(name) - 1;
    const answer = await next(args);
    await meanwhile?.(name);
    if (after?.(name, index)) throw new BrokenOff(`after ${name}`);
    return answer;
  };
  const options = { step: 'initialize', name: 'break-off', override: true } as const;
  const stacks = [s3().middlewareStack, dynamodb().middlewareStack] as unknown as Stack[];
  for (const stack of stacks) stack.add(middleware, options);
  try {
    await work();
    return { sent, isBroken: false };
  } catch (error) {
    if (!(error instanceof BrokenOff)) throw error;
    return { sent, isBroken: true };
  } finally {
    for (const stack of stacks) stack.remove('break-off');
  }
}
