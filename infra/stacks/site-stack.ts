import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';

type Props = StackProps & { siteBucket: IBucket; distribution: Distribution; folder: string };

const hashedFiles = 'assets/*';

/** Deploys the built site last, so that a new page finds the calls it makes. */
export class SiteStack extends Stack {
  constructor(scope: Construct, id: string, { siteBucket, distribution, folder, ...props }: Props) {
    super(scope, id, props);
    const logGroup = new LogGroup(this, 'Log', { retention: RetentionDays.THREE_MONTHS });
    const common = { destinationBucket: siteBucket, prune: false, logGroup };
    // Earlier versions remain, for windows that are open during a deployment.
    const assets = new BucketDeployment(this, 'Assets', {
      ...common,
      sources: [Source.asset(folder)],
      exclude: ['*'],
      include: [hashedFiles],
      cacheControl: [CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...common,
      sources: [Source.asset(folder)],
      exclude: [hashedFiles],
      cacheControl: [CacheControl.noCache()],
      distribution,
      distributionPaths: ['/*'],
    });
    pages.node.addDependency(assets);
  }
}
