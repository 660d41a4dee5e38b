import { createHash, createHmac } from 'node:crypto';

export type Access = {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
  region: string;
};

/** Headers to sign: all, in lower case, with host and x-amz-date. */
export type Unsigned = Record<string, string> & { host: string; 'x-amz-date': string };

/** The authorization of a POST to DynamoDB, by AWS's signature version 4. */
export function authorizationOf(headers: Unsigned, body: string, { accessKeyId, ...access }: Access): string {
  const names = Object.keys(headers).sort();
  const date = headers['x-amz-date'];
  const canonical = [
    'POST',
    '/',
    '',
    ...names.map((name) => `${name}:${headers[name]!}`),
    '',
    names.join(';'),
    hashOf(body),
  ].join('\n');
  const day = date.slice(0, 8);
  const scope = `${day}/${access.region}/dynamodb/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', date, scope, hashOf(canonical)].join('\n');
  const signature = createHmac('sha256', keyOf(day, access)).update(text).digest('hex');
  return `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

let latest: { secret: string; place: string; key: Buffer } | undefined;

/** Derived once a day. */
function keyOf(day: string, { secretAccessKey: secret, region }: Omit<Access, 'accessKeyId'>): Buffer {
  const place = `${day}/${region}`;
  if (latest?.secret === secret && latest.place === place) return latest.key;
  const key = [day, region, 'dynamodb', 'aws4_request'].reduce<Buffer | string>(
    (above, part) => createHmac('sha256', above).update(part).digest(),
    `AWS4${secret}`,
  ) as Buffer;
  latest = { secret, place, key };
  return key;
}
