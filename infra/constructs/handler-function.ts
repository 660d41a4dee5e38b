import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Duration, Size } from 'aws-cdk-lib';
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { lambda } from '../../shared/lib/deadlines.ts';
import { ownCode } from './function-code.ts';

type Props = {
  handler: string;
  description: string;
  environment: Record<string, string>;
  folder: string;
  hasOwnFolder?: boolean;
  architecture?: Architecture;
  memorySize?: number;
  ephemeralStorageSize?: Size;
  /** One of `lambda` in the deadlines. */
  timeout?: number;
  functionName?: string;
};

/** A replica of lists is a file that is unpacked on the disk and mapped into memory. @param megabytes of each */
export const roomForLists = (megabytes: number) => ({
  memorySize: megabytes,
  ephemeralStorageSize: Size.mebibytes(megabytes),
});

/** Context key: all functions share one asset. For the local host, which synthesizes often. */
export const sharesCode = 'klang:sharesCode';

/**
 * The defaults of all functions: a role of its own that may only write its own log, and a log kept for 90 days. Rights
 * are granted by `rights.ts`.
 */
export class HandlerFunction extends LambdaFunction {
  constructor(scope: Construct, id: string, props: Props) {
    const { handler, folder, architecture = Architecture.ARM_64 } = props;
    if (!existsSync(join(folder, `${handler}.mjs`))) throw new Error(`functions/${handler}.ts is not built.`);
    const isWhole = props.hasOwnFolder || scope.node.tryGetContext(sharesCode) === true;
    const logGroup = new LogGroup(scope, `${id}Log`, { retention: RetentionDays.THREE_MONTHS });
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    super(scope, id, {
      runtime: Runtime.NODEJS_24_X,
      code: isWhole ? Code.fromAsset(folder) : ownCode(folder, handler),
      handler: `${handler}.handler`,
      ...(props.functionName && { functionName: props.functionName }),
      description: props.description,
      environment: props.environment,
      architecture,
      // The least memory with a full vCPU: lists are computed in the function.
      memorySize: props.memorySize ?? 1769,
      timeout: Duration.millis(props.timeout ?? lambda.call),
      ...(props.ephemeralStorageSize && { ephemeralStorageSize: props.ephemeralStorageSize }),
      logGroup,
      role,
    });
  }

  keepFailures(queue: IQueue, retryAttempts: number): void {
    this.configureAsyncInvoke({ onFailure: new SqsDestination(queue), retryAttempts, maxEventAge: Duration.hours(6) });
  }
}

export function constructId(verbNoun: string): string {
  return verbNoun.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
}
