import { CloudFormationClient, DescribeStacksCommand, type Stack } from '@aws-sdk/client-cloudformation';
import { type Settings, firewallRegion, stages } from '../constructs/settings.ts';
import { CommandError, isDenied } from './command.ts';

type Stage = Settings['stage'];

/**
 * The stage of what is deployed, by the tags of its stacks: the settings may have changed since. The firewall is asked
 * too, because installations of one name share it, whatever their region.
 * @returns undefined if nothing is deployed
 * @throws CommandError when that cannot be told
 */
export async function deployedStage({ name, region }: Settings): Promise<Stage | undefined> {
  const data = await stageOf(`${name}-Data`, region);
  const firewall = await stageOf(`${name}-Firewall`, firewallRegion);
  if (data !== undefined && firewall !== undefined && data !== firewall) {
    throw new CommandError(
      `${name}-Data i ${region} har stage ${data}, men ${name}-Firewall i ${firewallRegion} har ${firewall}. Ge installationen ett annat namn: --name NAMN.`,
    );
  }
  return data ?? firewall;
}

async function stageOf(stack: string, region: string): Promise<Stage | undefined> {
  const found = await findStack(stack, region).catch((error: unknown) => {
    if (!isDenied(error)) throw error;
    throw new CommandError(
      `Det går inte att se om ${stack} i ${region} är i drift: det behövs cloudformation:DescribeStacks på den.`,
    );
  });
  if (!found) return undefined;
  const value = found.Tags?.find(({ Key }) => Key === 'stage')?.Value;
  const stage = stages.find((one) => one === value);
  if (stage) return stage;
  throw new CommandError(
    `${stack} i ${region} säger inte om den är i drift: taggen stage ${value === undefined ? 'saknas' : `är ${value}`}. Den ska vara ${stages.join(' eller ')}.`,
  );
}

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
