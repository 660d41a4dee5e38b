import { Stack, type StackProps } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

/** An office behind one address, with everybody's lists refreshing, stays far below; in five minutes. */
const requestsPerAddress = 6_000;
const loginsPerAddress = 200;

/** Rules that would stop what people rightly send here only count: long price lists, and b, i and br in an invoice's message. */
const onlyCounted = ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY'];

/** The firewall in front of everything. CloudFront takes its firewall from us-east-1 alone. */
export class FirewallStack extends Stack {
  readonly webAclArn: string;

  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, props);
    const webAcl = new CfnWebACL(this, 'WebAcl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibility('WebAcl'),
      rules: [
        managed(0, 'AWSManagedRulesAmazonIpReputationList'),
        managed(1, 'AWSManagedRulesKnownBadInputsRuleSet'),
        managed(2, 'AWSManagedRulesCommonRuleSet', onlyCounted),
        rateOf(3, 'Logins', loginsPerAddress, {
          byteMatchStatement: {
            fieldToMatch: { uriPath: {} },
            positionalConstraint: 'STARTS_WITH',
            searchString: '/v1/auth',
            textTransformations: [{ priority: 0, type: 'LOWERCASE' }],
          },
        }),
        rateOf(4, 'Requests', requestsPerAddress),
      ],
    });
    this.webAclArn = webAcl.attrArn;
  }
}

function managed(priority: number, name: string, counted: string[] = []): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
      },
    },
    visibilityConfig: visibility(name),
  };
}

function rateOf(
  priority: number,
  name: string,
  limit: number,
  scopeDownStatement?: CfnWebACL.StatementProperty,
): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    action: { block: { customResponse: { responseCode: 429 } } },
    statement: {
      rateBasedStatement: { aggregateKeyType: 'IP', limit, ...(scopeDownStatement && { scopeDownStatement }) },
    },
    visibilityConfig: visibility(name),
  };
}

function visibility(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { cloudWatchMetricsEnabled: true, metricName, sampledRequestsEnabled: true };
}
