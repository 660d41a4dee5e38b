import { S3Error } from './errors.ts';
import { equals, Signer, verifyScope, type Credentials } from './signature.ts';

type Condition = { kind: 'eq' | 'starts-with'; field: string; value: string };
type Policy = { expiration: string; conditions: Condition[]; smallest: number; largest: number };

const unchecked = new Set(['x-amz-signature', 'policy', 'file']);

export async function verifyPostPolicy(
  fields: ReadonlyMap<string, string>,
  credentials: Credentials,
  now: Date,
): Promise<{ smallest: number; largest: number }> {
  const encoded = fields.get('policy');
  if (encoded === undefined) throw new S3Error('AccessDenied');
  const [credential, date, signature] = ['x-amz-credential', 'x-amz-date', 'x-amz-signature'].map((name) =>
    fields.get(name),
  );
  if (fields.get('x-amz-algorithm') !== 'AWS4-HMAC-SHA256' || !credential || !date || !signature) {
    throw new S3Error('InvalidArgument', 'The form lacks a field of its signature.');
  }
  verifyScope(credential, date, credentials, true);
  if (!equals(await new Signer(credentials).signText(encoded, date), signature))
    throw new S3Error('SignatureDoesNotMatch');

  const policy = readPolicy(encoded);
  if (Date.parse(policy.expiration) <= now.getTime()) throw refusal('Policy expired.');
  for (const condition of policy.conditions) {
    if (!holds(condition, fields.get(condition.field) ?? '')) {
      throw refusal(`Policy Condition failed: ["${condition.kind}", "$${condition.field}", "${condition.value}"]`);
    }
  }
  const covered = new Set(policy.conditions.map(({ field }) => field));
  const extra = [...fields.keys()].filter(
    (name) => !covered.has(name) && !unchecked.has(name) && !name.startsWith('x-ignore-') && name !== 'bucket',
  );
  if (extra.length > 0) throw refusal(`Extra input fields: ${extra.join(',')}`);
  return { smallest: policy.smallest, largest: policy.largest };
}

function refusal(why: string): S3Error {
  return new S3Error('AccessDenied', `Invalid according to Policy: ${why}`);
}

function holds({ kind, value }: Condition, given: string): boolean {
  return kind === 'eq' ? given === value : given.startsWith(value);
}

function readPolicy(encoded: string): Policy {
  const document = parseJson(Buffer.from(encoded, 'base64').toString('utf8'));
  const { expiration, conditions } = document as { expiration?: unknown; conditions?: unknown };
  if (typeof expiration !== 'string' || Number.isNaN(Date.parse(expiration)) || !Array.isArray(conditions)) {
    throw new S3Error('InvalidPolicyDocument', 'Invalid Policy: it lacks its expiration or its conditions.');
  }
  const policy: Policy = { expiration, conditions: [], smallest: 0, largest: Infinity };
  for (const one of conditions as unknown[]) {
    const size = readSizeRange(one);
    if (size) [policy.smallest, policy.largest] = size;
    else policy.conditions.push(...readCondition(one));
  }
  return policy;
}

function readSizeRange(condition: unknown): [number, number] | undefined {
  if (!Array.isArray(condition) || String(condition[0]).toLowerCase() !== 'content-length-range') return undefined;
  const range = [Number(condition[1]), Number(condition[2])] as [number, number];
  if (condition.length !== 3 || range.some(Number.isNaN)) throw new S3Error('InvalidPolicyDocument');
  return range;
}

function readCondition(condition: unknown): Condition[] {
  if (Array.isArray(condition)) {
    const [kind, field, value] = condition.map(String) as [string, string, string];
    const lower = kind.toLowerCase();
    const isKnown = (lower === 'eq' || lower === 'starts-with') && condition.length === 3 && field.startsWith('$');
    if (!isKnown) throw new S3Error('InvalidPolicyDocument', 'Invalid Policy: Invalid condition.');
    return [{ kind: lower, field: field.slice(1).toLowerCase(), value }];
  }
  if (typeof condition !== 'object' || condition === null) throw new S3Error('InvalidPolicyDocument');
  return Object.entries(condition).map(([field, value]) => ({
    kind: 'eq',
    field: field.toLowerCase(),
    value: String(value),
  }));
}

function parseJson(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Falls through to the error below.
  }
  throw new S3Error('InvalidPolicyDocument');
}
