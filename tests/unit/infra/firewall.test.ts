import { expect, it } from 'vitest';
import { synthesizedDeployment } from './support/synthesized.ts';

const deployed = synthesizedDeployment();
const [acl] = deployed.ofType('AWS::WAFv2::WebACL').map((one) => deployed.properties(one));
const rules: any[] = acl.Rules;

/** Estimated independently of the product: an office behind one address, where each person saves once a minute. */
const office = { people: 30, readsOfEachWindowAfterASave: 2, minutes: 5 };

it('the firewall lets an office behind one address work, and blocks an address well before it can use up the API', () => {
  const saves = office.people * office.minutes;
  const requests = saves * (1 + office.people * office.readsOfEachWindowAfterASave);
  const { Limit } = rules.find(({ Name }) => Name === 'Requests').Statement.RateBasedStatement;
  expect(requests).toBeGreaterThan(6_000);
  expect(Limit).toBeGreaterThanOrEqual(3 * requests);
  const stage = deployed.ofType('AWS::ApiGatewayV2::Stage').map((one) => deployed.properties(one))[0];
  const atMost = stage.DefaultRouteSettings.ThrottlingRateLimit * 60 * office.minutes;
  expect(Limit).toBeLessThan(atMost);
});

/** User input: file names and paths, searches, notes, messages. */
const written = ['URIPATH', 'QUERYARGUMENTS', 'QUERYSTRING', 'BODY'];

it('the firewall counts, but does not block, matches of the common rules in user input, and blocks those in headers and cookies', () => {
  const group = rules.find(({ Name }) => Name === 'AWSManagedRulesCommonRuleSet');
  const overrides: any[] = group.Statement.ManagedRuleGroupStatement.RuleActionOverrides;
  const isCounted = ({ ActionToUse }: any) => ActionToUse.Count !== undefined;
  expect(overrides).toHaveLength(22);
  for (const one of overrides) {
    expect(isCounted(one), one.Name).toBe(written.some((part) => one.Name.endsWith(`_${part}`)));
  }
});

it('the firewall answers each refusal in Swedish and names the rule', () => {
  const actions = rules.flatMap(({ Action, Statement }) => [
    ...(Action ? [Action] : []),
    ...(Statement.ManagedRuleGroupStatement?.RuleActionOverrides ?? []).map(({ ActionToUse }: any) => ActionToUse),
  ]);
  const blocks = actions.filter(({ Block }) => Block).map(({ Block }) => Block.CustomResponse);
  expect(blocks.length).toBeGreaterThan(15);
  for (const { CustomResponseBodyKey, ResponseHeaders, ResponseCode } of blocks) {
    const { Content, ContentType } = acl.CustomResponseBodies[CustomResponseBodyKey];
    expect(ContentType).toBe('APPLICATION_JSON');
    expect(JSON.parse(Content).message).toMatch(/^Brandväggen /);
    expect(ResponseHeaders[0].Name).toBe('x-klang-firewall');
    expect([403, 429]).toContain(ResponseCode);
  }
});

it('the firewall logs what it blocks and counts, without credentials, and raises an alarm when users may be blocked', () => {
  const [logging] = deployed.ofType('AWS::WAFv2::LoggingConfiguration').map((one) => deployed.properties(one));
  expect(logging.RedactedFields.map(({ SingleHeader }: any) => SingleHeader.Name)).toEqual(['authorization', 'cookie']);
  expect(logging.LogDestinationConfigs[0]).toMatch(/:log-group:aws-waf-logs-|:log-group:Klang-Firewall/);
  const [group] = deployed.ofType('AWS::Logs::LogGroup').filter(({ stack }) => stack === 'Klang-Firewall');
  expect(group!.properties.LogGroupName).toMatch(/^aws-waf-logs-/);
  const alarms = deployed.ofType('AWS::CloudWatch::Alarm').filter(({ stack }) => stack === 'Klang-Firewall');
  const named = alarms.map((one) => deployed.properties(one).Dimensions.find(({ Name }: any) => Name === 'Rule').Value);
  const metrics = rules.map(({ VisibilityConfig }) => VisibilityConfig.MetricName);
  expect(named).toHaveLength(2);
  for (const name of named) expect(metrics).toContain(name);
});
