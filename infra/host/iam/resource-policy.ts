import { type Invoker, isArnLike } from './invoker.ts';
import { account } from '../../emulators/account.ts';
import { allows, matches } from './allows.ts';

type Condition = { operator: string; key: string; wanted: string[] };

export type PolicyStatement = {
  effect: 'Allow' | 'Deny';
  actions: string[];
  resources: string[];
  services: string[] | '*';
  conditions: Condition[];
};

export type Policies = ReadonlyMap<string, readonly PolicyStatement[]>;

const operators: Record<string, (wanted: string, given: string) => boolean> = {
  Bool: (wanted, given) => wanted === given,
  StringEquals: (wanted, given) => wanted === given,
  StringLike: matches,
  ArnLike: isArnLike,
  ArnEquals: isArnLike,
};

const contextOf = ({ sourceArn }: { sourceArn: string }): Record<string, string> => ({
  'aws:sourcearn': sourceArn,
  'aws:sourceaccount': account,
  'aws:securetransport': 'true',
});

export function knownCondition(condition: Condition): Condition {
  const { operator, key } = condition;
  if (operators[operator] && key.toLowerCase() in contextOf({ sourceArn: '' })) return condition;
  throw new Error(`The local host cannot judge the condition ${operator} of ${key}.`);
}

export function mayDo(invoker: Invoker, action: string, resource: string, policies: Policies): boolean {
  if ('rights' in invoker) return invoker.rights.some((one) => allows(one, { action, resource }));
  const fitting = (policies.get(resource) ?? []).filter((one) => fits(one, { ...invoker, action, resource }));
  return fitting.some(({ effect }) => effect === 'Allow') && !fitting.some(({ effect }) => effect === 'Deny');
}

type Request = { service: string; sourceArn: string; action: string; resource: string };

function fits({ actions, resources, services, conditions }: PolicyStatement, request: Request): boolean {
  const context = contextOf(request);
  return (
    actions.some((pattern) => matches(pattern.toLowerCase(), request.action.toLowerCase())) &&
    resources.some((pattern) => matches(pattern, request.resource)) &&
    (services === '*' || services.includes(request.service)) &&
    conditions.every(({ operator, key, wanted }) =>
      wanted.some((one) => operators[operator]!(one, context[key.toLowerCase()]!)),
    )
  );
}
