import type { Statement } from '../iam/policies.ts';

export type Invocation = {
  id: number;
  file: string;
  exported: string;
  rights: Statement[];
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
