import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { FileScanner } from '../constructs/file-scanner.ts';
import type { Settings } from '../constructs/settings.ts';

/** The scanner of uploads, apart from the data stack: GuardDuty may refuse the plan, which rolls its stack back. */
export class ScannerStack extends Stack {
  constructor(scope: Construct, id: string, props: StackProps & { settings: Settings; filesBucket: Bucket }) {
    super(scope, id, props);
    new FileScanner(this, 'FileScanner', { bucket: props.filesBucket, settings: props.settings });
  }
}
