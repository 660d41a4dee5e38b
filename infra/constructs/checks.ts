import { AwsSolutionsChecks } from 'cdk-nag';
import type { IConstruct } from 'constructs';

type Explained = { rule: RegExp; at: RegExp; reason: string };

/** Accepted findings of the checks, each with its reason. Any other finding fails the synthesis. */
export const explained: readonly Explained[] = [
  {
    rule: /IAM5\[Resource::.*(Snapshots|Files|InvoiceArchive|Handover).*\/\*\]$/,
    at: /Role\/DefaultPolicy/,
    reason: 'All objects of one bucket of ours: their names are not known beforehand.',
  },
  {
    rule: /IAM5\[Resource::.*(Files\w*\.Arn>\/projects\/|rule\/DO-NOT-DELETE-AmazonGuardDutyMalwareProtectionS3)\*\]$/,
    at: /-Scanner\/FileScanner\/Role\/DefaultPolicy/,
    reason: 'What GuardDuty scans is every file of the projects, and it names its own rules as it likes.',
  },
  {
    rule: /IAM5\[Resource::.*:ses:.*:identity\/\*\]$/,
    at: /Role\/DefaultPolicy/,
    reason: 'The sender is a setting that the firm changes in the application; the identities are this account’s own.',
  },
  {
    rule: /IAM5\[Resource::.*:execute-api:.*\/@connections\/\*\]$/,
    at: /Role\/DefaultPolicy/,
    reason: 'The connections of our own hub come and go.',
  },
  {
    rule: /IAM5\[Resource::<\w+\.Arn>:\*\]$/,
    at: /-Jobs\/SchedulerRoleForTarget/,
    reason: 'The versions of the one function that the schedule runs.',
  },
  {
    rule: /IAM4\[.*AmazonAPIGatewayPushToCloudWatchLogs\]$/,
    at: /-Gateway\/LogRole/,
    reason: 'AWS’s own policy for this very role.',
  },
  {
    rule: /SMG4$/,
    at: /-Gateway\/OriginSecret/,
    reason:
      'CloudFront and the API take it when they are deployed, together; docs/operation.md says how it is changed.',
  },
  {
    rule: /APIG4$/,
    at: /-Hub\/(Connect|Disconnect)Route/,
    reason: 'The function refuses whoever comes without a single-use ticket, which only a signed-in user gets.',
  },
  { rule: /SQS3$/, at: /-(Events|Jobs)\/(Not|Failed)/, reason: 'A dead-letter queue needs none of its own.' },
  { rule: /CFR1$/, at: /-Web\/Distribution/, reason: 'Staff travel: the application is reached from anywhere.' },
  {
    rule: /CFR4$/,
    at: /-Web\/Distribution/,
    reason: 'CloudFront sets the lowest protocol of its own address itself; with a domain of ours TLS 1.2 is required.',
  },
  {
    rule: /(IAM4|IAM5|L1)(\[.*\])?$/,
    at: /\/Custom::/,
    reason: 'A helper of CDK’s own that works only while a stack is deployed; its role and runtime are CDK’s.',
  },
];

/**
 * The AWS Solutions rules, except the findings explained above. cdk-nag's own acknowledgements name a single finding by
 * its generated id; here, a reason may cover all of a kind.
 */
export class HouseChecks extends AwsSolutionsChecks {
  /** Explanations that matched a finding, so that a test can find unused ones. */
  static readonly used = new Set<Explained>();

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
