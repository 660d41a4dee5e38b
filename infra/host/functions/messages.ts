import type { Statement } from '../iam/policies.ts';

/** What runs; sent once. */
export type Program = { name: string; file: string; exported: string; rights: Statement[] };

export type Invocation = {
  id: number;
  event: string;
  context: {
    awsRequestId: string;
    functionName: string;
    invokedFunctionArn: string;
    memoryLimitInMB: string;
    deadline: number;
  };
};

export type FunctionError = { errorType: string; errorMessage: string; trace: string[] };

export type Outcome = { id: number } & ({ payload: string } | { error: FunctionError });

/** From the thread of all functions: how an invocation ended, or lines of the log. */
export type ThreadMessage = Outcome | { log: string };
