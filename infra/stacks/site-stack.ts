import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, type BucketDeploymentProps, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';

type Props = StackProps & { siteBucket: IBucket; distribution: Distribution; folder: string };

const hashedFiles = 'assets/*';
/** Texts outside assets. The page is the last of all. */
const texts = { 'service-worker.js': 'text/javascript', 'favicon.svg': 'image/svg+xml', '*.html': 'text/html' };

/** Deploys the built site last, so that a new page finds the calls it makes. */
export class SiteStack extends Stack {
  constructor(scope: Construct, id: string, { siteBucket, distribution, folder, ...props }: Props) {
    super(scope, id, props);
    const logGroup = new LogGroup(this, 'Log', { retention: RetentionDays.THREE_MONTHS });
    const deploy = (name: string, more: Partial<BucketDeploymentProps>) =>
      new BucketDeployment(this, name, {
        destinationBucket: siteBucket,
        prune: false,
        logGroup,
        sources: [Source.asset(folder)],
        ...more,
      });
    const hashed = {
      exclude: ['*'],
      cacheControl: [CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
    };
    const current = { exclude: ['*'], cacheControl: [CacheControl.noCache()] };
    const inOrder = [
      // Earlier versions remain, for windows that are open during a deployment.
      deploy('Assets', { ...hashed, include: [hashedFiles] }),
      // The same files again, since only a deployment of one kind can name the character set.
      deploy('Scripts', { ...hashed, include: ['assets/*.js'], contentType: 'text/javascript; charset=utf-8' }),
      deploy('Styles', { ...hashed, include: ['assets/*.css'], contentType: 'text/css; charset=utf-8' }),
      deploy('Others', { ...current, exclude: [hashedFiles, ...Object.keys(texts)] }),
      ...Object.entries(texts).map(([include, type]) =>
        deploy(`Pages${type.replace(/\W+/g, '')}`, {
          ...current,
          include: [include],
          contentType: `${type}; charset=utf-8`,
          ...(include === '*.html' && { distribution, distributionPaths: ['/*'] }),
        }),
      ),
    ];
    for (const [index, one] of inOrder.entries()) if (index > 0) one.node.addDependency(inOrder[index - 1]!);
  }
}
