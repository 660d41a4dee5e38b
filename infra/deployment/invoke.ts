import { InvokeCommand, LambdaClient, type LambdaClientConfig } from '@aws-sdk/client-lambda';

export function invokerOf(FunctionName: string, config: LambdaClientConfig): (event: object) => Promise<unknown> {
  const lambda = new LambdaClient(config);
  return async (event) => {
    const command = new InvokeCommand({ FunctionName, Payload: JSON.stringify(event) });
    const { FunctionError, Payload } = await lambda.send(command);
    const answer = JSON.parse(Payload?.transformToString() || 'null') as unknown;
    if (FunctionError) throw new Error((answer as { errorMessage?: string } | null)?.errorMessage ?? FunctionError);
    return answer;
  };
}
