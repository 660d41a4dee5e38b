/** IAM's evaluation of resource and role policies, for the conditions in use. Unknown conditions throw. */

export type PolicyStatement = {
  Effect: 'Allow' | 'Deny';
  Action: string | string[];
  Resource?: string | string[];
  Principal?: '*' | Record<string, string | string[]>;
  Condition?: Record<string, Record<string, string | string[]>>;
};

export type Request = {
  action: string;
  resource: string;
  /** The calling service, where no role is used. */
  service?: string;
  /** Condition keys in lower case, such as 'aws:sourcearn'. */
  context: Record<string, string>;
};

const list = <Value>(one: Value | Value[]): Value[] => (Array.isArray(one) ? one : [one]);

/** Denied by default; an explicit denial overrides any permission. */
export function permits(statements: readonly PolicyStatement[], request: Request): boolean {
  const fitting = statements.filter((one) => fits(one, request));
  return fitting.some(({ Effect }) => Effect === 'Allow') && !fitting.some(({ Effect }) => Effect === 'Deny');
}

function fits({ Action, Resource, Principal, Condition = {} }: PolicyStatement, request: Request): boolean {
  return (
    list(Action).some((action) => glob(action.toLowerCase(), request.action.toLowerCase())) &&
    (Resource === undefined || list(Resource).some((pattern) => glob(pattern, request.resource))) &&
    isPrincipal(Principal, request.service) &&
    Object.entries(Condition).every(([operator, keys]) =>
      Object.entries(keys).every(([key, wanted]) => holds(operator, list(wanted), request.context[key.toLowerCase()])),
    )
  );
}

function isPrincipal(principal: PolicyStatement['Principal'], service: string | undefined): boolean {
  if (principal === undefined || principal === '*') return true;
  return list(principal['AWS'] ?? []).includes('*') || list(principal['Service'] ?? []).includes(service ?? '');
}

function holds(operator: string, wanted: string[], given: string | undefined): boolean {
  if (given === undefined) return operator.endsWith('IfExists');
  switch (operator.replace(/IfExists$/, '')) {
    case 'Bool':
    case 'StringEquals':
      return wanted.includes(given);
    case 'StringLike':
      return wanted.some((pattern) => glob(pattern, given));
    case 'ArnLike':
    case 'ArnEquals':
      return wanted.some((pattern) => arnLike(pattern, given));
    default:
      throw new Error(`The test does not know the condition ${operator}.`);
  }
}

/** Compares the six parts separately, so that no wildcard spans a colon of the first five. */
export function arnLike(pattern: string, arn: string): boolean {
  const wanted = sixParts(pattern);
  const given = sixParts(arn);
  return wanted.length === given.length && wanted.every((part, index) => glob(part, given[index]!));
}

function sixParts(arn: string): string[] {
  const parts = arn.split(':');
  return parts.length < 6 ? parts : [...parts.slice(0, 5), parts.slice(5).join(':')];
}

function glob(pattern: string, text: string): boolean {
  const source = pattern
    .replace(/[\\^$.|+()[\]{}]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 's').test(text);
}
