import { Stack } from 'aws-cdk-lib';
import { CfnMalwareProtectionPlan } from 'aws-cdk-lib/aws-guardduty';
import { AnyPrincipal, Effect, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Settings } from './settings.ts';

const scanned = 'projects/';

/** A fixed name, because the bucket's policy refers to the role, whose stack is deployed later. */
const scannerRole = ({ name, region }: Settings) => `${name}-FileScanner-${region}`;

export class FileScanner extends Construct {
  constructor(scope: Construct, id: string, { bucket, settings }: { bucket: Bucket; settings: Settings }) {
    super(scope, id);
    const role = new Role(this, 'Role', {
      roleName: scannerRole(settings),
      assumedBy: new ServicePrincipal('malware-protection-plan.guardduty.amazonaws.com'),
    });
    const rules = Stack.of(this).formatArn({
      service: 'events',
      resource: 'rule',
      resourceName: 'DO-NOT-DELETE-AmazonGuardDutyMalwareProtectionS3*',
    });
    const managed = { StringLike: { 'events:ManagedBy': 'malware-protection-plan.guardduty.amazonaws.com' } };
    const ownAccount = { StringEquals: { 'aws:ResourceAccount': Stack.of(this).account } };
    const files = bucket.arnForObjects(`${scanned}*`);
    const statements: [actions: string[], resource: string, conditions?: object][] = [
      [['events:PutRule', 'events:DeleteRule', 'events:PutTargets', 'events:RemoveTargets'], rules, managed],
      [['events:DescribeRule', 'events:ListTargetsByRule'], rules],
      [['s3:GetBucketNotification', 's3:PutBucketNotification', 's3:ListBucket'], bucket.bucketArn, ownAccount],
      [['s3:PutObject'], bucket.arnForObjects('malware-protection-resource-validation-object'), ownAccount],
      [
        [
          's3:GetObject',
          's3:GetObjectVersion',
          's3:GetObjectTagging',
          's3:GetObjectVersionTagging',
          's3:PutObjectTagging',
          's3:PutObjectVersionTagging',
        ],
        files,
        ownAccount,
      ],
    ];
    for (const [actions, resource, conditions] of statements) {
      role.addToPolicy(new PolicyStatement({ actions, resources: [resource], ...(conditions && { conditions }) }));
    }

    const plan = new CfnMalwareProtectionPlan(this, 'Plan', {
      role: role.roleArn,
      protectedResource: { s3Bucket: { bucketName: bucket.bucketName, objectPrefixes: [scanned] } },
      actions: { tagging: { status: 'ENABLED' } },
    });
    plan.node.addDependency(role);
  }
}

export function denyThreats(bucket: Bucket, settings: Settings): void {
  const { account, partition } = Stack.of(bucket);
  bucket.addToResourcePolicy(
    new PolicyStatement({
      sid: 'NothingWithThreats',
      effect: Effect.DENY,
      principals: [new AnyPrincipal()],
      actions: ['s3:GetObject', 's3:GetObjectVersion'],
      resources: [bucket.arnForObjects(`${scanned}*`)],
      conditions: {
        StringEquals: { 's3:ExistingObjectTag/GuardDutyMalwareScanStatus': 'THREATS_FOUND' },
        // The scanner may rescan files when its definitions change.
        ArnNotEquals: { 'aws:PrincipalArn': `arn:${partition}:iam::${account}:role/${scannerRole(settings)}` },
      },
    }),
  );
}
