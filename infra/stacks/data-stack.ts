import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  ProjectionType,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Bucket, HttpMethods, ObjectLockRetention, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { archiveDays } from '../../shared/domain/invoice/archive.ts';
import { handoverPlaces } from '../../functions/platform/handover.ts';
import { denyThreats } from '../constructs/file-scanner.ts';
import { Replica } from '../constructs/replication.ts';
import { PrivateBucket } from '../constructs/private-bucket.ts';
import type { Settings } from '../constructs/settings.ts';

const string = AttributeType.STRING;
const earlierVersionsDays = 90;

export class DataStack extends Stack {
  readonly table: TableV2;
  readonly filesBucket: Bucket;
  readonly invoiceArchive: Bucket;
  readonly historyArchive: Bucket;
  readonly snapshotBucket: Bucket;
  readonly handoverBucket: Bucket;
  readonly accessLogs: Bucket;
  /** Without this key, the firm's secrets cannot be read and must be entered again. */
  readonly secretsKey: Key;

  constructor(scope: Construct, id: string, props: StackProps & { settings: Settings }) {
    const { settings } = props;
    const isProduction = settings.stage === 'production';
    super(scope, id, { ...props, terminationProtection: isProduction });

    this.table = new TableV2(this, 'Table', {
      partitionKey: { name: 'pk', type: string },
      sortKey: { name: 'sk', type: string },
      timeToLiveAttribute: 'ttl',
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.awsManagedKey(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: isProduction,
      removalPolicy: RemovalPolicy.RETAIN,
      globalSecondaryIndexes: [
        {
          indexName: 'feed',
          partitionKey: { name: 'feed', type: string },
          sortKey: { name: 'changedAt', type: string },
          projectionType: ProjectionType.INCLUDE,
          nonKeyAttributes: ['row'],
        },
        {
          indexName: 'due',
          partitionKey: { name: 'due', type: string },
          sortKey: { name: 'dueAt', type: string },
          projectionType: ProjectionType.KEYS_ONLY,
        },
        {
          indexName: 'log',
          partitionKey: { name: 'log', type: string },
          sortKey: { name: 'changedAt', type: string },
          projectionType: ProjectionType.INCLUDE,
          nonKeyAttributes: ['changedBy'],
        },
      ],
    });

    this.secretsKey = new Key(this, 'SecretsKey', {
      description: 'Encrypts the secrets among the system settings.',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });

    new CfnOutput(this, 'TableName', { value: this.table.tableName });

    this.accessLogs = new PrivateBucket(this, 'AccessLogs', {
      // CloudFront needs ACLs to write its log.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      lifecycleRules: [{ id: 'old', expiration: Duration.days(earlierVersionsDays) }],
    });

    const filesReplica = new Replica(this, 'FilesReplica', settings.filesReplica, settings);
    this.filesBucket = new PrivateBucket(this, 'Files', {
      versioned: true,
      serverAccessLogsBucket: this.accessLogs,
      serverAccessLogsPrefix: 'files/',
      lifecycleRules: [{ id: 'earlier', noncurrentVersionExpiration: Duration.days(earlierVersionsDays) }],
      ...filesReplica.props,
      // Browsers upload and download with presigned requests, so CORS is not what restricts access.
      cors: [
        {
          allowedOrigins: [settings.domain ? `https://${settings.domain}` : '*'],
          allowedMethods: [HttpMethods.GET, HttpMethods.HEAD, HttpMethods.POST, HttpMethods.PUT],
          allowedHeaders: ['*'],
          exposedHeaders: ['ETag'],
          maxAge: 3600,
        },
      ],
    });

    filesReplica.readFrom(this.filesBucket);
    if (settings.scanFiles) denyThreats(this.filesBucket, settings);

    const archiveReplica = new Replica(this, 'ArchiveReplica', settings.archiveReplica, settings);
    this.invoiceArchive = new PrivateBucket(this, 'InvoiceArchive', {
      versioned: true,
      // Compliance mode cannot be revoked, so a trial deployment would remain for eight years.
      ...(isProduction && {
        objectLockEnabled: true,
        objectLockDefaultRetention: ObjectLockRetention.compliance(Duration.days(archiveDays)),
      }),
      serverAccessLogsBucket: this.accessLogs,
      serverAccessLogsPrefix: 'invoice-archive/',
      ...archiveReplica.props,
    });
    archiveReplica.readFrom(this.invoiceArchive);

    new CfnOutput(this, 'FilesBucket', { value: this.filesBucket.bucketName });
    new CfnOutput(this, 'InvoiceArchiveBucket', { value: this.invoiceArchive.bucketName });

    this.historyArchive = new PrivateBucket(this, 'HistoryArchive', {
      versioned: true,
      // Not compliance mode: the erasure of personal data has to be possible.
      ...(isProduction && {
        objectLockEnabled: true,
        objectLockDefaultRetention: ObjectLockRetention.governance(Duration.days(archiveDays)),
      }),
      serverAccessLogsBucket: this.accessLogs,
      serverAccessLogsPrefix: 'history-archive/',
    });

    new CfnOutput(this, 'HistoryArchiveBucket', { value: this.historyArchive.bucketName });

    this.snapshotBucket = new PrivateBucket(this, 'Snapshots', {
      versioned: true,
      serverAccessLogsBucket: this.accessLogs,
      serverAccessLogsPrefix: 'snapshots/',
      lifecycleRules: [{ id: 'old', expiration: Duration.days(7), noncurrentVersionExpiration: Duration.days(1) }],
    });

    new CfnOutput(this, 'SnapshotBucket', { value: this.snapshotBucket.bucketName });

    this.handoverBucket = new PrivateBucket(this, 'Handover', {
      serverAccessLogsBucket: this.accessLogs,
      serverAccessLogsPrefix: 'handover/',
      lifecycleRules: Object.entries(handoverPlaces).map(([id, { prefix, days }]) => ({
        id,
        prefix,
        expiration: Duration.days(days),
      })),
    });
  }
}
