import { localUsers } from '../../functions/demo/local-users.ts';
import type { LocalFunction } from './assembly/system.ts';

export type Addresses = {
  dynamodbUrl: string;
  s3Url: string;
  mailUrl: string;
  kmsUrl: string;
  fortnoxUrl: string;
  microsoftUrl: string;
  googleUrl: string;
  internalUrl: string;
};

export type Credentials = { accessKeyId: string; secretAccessKey: string };

const passedOn = [
  'PATH',
  'HOME',
  'TMPDIR',
  'LANG',
  'CHROMIUM_PATH',
  'FORTNOX_AUTH_URL',
  'FORTNOX_API_URL',
  'DEADLINE_FACTOR',
  'FORTNOX_PACE',
];

const maintainerInitials = localUsers.find(({ role }) => role === 'Developer')?.initials ?? '';

export function functionEnvironment(
  functions: readonly LocalFunction[],
  toLocal: (text: string) => string,
  addresses: Addresses,
  credentials: Credentials,
): Record<string, string> {
  const own: Record<string, string> = {};
  for (const [name, value] of functions.flatMap(({ environment }) => Object.entries(environment))) {
    const local = toLocal(value);
    if (own[name] !== undefined && own[name] !== local) throw new Error(`Functions have different values of ${name}.`);
    own[name] = local;
  }
  const { dynamodbUrl, s3Url, mailUrl, kmsUrl, fortnoxUrl, microsoftUrl, googleUrl, internalUrl } = addresses;
  return {
    ...own,
    // Makes the maintainer's functions available locally.
    ...('MAINTAINER_INITIALS' in own && { MAINTAINER_INITIALS: own['MAINTAINER_INITIALS'] || maintainerInitials }),
    FORTNOX_AUTH_URL: `${fortnoxUrl}/oauth-v1`,
    FORTNOX_API_URL: `${fortnoxUrl}/3`,
    MICROSOFT_LOG_IN_URL: microsoftUrl,
    GOOGLE_LOG_IN_URL: googleUrl,
    ...Object.fromEntries(passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    TZ: 'UTC',
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
    AWS_REGION: 'eu-north-1',
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: dynamodbUrl,
    AWS_ENDPOINT_URL_S3: s3Url,
    AWS_ENDPOINT_URL_SESV2: mailUrl,
    AWS_ENDPOINT_URL_KMS: kmsUrl,
    AWS_ENDPOINT_URL_LAMBDA: internalUrl,
    AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI: internalUrl,
  };
}
