import { join } from 'node:path';
import type { LocalFunction } from '../assembly/system.ts';
import type { FunctionError, Invocation, Program } from './messages.ts';

export type Result = { payload: string } | { error: FunctionError };

export type Output = { log(text: string): void; error(text: string): void };

export type Request = { id: number; requestId: string; event: string };

export type Runtime = {
  run(target: LocalFunction, request: Request): Promise<Result>;
  kill(): Promise<void>;
  close(): Promise<void>;
};

export function programOf({ name, folder, handler, exported, rights }: LocalFunction): Program {
  return { name, file: join(folder, `${handler}.mjs`), exported, rights };
}

export function invocationOf(target: LocalFunction, { id, requestId, event }: Request, deadline: number): Invocation {
  return {
    id,
    event,
    context: {
      awsRequestId: requestId,
      functionName: target.name,
      invokedFunctionArn: target.arn,
      memoryLimitInMB: String(target.memoryMb),
      deadline,
    },
  };
}
