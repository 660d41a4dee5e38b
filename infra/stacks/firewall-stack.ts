import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { firewallHeader } from '../../shared/contract/headers.ts';
import { AlarmTopic } from '../constructs/alarm-topic.ts';
import { monthlyBudget } from '../constructs/monthly-budget.ts';
import { type ManagedRules, managedRules } from '../constructs/firewall-rules.ts';
import type { Settings } from '../constructs/settings.ts';

/**
 * Per address in five minutes. An office of thirty shares one address: one save per minute each, which makes every
 * window refetch two lists, gives 9,000 requests; this allows four times that.
 */
const requestsPerAddress = 36_000;
/** Thirty people who log in with three wrong PINs each stay below; guessing stays slow. */
const loginsPerAddress = 200;

const refused = 'refused';
const tooMany = 'too-many';

/** The page adds the request id, which finds the refusal in the log. */
const bodies = {
  [refused]: 'Brandväggen stoppade anropet.',
  [tooMany]: 'Brandväggen släpper inte igenom så många anrop på en gång. Vänta några minuter och försök igen.',
};

/** CloudFront requires it to be in us-east-1. */
export class FirewallStack extends Stack {
  readonly webAclArn: string;
  readonly #name: string;

  constructor(scope: Construct, id: string, { settings, ...props }: StackProps & { settings: Settings }) {
    super(scope, id, props);
    this.#name = settings.name;
    const webAcl = new CfnWebACL(this, 'WebAcl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: this.#visibility('WebAcl'),
      customResponseBodies: Object.fromEntries(
        Object.entries(bodies).map(([key, message]) => [
          key,
          { contentType: 'APPLICATION_JSON', content: JSON.stringify({ message }) },
        ]),
      ),
      rules: [
        ...managedRules.map((group, priority) => this.#managed(priority, group)),
        this.#rateOf(managedRules.length, 'Logins', loginsPerAddress, {
          byteMatchStatement: {
            fieldToMatch: { uriPath: {} },
            positionalConstraint: 'STARTS_WITH',
            searchString: '/v1/auth',
            textTransformations: [{ priority: 0, type: 'LOWERCASE' }],
          },
        }),
        this.#rateOf(managedRules.length + 1, 'Requests', requestsPerAddress),
      ],
    });
    this.webAclArn = webAcl.attrArn;
    this.#log(webAcl);
    this.#alarms(settings);
  }

  #managed(priority: number, { name, blocked, counted }: ManagedRules): CfnWebACL.RuleProperty {
    return {
      name,
      priority,
      overrideAction: { none: {} },
      statement: {
        managedRuleGroupStatement: {
          vendorName: 'AWS',
          name,
          ruleActionOverrides: [
            ...blocked.map((rule) => ({ name: rule, actionToUse: { block: { customResponse: refusal(rule, 403) } } })),
            ...counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
          ],
        },
      },
      visibilityConfig: this.#visibility(name),
    };
  }

  #rateOf(
    priority: number,
    name: string,
    limit: number,
    scopeDownStatement?: CfnWebACL.StatementProperty,
  ): CfnWebACL.RuleProperty {
    return {
      name,
      priority,
      action: { block: { customResponse: refusal(name, 429) } },
      statement: {
        rateBasedStatement: { aggregateKeyType: 'IP', limit, ...(scopeDownStatement && { scopeDownStatement }) },
      },
      visibilityConfig: this.#visibility(name),
    };
  }

  /** Logs blocked and counted requests with the request id, without credentials. */
  #log(webAcl: CfnWebACL): void {
    // WAF requires this prefix of the log group's name.
    const log = new LogGroup(this, 'Log', {
      logGroupName: `aws-waf-logs-${this.#name.toLowerCase()}`,
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    new CfnLoggingConfiguration(this, 'Logging', {
      resourceArn: webAcl.attrArn,
      logDestinationConfigs: [Stack.of(this).formatArn({ service: 'logs', resource: `log-group:${log.logGroupName}` })],
      redactedFields: ['authorization', 'cookie'].map((name) => ({ singleHeader: { Name: name } })),
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [
          {
            Behavior: 'KEEP',
            Requirement: 'MEETS_ANY',
            Conditions: ['BLOCK', 'COUNT'].map((Action) => ({ ActionCondition: { Action } })),
          },
        ],
      },
    });
  }

  /** Scans from the internet are constant; these alarms cover refusals that may hit real users. */
  #alarms(settings: Settings): void {
    const topic = new AlarmTopic(this, 'Topic', settings);
    monthlyBudget(this, settings, topic);
    const watched = {
      FirewallTooMany: ['Requests', 'An address is refused for too many requests: an office, or an attack.'],
      FirewallRefusals: ['AWSManagedRulesCommonRuleSet', 'Requests are refused by the common rules.'],
    } as const;
    for (const [id, [rule, alarmDescription]] of Object.entries(watched)) {
      const alarm = new Alarm(this, id, {
        metric: new Metric({
          namespace: 'AWS/WAFV2',
          metricName: 'BlockedRequests',
          dimensionsMap: { WebACL: this.#metricName('WebAcl'), Rule: this.#metricName(rule) },
          statistic: 'sum',
          period: Duration.minutes(5),
        }),
        threshold: 20,
        evaluationPeriods: 1,
        alarmDescription,
        comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
        treatMissingData: TreatMissingData.NOT_BREACHING,
      });
      alarm.addAlarmAction(new SnsAction(topic));
      alarm.addOkAction(new SnsAction(topic));
    }
  }

  #visibility(rule: string): CfnWebACL.VisibilityConfigProperty {
    return { cloudWatchMetricsEnabled: true, metricName: this.#metricName(rule), sampledRequestsEnabled: true };
  }

  #metricName(rule: string): string {
    return `${this.#name}${rule}`;
  }
}

function refusal(rule: string, responseCode: number): CfnWebACL.CustomResponseProperty {
  return {
    responseCode,
    customResponseBodyKey: responseCode === 429 ? tooMany : refused,
    responseHeaders: [{ name: firewallHeader, value: rule }],
  };
}
