import type { Statement } from '../iam/policies.ts';

/** Messages between the host and the thread that runs functions. */
export type Invocation = {
  id: number;
  /** The file that exports the handler. */
  file: string;
  exported: string;
  rights: Statement[];
  /** JSON. */
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
