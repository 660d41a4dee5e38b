import type { Stack } from './templates.ts';

export type Refusal = { status: number; headers: Record<string, string>; body: string };

type CustomResponse = {
  ResponseCode: number;
  CustomResponseBodyKey: string;
  ResponseHeaders: { Name: string; Value: string }[];
};
type Action = { Block?: { CustomResponse?: CustomResponse } };
type Rule = {
  Name: string;
  Action?: Action;
  Statement: { ManagedRuleGroupStatement?: { RuleActionOverrides?: { Name: string; ActionToUse: Action }[] } };
};
type WebAcl = { Rules: Rule[]; CustomResponseBodies: Record<string, { Content: string }> };

export function readRefusals(stacks: readonly Stack[]): Map<string, Refusal> {
  const acls = stacks
    .flatMap(({ template }) => Object.values(template.Resources))
    .filter(({ Type }) => Type === 'AWS::WAFv2::WebACL')
    .map(({ Properties }) => Properties as unknown as WebAcl);
  return new Map(
    acls.flatMap(({ Rules, CustomResponseBodies }) =>
      Rules.flatMap(({ Name, Action, Statement }) => [
        { name: Name, action: Action },
        ...(Statement.ManagedRuleGroupStatement?.RuleActionOverrides ?? []).map((one) => ({
          name: one.Name,
          action: one.ActionToUse,
        })),
      ]).flatMap(({ name, action }) => {
        const answer = action?.Block?.CustomResponse;
        if (!answer) return [];
        const headers = Object.fromEntries(answer.ResponseHeaders.map(({ Name, Value }) => [Name, Value]));
        const body = CustomResponseBodies[answer.CustomResponseBodyKey]!.Content;
        return [[name, { status: answer.ResponseCode, headers, body }] as const];
      }),
    ),
  );
}
