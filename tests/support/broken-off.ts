import { dynamodb } from '../../functions/platform/dynamodb.ts';
import { s3 } from '../../functions/platform/s3.ts';
import { aroundRequests } from './around-requests.ts';

/** Thrown in place of a response, as if the process had died. */
class BrokenOff extends Error {
  override readonly name = 'BrokenOff';
}

type Handle = (args: unknown) => Promise<unknown>;
type Middleware = (next: Handle, context: { commandName?: string }) => Handle;
type Stack = { add(middleware: Middleware, options: object): void; remove(name: string): boolean };

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
  const around = async (next: () => Promise<unknown>, name: string) => {
    if (before?.(name, sent.length)) throw new BrokenOff(`before ${name}`);
    const refusal = refuse?.(name);
    if (refusal) throw Object.assign(new Error(refusal), { name: refusal });
    const index = sent.push(name) - 1;
    const answer = await next();
    await meanwhile?.(name);
    if (after?.(name, index)) throw new BrokenOff(`after ${name}`);
    return answer;
  };
  const files = (await s3()).client.middlewareStack as unknown as Stack;
  const ofFiles: Middleware =
    (next, { commandName = '' }) =>
    (args) =>
      around(() => next(args), commandName);
  files.add(ofFiles, { step: 'initialize', name: 'break-off', override: true });
  const end = aroundRequests(dynamodb(), around);
  try {
    await work();
    return { sent, isBroken: false };
  } catch (error) {
    if (!(error instanceof BrokenOff)) throw error;
    return { sent, isBroken: true };
  } finally {
    files.remove('break-off');
    end();
  }
}
