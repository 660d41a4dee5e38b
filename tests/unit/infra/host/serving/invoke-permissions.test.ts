import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { mayInvoke } from '../../../../../infra/host/iam/invoker.ts';
import { useEchoStack } from './echo-stack.ts';

const target = 'arn:aws:lambda:eu-north-1:000000000000:function:One';
const api = 'arn:aws:execute-api:eu-north-1:000000000000:abc';
const service = 'apigateway.amazonaws.com';

describe('a function is run for a service', () => {
  it.each([
    [`${api}/*/*/v1/customers/{customerId}`, `${api}/$default/GET/v1/customers/{customerId}`, true],
    [`${api}/*/*/*`, `${api}/$default/GET/v1/meta`, true],
    [`${api}/*/*/*`, `${api}/authorizers/xyz`, false],
    [`${api}/authorizers/xyz`, `${api}/authorizers/xyz`, true],
    [`${api}/authorizers/?yz`, `${api}/authorizers/xyz`, true],
    ['arn:aws:execute-api:*', `${api}/authorizers/xyz`, false],
    ['arn:*:abc/*', `${api}/authorizers/xyz`, false],
  ])('with the permission %s as %s: %s', (sourceArn, asked, isAllowed) => {
    expect(mayInvoke({ service, sourceArn: asked }, target, [{ service, sourceArn }])).toBe(isAllowed);
    const another = { service: 'events.amazonaws.com', sourceArn: asked };
    expect(mayInvoke(another, target, [{ service, sourceArn }])).toBe(false);
  });
});

it('a function is run for a role that may invoke it', () => {
  const may = (resource: string) =>
    mayInvoke({ rights: [{ actions: ['lambda:InvokeFunction'], resources: [resource] }] }, target, []);
  expect([may(target), may(`${target}:*`)]).toEqual([true, false]);
});

describe('a host whose templates permit too little', () => {
  const stack = useEchoStack((resources) => {
    for (const { Type, Properties } of Object.values(resources)) {
      if (Type !== 'AWS::Lambda::Permission') continue;
      const written = JSON.stringify(Properties);
      const [named] = /"\/authorizers\/"|\$connect"/.exec(written) ?? [];
      if (named === '"/authorizers/"') Properties.SourceArn['Fn::Join'][1].splice(-2, 2, '/*/*/*');
      if (named === '$connect"') Properties.Principal = 'events.amazonaws.com';
    }
  });

  it('answers no call whose authorizer API Gateway may not invoke', async () => {
    const answer = await fetch(`${stack.get().url}/v1/meta`);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ message: 'Internal Server Error' });
  });

  it('opens no connection whose route it may not invoke', async () => {
    const socket = new WebSocket(`${stack.get().hubUrl}?ticket=god`);
    const [, answer] = await once(socket, 'unexpected-response');
    expect(answer.statusCode).toBe(500);
    socket.on('error', () => {}).terminate();
  });
});
