import { Stack } from 'aws-cdk-lib';
import { CfnMalwareProtectionPlan } from 'aws-cdk-lib/aws-guardduty';
import { AnyPrincipal, Effect, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';

const scanned = 'projects/';

/**
 * GuardDuty's malware protection of what people upload: it scans each new file and tags it, and the bucket gives out
 * nothing whose tag says that something was found.
 */
export class FileScanner extends Construct {
  constructor(scope: Construct, id: string, { bucket }: { bucket: Bucket }) {
    super(scope, id);
    const role = new Role(this, 'Role', {
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

    bucket.addToResourcePolicy(
      new PolicyStatement({
        sid: 'NothingWithThreats',
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: ['s3:GetObject', 's3:GetObjectVersion'],
        resources: [files],
        conditions: {
          StringEquals: { 's3:ExistingObjectTag/GuardDutyMalwareScanStatus': 'THREATS_FOUND' },
          // The scanner itself reads it again when its findings grow.
          ArnNotEquals: { 'aws:PrincipalArn': role.roleArn },
        },
      }),
    );
  }
}
