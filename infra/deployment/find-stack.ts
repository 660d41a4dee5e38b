import { CloudFormationClient, DescribeStacksCommand, type Stack } from '@aws-sdk/client-cloudformation';

/** @returns undefined if there is none, or only one that a change was prepared for, which holds nothing */
export async function findStack(StackName: string, region: string): Promise<Stack | undefined> {
  try {
    const { Stacks = [] } = await new CloudFormationClient({ region }).send(new DescribeStacksCommand({ StackName }));
    return Stacks.find(({ StackStatus }) => StackStatus !== 'REVIEW_IN_PROGRESS');
  } catch (error) {
    // CloudFormation has no error of its own for it.
    const isMissing =
      error instanceof Error && error.name === 'ValidationError' && /does not exist/.test(error.message);
    if (isMissing) return undefined;
    throw error;
  }
}
