import { GetFunctionCommand, LambdaClient, ResourceNotFoundException } from '@aws-sdk/client-lambda';
import type { Settings } from '../constructs/settings.ts';

/** The deployed stage, because the settings may have changed since. Undefined if nothing is deployed. */
export async function deployedStage({ name, region }: Settings): Promise<string | undefined> {
  const lambda = new LambdaClient({ region: process.env['AWS_REGION'] ?? region });
  try {
    const { Tags } = await lambda.send(new GetFunctionCommand({ FunctionName: `${name}-SelfTest` }));
    // Lambda leaves the tags out for callers without lambda:ListTags.
    if (!Tags?.['stage']) throw new Error(`${name}-SelfTest visar inte sin stage: det behövs lambda:ListTags på den.`);
    return Tags['stage'];
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}
