import { dynamodb } from '../../functions/platform/dynamodb.ts';
import { s3 } from '../../functions/platform/s3.ts';

/** Thrown in place of a response, as if the process had died. */
class BrokenOff extends Error {
  override readonly name = 'BrokenOff';
}

/** The common part of both clients' middleware stacks. */
type Stack = { add(middleware: unknown, options: object): void; remove(name: string): boolean };

type Break = {
  /** Called before each request with its command and index; true: the request is never sent. */
  before?: (command: string, index: number) => boolean;
  /** Also called before each request: the error code that the service refuses it with. */
  refuse?: (command: string) => string | undefined;
  after?: (command: string, index: number) => boolean;
  /** Another writer's work between a request and its response. */
  meanwhile?: (command: string) => Promise<void>;
};

/**
 * Runs work in this process and interrupts it at a request to S3 or DynamoDB. @returns the commands sent, and whether
 * it was interrupted
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
  const stacks = [(await s3()).client.middlewareStack, dynamodb().middlewareStack] as unknown as Stack[];
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
