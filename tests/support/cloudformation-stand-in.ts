import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const account = '123456789012';

export type DeployedStack = {
  name: string;
  region: string;
  tags: Record<string, string>;
  /** The stacks whose exports it imports. */
  importsFrom?: readonly string[];
};

/** What Lambda and SES say of the account. */
export type Account = {
  concurrency: number;
  production: boolean;
  enforcement?: string;
  identities: Record<string, boolean>;
};
const good: Account = { concurrency: 1000, production: true, identities: { 'example.se': true } };

type Answer = (input: URLSearchParams, region: string) => string | undefined;

/**
 * Answers the requests of `npm run deploy` and `npm run destroy` to STS, CloudFormation, Lambda and SES, and records the
 * deleted stacks in order. A stack is seen in its own region only, and not deleted while its exports are in use.
 * @param denied actions that the credentials do not allow
 */
export async function cloudFormationStandIn(
  stacks: readonly DeployedStack[],
  denied: readonly string[] = [],
  ofAccount = good,
) {
  const left = new Set(stacks.map(({ name }) => name));
  const deleted: string[] = [];
  const unknown: string[] = [];

  const find = (name: string, region: string) =>
    stacks.find((one) => left.has(name) && one.name === name && one.region === region);
  const answers: Record<string, Answer> = {
    GetCallerIdentity: () =>
      `<Arn>arn:aws:iam::${account}:user/One</Arn><UserId>One</UserId><Account>${account}</Account>`,
    AssumeRole: () =>
      '<Credentials><AccessKeyId>a</AccessKeyId><SecretAccessKey>b</SecretAccessKey><SessionToken>c</SessionToken>' +
      `<Expiration>2099-01-01T00:00:00Z</Expiration></Credentials>`,
    DescribeStacks: (input, region) => {
      const name = nameOf(input);
      const found = find(name, region);
      if (found) return `<Stacks>${memberOf(found, 'CREATE_COMPLETE')}</Stacks>`;
      return isByArn(input) ? `<Stacks>${memberOf({ name, region, tags: {} }, 'DELETE_COMPLETE')}</Stacks>` : undefined;
    },
    DeleteStack: (input) => {
      const name = nameOf(input);
      if (stacks.some((one) => left.has(one.name) && one.importsFrom?.includes(name))) return undefined;
      deleted.push(name);
      left.delete(name);
      return '';
    },
    DescribeStackEvents: (input) =>
      left.has(nameOf(input)) || isByArn(input) ? '<StackEvents></StackEvents>' : undefined,
    ListStackResources: () => '<StackResourceSummaries></StackResourceSummaries>',
    GetTemplate: () => '<TemplateBody>{}</TemplateBody>',
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const json = jsonOf(request.url ?? '', ofAccount);
        if (json) {
          const isDenied = denied.includes(json.action);
          const type = isDenied ? 'AccessDeniedException' : 'NotFoundException';
          const status = isDenied ? 403 : json.body ? 200 : 404;
          response.writeHead(status, status === 200 ? {} : { 'x-amzn-errortype': type });
          response.end(
            JSON.stringify(isDenied ? { message: `not authorized to perform: ${json.action}` } : (json.body ?? {})),
          );
          return;
        }
        const input = new URLSearchParams(Buffer.concat(chunks).toString());
        const action = input.get('Action') ?? `${request.method} ${request.url}`;
        if (!answers[action]) unknown.push(action);
        // …/Credential=KEY/DAY/REGION/SERVICE/aws4_request
        const region = request.headers.authorization?.split('/')[2] ?? '';
        const result = denied.includes(action) ? undefined : answers[action]?.(input, region);
        const error = denied.includes(action)
          ? errorOf('AccessDenied', `User is not authorized to perform: cloudformation:${action}`)
          : errorOf('ValidationError', `Stack with id ${nameOf(input)} does not exist, or its exports are in use`);
        const body = `<${action}Response><${action}Result>${result}</${action}Result></${action}Response>`;
        response.writeHead(result === undefined ? 400 : 200, { 'content-type': 'text/xml' });
        response.end(result === undefined ? error : body);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    deleted,
    unknown,
    environment: {
      AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      AWS_REGION: 'eu-north-1',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local-secret-key',
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Lambda and SES answer JSON, by address. */
function jsonOf(url: string, { concurrency, production, enforcement = 'HEALTHY', identities }: Account) {
  if (url.includes('/account-settings')) {
    return { action: 'GetAccountSettings', body: { AccountLimit: { ConcurrentExecutions: concurrency } } };
  }
  if (url === '/v2/email/account') {
    const body = { ProductionAccessEnabled: production, SendingEnabled: true, EnforcementStatus: enforcement };
    return { action: 'GetAccount', body };
  }
  const [, identity] = /^\/v2\/email\/identities\/([^?]+)/.exec(url) ?? [];
  if (identity === undefined) return undefined;
  const isVerified = identities[decodeURIComponent(identity)];
  return {
    action: 'GetEmailIdentity',
    body: isVerified === undefined ? undefined : { VerifiedForSendingStatus: isVerified },
  };
}

/** Stacks are addressed by name or ARN. */
function nameOf(input: URLSearchParams): string {
  const asked = input.get('StackName') ?? '';
  return isByArn(input) ? asked.split('/')[1]! : asked;
}

function isByArn(input: URLSearchParams): boolean {
  return input.get('StackName')?.startsWith('arn:') ?? false;
}

function memberOf({ name, region, tags }: DeployedStack, status: string): string {
  const arn = `arn:aws:cloudformation:${region}:${account}:stack/${name}/1`;
  const ofTags = Object.entries(tags).map(
    ([key, value]) => `<member><Key>${key}</Key><Value>${value}</Value></member>`,
  );
  return (
    `<member><StackName>${name}</StackName><StackId>${arn}</StackId><StackStatus>${status}</StackStatus>` +
    `<CreationTime>2026-01-01T00:00:00Z</CreationTime><Outputs></Outputs><Tags>${ofTags.join('')}</Tags></member>`
  );
}

function errorOf(code: string, message: string): string {
  return `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`;
}
