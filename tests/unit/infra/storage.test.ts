import { describe, expect, it } from 'vitest';
import { allRoutes } from '../../../shared/contract/all-routes.ts';
import { functionOf, ofType } from './support/stacks.ts';
import { synthesizedResources } from './support/synthesized.ts';
import { inAll } from '../../support/tier.ts';

describe('the table', () => {
  const table = ofType('AWS::DynamoDB::GlobalTable')[0]!;

  it('is kept, protected and can be restored to any second', () => {
    expect(table.deletionPolicy).toBe('RetainExceptOnCreate');
    const [replica] = table.properties.Replicas;
    expect(replica.DeletionProtectionEnabled).toBe(true);
    expect(replica.PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled).toBe(true);
  });

  it('streams both images and has the indexes that lists and follow-ups read', () => {
    expect(table.properties.StreamSpecification).toEqual({ StreamViewType: 'NEW_AND_OLD_IMAGES' });
    expect(table.properties.TimeToLiveSpecification).toEqual({ AttributeName: 'ttl', Enabled: true });
    expect(table.properties.GlobalSecondaryIndexes).toMatchObject([
      {
        IndexName: 'feed',
        KeySchema: [{ AttributeName: 'feed' }, { AttributeName: 'changedAt' }],
        Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['row'] },
      },
      { IndexName: 'due', KeySchema: [{ AttributeName: 'due' }, { AttributeName: 'dueAt' }] },
      {
        IndexName: 'log',
        KeySchema: [{ AttributeName: 'log' }, { AttributeName: 'changedAt' }],
        Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['changedBy'] },
      },
    ]);
  });
});

describe('the key to the secrets', () => {
  it('is kept, changes its material by itself, and is used by no function that is not said to', () => {
    const [key, ...others] = ofType('AWS::KMS::Key').filter(({ id }) => id.startsWith('SecretsKey'));
    expect(others).toEqual([]);
    expect(key).toMatchObject({ deletionPolicy: 'RetainExceptOnCreate', properties: { EnableKeyRotation: true } });
  });
});

describe('buckets', () => {
  it.each(ofType('AWS::S3::Bucket').map((bucket) => [bucket.id, bucket] as const))(
    '%s is private, encrypted, kept and answers over TLS alone',
    (id, { stack, properties, deletionPolicy }) => {
      expect(properties.PublicAccessBlockConfiguration).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
      expect(properties.BucketEncryption).toBeDefined();
      expect(deletionPolicy).toBe('RetainExceptOnCreate');
      const policy = ofType('AWS::S3::BucketPolicy').find(
        (one) => one.stack === stack && one.properties.Bucket.Ref === id,
      )!;
      expect(policy.properties.PolicyDocument.Statement).toContainEqual(
        expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
      );
    },
  );

  it('has its uploads scanned, and gives out nothing with a threat in it', () => {
    const [plan] = ofType('AWS::GuardDuty::MalwareProtectionPlan');
    expect(plan!.properties).toMatchObject({
      Actions: { Tagging: { Status: 'ENABLED' } },
      ProtectedResource: { S3Bucket: { ObjectPrefixes: ['projects/'] } },
    });
    const denied = ofType('AWS::S3::BucketPolicy')
      .flatMap(({ properties }) => properties.PolicyDocument.Statement)
      .find(({ Sid }) => Sid === 'NothingWithThreats');
    expect(denied).toMatchObject({
      Effect: 'Deny',
      Principal: { AWS: '*' },
      Action: ['s3:GetObject', 's3:GetObjectVersion'],
      Condition: { StringEquals: { 's3:ExistingObjectTag/GuardDutyMalwareScanStatus': 'THREATS_FOUND' } },
    });
  });

  it.runIf(inAll)('is not scanned where the deployment does without', () => {
    const types = synthesizedResources({ scanFiles: false }).map(({ type }) => type);
    expect(types).not.toContain('AWS::GuardDuty::MalwareProtectionPlan');
  });

  it('forgets answers that are handed over after a day and exports after a week, and gives them to the functions that hand over alone', () => {
    const handover = ofType('AWS::S3::Bucket').find(({ id }) => id.startsWith('Handover'))!;
    expect(handover.properties.VersioningConfiguration).toBeUndefined();
    const { Rules } = handover.properties.LifecycleConfiguration;
    expect(Rules).toContainEqual(
      expect.objectContaining({ Status: 'Enabled', Prefix: 'answers/', ExpirationInDays: 1 }),
    );
    expect(Rules).toContainEqual(
      expect.objectContaining({ Status: 'Enabled', Prefix: 'exports/', ExpirationInDays: 7 }),
    );
    const rights = ofType('AWS::IAM::Policy')
      .flatMap((policy) => policy.properties.PolicyDocument.Statement)
      .filter(({ Resource }) => JSON.stringify(Resource).includes('FnGetAttHandover'));
    // The functions that write exports, initially and after a crash, and take-outs.
    const writers = ['OnFollowUpStaged', 'RunDueTasks', 'TakeOut'];
    const routes = allRoutes.filter((route) => route.rights?.includes('hand-over-files'));
    expect(rights).toHaveLength(routes.length + writers.length);
    for (const { Action } of rights) expect(Action.toSorted()).toEqual(['s3:GetObject', 's3:PutObject']);
  });

  it('keeps earlier versions of files for 90 days', () => {
    const files = ofType('AWS::S3::Bucket').find(({ id }) => id.startsWith('Files'))!;
    expect(files.properties.VersioningConfiguration).toEqual({ Status: 'Enabled' });
    expect(JSON.stringify(files.properties.LifecycleConfiguration)).toContain('"NoncurrentDays":90');
  });
});

describe('the invoices’ archive', () => {
  const [archive, ...others] = ofType('AWS::S3::Bucket').filter(({ id }) => id.startsWith('InvoiceArchive'));

  it('locks every version for eight years, for everybody, and clears nothing away after', () => {
    expect(others).toEqual([]);
    expect(archive!.properties).toMatchObject({
      VersioningConfiguration: { Status: 'Enabled' },
      ObjectLockEnabled: true,
      ObjectLockConfiguration: {
        ObjectLockEnabled: 'Enabled',
        Rule: { DefaultRetention: { Mode: 'COMPLIANCE', Days: 8 * 365 + 2 } },
      },
    });
    expect(archive!.properties.LifecycleConfiguration.Rules).toEqual([
      { Id: 'unfinished', Status: 'Enabled', AbortIncompleteMultipartUpload: { DaysAfterInitiation: 7 } },
    ]);
  });

  it('can be written only by functions that create PDFs, and no function may delete or unlock anything in it', () => {
    const statements = ofType('AWS::IAM::Policy')
      .flatMap((policy) => policy.properties.PolicyDocument.Statement)
      .filter(({ Resource }) => JSON.stringify(Resource).includes('InvoiceArchive'));
    const actions = new Set(statements.flatMap(({ Action }) => Action as string | string[]));
    expect([...actions].toSorted()).toEqual([
      's3:GetObject',
      's3:GetObjectVersion',
      's3:ListBucket',
      's3:ListBucketVersions',
      's3:PutObject',
    ]);
    const writers = allRoutes.filter(({ rights }) => rights?.includes('write-archive')).map(({ name }) => name);
    expect(writers.toSorted()).toEqual([
      'invoices/download-e-invoice',
      'invoices/download-invoice',
      'invoices/recreate-invoice-pdf',
    ]);
  });

  it.each([
    ['DamagedInvoicePdfs', 'routes/invoices/download-invoice'],
    ['FortnoxDifferences', 'jobs/reconcile-fortnox'],
    ['AlteredHistory', 'events/on-record-changed'],
  ])('has an alarm for %s, which %s counts', (metric, counter) => {
    const [alarm, ...more] = ofType('AWS::CloudWatch::Alarm').filter(
      ({ properties }) => properties.MetricName === metric,
    );
    expect(more).toEqual([]);
    const { Environment } = functionOf(counter).properties;
    expect(alarm!.properties).toMatchObject({
      Namespace: Environment.Variables.METRICS_NAMESPACE,
      Threshold: 1,
      AlarmActions: [expect.anything()],
    });
    expect(alarm!.properties.Dimensions).toBeUndefined();
  });
});
