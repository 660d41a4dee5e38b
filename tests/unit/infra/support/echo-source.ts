/** Every function returns its event unless told otherwise; changes of the table are kept for the job. */
export const echoSource = `
import http from 'node:http';
globalThis.changes ??= [];
globalThis.disconnected ??= [];
const does = {
  throw: () => { throw new RangeError('Det gick fel.'); },
  large: () => ({ statusCode: 200, body: 'x'.repeat(6.1 * 1024 * 1024) }),
  bytes: () => ({ statusCode: 200, headers: { 'Content-Type': 'application/pdf' }, body: 'JVBERi0=', isBase64Encoded: true }),
  cookies: () => ({ statusCode: 201, cookies: ['a=1', 'b=2'], body: '' }),
  plain: () => ({ answer: 42 }),
  write: () => new Promise((resolve) => {
    const headers = { 'x-amz-target': 'DynamoDB_20120810.PutItem', 'content-type': 'application/x-amz-json-1.0' };
    const body = JSON.stringify({ TableName: process.env.TABLE_NAME, Item: { pk: { S: 'X' }, sk: { S: 'X' } } });
    const request = http.request(process.env.AWS_ENDPOINT_URL_DYNAMODB, { method: 'POST', headers }, (answer) => {
      answer.resume();
      resolve({ statusCode: 200, body: 'reached' });
    });
    request.on('error', (error) => resolve({ statusCode: 200, body: error.name + ': ' + error.message }));
    request.end(body);
  }),
  wait: (ms) => new Promise((resolve) => setTimeout(() => resolve({ statusCode: 200, body: 'waited' }), Number(ms))),
  mend: () => { globalThis.mended = true; },
  broken: () => {
    globalThis.tries = (globalThis.tries ?? 0) + 1;
    if (!globalThis.mended) throw new Error('Still broken.');
  },
  odd: () => ({ statusCode: 'ok', body: {} }),
};
export const handler = async (event, context) => {
  if (event.Records) {
    globalThis.failures ??= 0;
    const fails = event.Records.some(({ dynamodb }) => dynamodb.Keys.pk.S === 'BAD' || (dynamodb.Keys.pk.S === 'MENDABLE' && !globalThis.mended));
    if (fails) { globalThis.failures += 1; throw new Error('BAD'); }
    globalThis.changes.push(...event.Records);
    return;
  }
  if (event.ask === 'changes') return { changes: globalThis.changes, failures: globalThis.failures, disconnected: globalThis.disconnected, authorized: globalThis.authorized, tries: globalThis.tries };
  if (event.ask === 'process') {
    globalThis.runs = (globalThis.runs ?? 0) + 1;
    await new Promise((resolve) => setTimeout(resolve, event.waitMs ?? 0));
    const heapMb = (await import('node:v8')).getHeapStatistics().heap_size_limit / 1024 / 1024;
    const tmp = (await import('node:os')).tmpdir();
    const hostNow = performance.timeOrigin + performance.now();
    return { pid: process.pid, runs: globalThis.runs, now: Date.now(), built: new Date().getTime(), hostNow, heapMb, tmp, environment: Object.keys(process.env) };
  }
  if (event.ask === 'note') {
    await new Promise((resolve) => setTimeout(resolve, event.waitMs ?? 0));
    (await import('node:fs')).appendFileSync(event.file, event.text + '\\n');
    return;
  }
  if (event.ask === 'memory') {
    const held = [];
    while (held.length < event.megabytes) {
      held.push(Buffer.alloc(1024 * 1024, 1));
      if (held.length % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    return { held: held.length };
  }
  if (event.ask === 'context') return { ...context, left: context.getRemainingTimeInMillis() };
  if (event.identitySource) {
    globalThis.authorized = (globalThis.authorized ?? 0) + 1;
    return { isAuthorized: event.identitySource[0] === process.env.ORIGIN_SECRET };
  }
  const { routeKey } = event.requestContext ?? {};
  if (routeKey === '$connect') return { statusCode: event.queryStringParameters?.ticket === 'god' ? 200 : 401 };
  if (routeKey === '$disconnect') { globalThis.disconnected.push(event.requestContext); return { statusCode: 200 }; }
  const asked = does[event.queryStringParameters?.do];
  return asked ? asked(event.queryStringParameters.ms) : { statusCode: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(event) };
};
`;
