import type { Stack } from './templates.ts';

export type Refusal = { status: number; headers: Record<string, string>; body: string };

type CustomResponse = {
  ResponseCode: number;
  CustomResponseBodyKey: string;
  ResponseHeaders: { Name: string; Value: string }[];
};
type Action = { Block?: { CustomResponse?: CustomResponse }; Count?: object };
type RateBased = { Limit: number; ScopeDownStatement?: { ByteMatchStatement?: { SearchString: string } } };
type Rule = {
  Name: string;
  Action?: Action;
  Statement: {
    ManagedRuleGroupStatement?: { RuleActionOverrides?: { Name: string; ActionToUse: Action }[] };
    RateBasedStatement?: RateBased;
  };
};
type WebAcl = { Rules: Rule[]; CustomResponseBodies: Record<string, { Content: string }> };

export type FirewallRule = {
  name: string;
  isCounted: boolean;
  rate?: { limit: number; pathStart: string | undefined };
};

export function readFirewall(stacks: readonly Stack[]): FirewallRule[] {
  return aclsOf(stacks).flatMap(({ Rules }) => Rules.flatMap((rule) => rulesOf(rule).map(readRule)));
}

export function readRefusals(stacks: readonly Stack[]): Map<string, Refusal> {
  return new Map(
    aclsOf(stacks).flatMap(({ Rules, CustomResponseBodies }) =>
      Rules.flatMap(rulesOf).flatMap(({ name, action }) => {
        const answer = action?.Block?.CustomResponse;
        if (!answer) return [];
        const headers = Object.fromEntries(answer.ResponseHeaders.map(({ Name, Value }) => [Name, Value]));
        const body = CustomResponseBodies[answer.CustomResponseBodyKey]!.Content;
        return [[name, { status: answer.ResponseCode, headers, body }] as const];
      }),
    ),
  );
}

function aclsOf(stacks: readonly Stack[]): WebAcl[] {
  return stacks
    .flatMap(({ template }) => Object.values(template.Resources))
    .filter(({ Type }) => Type === 'AWS::WAFv2::WebACL')
    .map(({ Properties }) => Properties as unknown as WebAcl);
}

type ParsedRule = { name: string; action: Action | undefined; rate: RateBased | undefined };

function rulesOf({ Name, Action, Statement }: Rule): ParsedRule[] {
  const { ManagedRuleGroupStatement, RateBasedStatement } = Statement;
  const overrides = ManagedRuleGroupStatement?.RuleActionOverrides ?? [];
  const own = ManagedRuleGroupStatement ? [] : [{ name: Name, action: Action, rate: RateBasedStatement }];
  return [...own, ...overrides.map((one) => ({ name: one.Name, action: one.ActionToUse, rate: undefined }))];
}

function readRule({ name, action, rate }: ParsedRule): FirewallRule {
  const isCounted = action?.Count !== undefined;
  if (!rate) return { name, isCounted };
  const pathStart = rate.ScopeDownStatement?.ByteMatchStatement?.SearchString;
  return { name, isCounted, rate: { limit: rate.Limit, pathStart } };
}
