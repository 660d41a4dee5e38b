import { AwsSolutionsChecks } from 'cdk-nag';
import type { IConstruct } from 'constructs';

type AcceptedFinding = { rule: RegExp; at: RegExp; reason: string };

/** Accepted findings of the checks, each with its reason. Any other finding fails the synthesis. */
export const explained: readonly AcceptedFinding[] = [
  {
    rule: /IAM5\[Resource::.*(Snapshots|Files|InvoiceArchive|HistoryArchive|Handover).*\/\*\]$/,
    at: /Role\/DefaultPolicy/,
    reason: 'All objects of one bucket of ours, because their keys are not known in advance.',
  },
  {
    rule: /IAM5\[Resource::.*(Files\w*\.Arn>\/projects\/|rule\/DO-NOT-DELETE-AmazonGuardDutyMalwareProtectionS3)\*\]$/,
    at: /-Scanner\/FileScanner\/Role\/DefaultPolicy/,
    reason: 'GuardDuty scans all project files, and generates the names of its rules.',
  },
  {
    rule: /IAM5\[Resource::.*:ses:.*:identity\/\*\]$/,
    at: /Role\/DefaultPolicy/,
    reason: 'The sender is a setting of the application; the identities belong to this account.',
  },
  {
    rule: /IAM5\[Resource::.*:execute-api:.*\/@connections\/\*\]$/,
    at: /Role\/DefaultPolicy/,
    reason: 'Connection ids of our own hub are not known in advance.',
  },
  {
    rule: /IAM5\[Resource::<\w+\.Arn>:\*\]$/,
    at: /-Jobs\/SchedulerRoleForTarget/,
    reason: 'The versions of the one function that the schedule runs.',
  },
  {
    rule: /IAM5\[Resource::.*:function:\w+-Lists-\*\]$/,
    at: /-Jobs\/KeepListsWarmRole/,
    reason: 'The functions that read lists, and no others, have names that begin so.',
  },
  {
    rule: /IAM4\[.*AmazonAPIGatewayPushToCloudWatchLogs\]$/,
    at: /-Gateway\/LogRole/,
    reason: 'An AWS managed policy for exactly this purpose.',
  },
  {
    rule: /SMG4$/,
    at: /-Gateway\/OriginSecret/,
    reason: 'CloudFront and the API read it at deployment; docs/operation.md says how to rotate it.',
  },
  {
    rule: /APIG4$/,
    at: /-Hub\/(Connect|Disconnect)Route/,
    reason: 'The function requires a single-use ticket, which only a signed-in user gets.',
  },
  {
    rule: /IAM5\[Resource::arn:<AWS::Partition>:s3:::[\w.-]+\/\*\]$/,
    at: /-Data\/(Files|Archive)ReplicaRole\/DefaultPolicy/,
    reason: 'All objects of the one bucket that the copies go to, because their keys are not known in advance.',
  },
  {
    rule: /IAM4\[.*AWSBackupServiceRolePolicyForBackup\]$/,
    at: /-Backup\/Plan\/Table\/Role/,
    reason: 'An AWS managed policy for exactly this purpose.',
  },
  { rule: /SQS3$/, at: /-(Events|Jobs)\/(Not|Failed)/, reason: 'A dead-letter queue needs none of its own.' },
  { rule: /CFR1$/, at: /-Web\/Distribution/, reason: 'Staff travel: the application is reached from anywhere.' },
  {
    rule: /CFR4$/,
    at: /-Web\/Distribution/,
    reason: 'CloudFront sets the minimum protocol of its default domain; with our own domain, TLS 1.2 is required.',
  },
  {
    rule: /(IAM4|IAM5|L1)(\[.*\])?$/,
    at: /\/Custom::/,
    reason: 'A CDK helper that runs only during deployment; CDK defines its role and runtime.',
  },
];

/**
 * The AWS Solutions rules, except the findings explained above. cdk-nag's own acknowledgements name a single finding by
 * its generated id; here, a reason may cover all of a kind.
 */
export class HouseChecks extends AwsSolutionsChecks {
  /** Explanations that matched a finding, so that a test can find unused ones. */
  static readonly used = new Set<AcceptedFinding>();

  override validateScope(scope: IConstruct) {
    const report = super.validateScope(scope);
    const violations = report.violations
      .map((violation) => ({
        ...violation,
        violatingResources: violation.violatingResources.filter(
          ({ constructPath = '' }) => !this.#explains(violation.ruleName, constructPath),
        ),
      }))
      .filter(({ violatingResources }) => violatingResources.length > 0);
    return { success: violations.length === 0, violations };
  }

  #explains(rule: string, path: string): boolean {
    const found = explained.find((one) => one.rule.test(rule) && one.at.test(path));
    if (found) HouseChecks.used.add(found);
    return found !== undefined;
  }
}
