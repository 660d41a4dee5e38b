import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const account = '123456789012';

export type DeployedStack = {
  name: string;
  /** The stacks whose exports it imports. */
  importsFrom: readonly string[];
};

/**
 * Answers the requests of `npm run destroy` to Lambda, STS and CloudFormation, and records the deleted stacks in order.
 * A stack whose exports are in use is not deleted. @param stage of the deployment, by its tags; undefined when the
 * functions do not exist, 'unseen' without the right to see tags
 */
export async function cloudFormationStandIn(stacks: readonly DeployedStack[], stage: string | undefined) {
  const left = new Set(stacks.map(({ name }) => name));
  const deleted: string[] = [];
  const unknown: string[] = [];

  const answers: Record<string, (input: URLSearchParams) => string | undefined> = {
    GetCallerIdentity: () =>
      `<Arn>arn:aws:iam::${account}:user/One</Arn><UserId>One</UserId><Account>${account}</Account>`,
    AssumeRole: () =>
      '<Credentials><AccessKeyId>a</AccessKeyId><SecretAccessKey>b</SecretAccessKey><SessionToken>c</SessionToken>' +
      `<Expiration>2099-01-01T00:00:00Z</Expiration></Credentials>`,
    DescribeStacks: (input) => {
      const name = nameOf(input);
      if (left.has(name)) return `<Stacks>${memberOf(name, 'CREATE_COMPLETE')}</Stacks>`;
      return isByArn(input) ? `<Stacks>${memberOf(name, 'DELETE_COMPLETE')}</Stacks>` : undefined;
    },
    DeleteStack: (input) => {
      const name = nameOf(input);
      if (stacks.some((one) => left.has(one.name) && one.importsFrom.includes(name))) return undefined;
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
        if (request.url?.startsWith('/2015-03-31/functions/')) {
          const [status, value] =
            stage === undefined ? [404, {}] : [200, stage === 'unseen' ? {} : { Tags: { stage } }];
          response.writeHead(status, { 'x-amzn-errortype': 'ResourceNotFoundException' });
          response.end(JSON.stringify(value));
          return;
        }
        const input = new URLSearchParams(Buffer.concat(chunks).toString());
        const action = input.get('Action') ?? `${request.method} ${request.url}`;
        if (!answers[action]) unknown.push(action);
        const result = answers[action]?.(input);
        const error = `<ErrorResponse><Error><Type>Sender</Type><Code>ValidationError</Code><Message>Stack with id ${nameOf(input)} does not exist, or its exports are in use</Message></Error></ErrorResponse>`;
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

/** Stacks are addressed by name or ARN. */
function nameOf(input: URLSearchParams): string {
  const asked = input.get('StackName') ?? '';
  return isByArn(input) ? asked.split('/')[1]! : asked;
}

function isByArn(input: URLSearchParams): boolean {
  return input.get('StackName')?.startsWith('arn:') ?? false;
}

function memberOf(name: string, status: string): string {
  const arn = `arn:aws:cloudformation:eu-north-1:${account}:stack/${name}/1`;
  return (
    `<member><StackName>${name}</StackName><StackId>${arn}</StackId><StackStatus>${status}</StackStatus>` +
    '<CreationTime>2026-01-01T00:00:00Z</CreationTime><Outputs></Outputs><Tags></Tags></member>'
  );
}
