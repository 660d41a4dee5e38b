import { CfnOutput, Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Bucket, type BucketProps } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Settings } from './settings.ts';

type Replication = Pick<BucketProps, 'replicationRules' | 'replicationRole'>;

/** Deletions are not copied; locks are. */
export class Replica {
  readonly props: Replication = {};
  readonly output: CfnOutput | undefined;
  readonly #role: Role | undefined;

  constructor(scope: Construct, id: string, bucketName: string, { replicaAccount }: Settings) {
    if (!bucketName) return;
    const account = replicaAccount || Stack.of(scope).account;
    const destination = Bucket.fromBucketAttributes(scope, `${id}Bucket`, { bucketName, account });
    // CDK's own role has one name for all buckets, and may not read locks.
    this.#role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('s3.amazonaws.com') });
    this.#allow(
      ['s3:ReplicateObject', 's3:ReplicateTags', 's3:ObjectOwnerOverrideToBucketOwner'],
      [destination.arnForObjects('*')],
    );
    this.output = new CfnOutput(scope, `${id}RoleArn`, { value: this.#role.roleArn });
    // The other account owns the copies, so that nobody here can delete them.
    const rule = { destination, accessControlTransition: replicaAccount !== '', deleteMarkerReplication: false };
    this.props = { replicationRole: this.#role, replicationRules: [rule] };
  }

  readFrom(source: Bucket): void {
    this.#allow(['s3:GetReplicationConfiguration', 's3:ListBucket'], [source.bucketArn]);
    const read = ['ForReplication', 'Acl', 'Tagging'].map((what) => `s3:GetObjectVersion${what}`);
    this.#allow([...read, 's3:GetObjectRetention', 's3:GetObjectLegalHold'], [source.arnForObjects('*')]);
  }

  #allow(actions: string[], resources: string[]): void {
    this.#role?.addToPolicy(new PolicyStatement({ actions, resources }));
  }
}
