import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { status?: number; error?: string; payload: unknown };

/** A stand-in for Lambda's Invoke with given responses; records the invoked functions and their events. */
export async function lambdaStandIn(answer: (name: string) => Answer) {
  const asked: string[] = [];
  const events: string[] = [];
  const server: Server = createServer((request, response) => {
    const name = decodeURIComponent(/functions\/([^/]+)/.exec(request.url ?? '')![1]!);
    asked.push(name);
    const { status = 200, error, payload } = answer(name);
    const kind = status === 404 ? { 'x-amzn-errortype': 'ResourceNotFoundException' } : {};
    let event = '';
    request.setEncoding('utf8').on('data', (text: string) => (event += text));
    request.on('end', () => {
      events.push(event);
      response.writeHead(status, { ...kind, ...(error && { 'x-amz-function-error': error }) });
      response.end(JSON.stringify(payload));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    asked,
    events,
    environment: {
      AWS_ENDPOINT_URL_LAMBDA: url,
      AWS_REGION: 'eu-north-1',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local-secret-key',
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
