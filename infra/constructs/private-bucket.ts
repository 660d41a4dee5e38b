import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { isTrial } from './removal.ts';

export class PrivateBucket extends Bucket {
  constructor(scope: Construct, id: string, props: BucketProps = {}) {
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
      ...(isTrial(scope) && { removalPolicy: RemovalPolicy.DESTROY, autoDeleteObjects: true }),
      ...props,
    });
    this.addLifecycleRule({ id: 'unfinished', abortIncompleteMultipartUploadAfter: Duration.days(7) });
  }
}
