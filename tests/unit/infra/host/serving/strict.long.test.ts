import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LocalStack } from '../../../../../infra/host/stack.ts';
import { useEchoStack } from './echo-stack.ts';

const job = 'jobs/run-due-tasks';

async function asked(stack: LocalStack, event: object): Promise<any> {
  const result = await stack.invoke(job, event);
  return 'payload' in result ? JSON.parse(result.payload) : result.error;
}

const atOnce = (stack: LocalStack, count: number, event: object) =>
  Promise.all(Array.from({ length: count }, () => asked(stack, event)));

function lambdaOf({ environment, internalUrl }: LocalStack): LambdaClient {
  const credentials = {
    accessKeyId: environment['AWS_ACCESS_KEY_ID']!,
    secretAccessKey: environment['AWS_SECRET_ACCESS_KEY']!,
  };
  return new LambdaClient({ endpoint: internalUrl, region: 'eu-north-1', credentials, maxAttempts: 1 });
}

/** What functions have noted, each once and in alphabetical order. */
function noted(file: string): string[] {
  if (!existsSync(file)) return [];
  return [...new Set(readFileSync(file, 'utf8').trim().split('\n'))].toSorted();
}

describe('an instance', () => {
  const stack = useEchoStack(undefined, { strict: { idleMs: 3_600_000 } });

  it('runs one event at a time, and keeps its memory for the next', async () => {
    const first = await atOnce(stack.get(), 3, { ask: 'process', waitMs: 300 });
    expect(new Set(first.map(({ pid }) => pid)).size).toBe(3);
    expect(first.map(({ runs }) => runs)).toEqual([1, 1, 1]);
    const later = await asked(stack.get(), { ask: 'process' });
    expect(first.map(({ pid }) => pid)).toContain(later.pid);
    expect(later.runs).toBe(2);
  });

  it('has a clock of its own, half a second wrong at most', async () => {
    const reported = await atOnce(stack.get(), 4, { ask: 'process', waitMs: 300 });
    const skews = new Map(reported.map(({ pid, now, hostNow }) => [pid, now - hostNow]));
    expect(new Set([...skews.values()].map((skew) => Math.round(skew / 10))).size).toBeGreaterThan(1);
    for (const { now, built } of reported) expect(Math.abs(now - built)).toBeLessThan(200);
  });

  it('has the memory of its function, the function’s own environment and a /tmp of its own', async () => {
    const [one, other] = await atOnce(stack.get(), 2, { ask: 'process', waitMs: 300 });
    expect(one.heapMb).toBeGreaterThan(1_700);
    expect(one.heapMb).toBeLessThan(2_100);
    expect(one.tmp).not.toBe(other.tmp);
    expect(one.environment).toContain('TABLE_NAME');
    expect(one.environment).not.toContain('ORIGIN_SECRET');
  });

  it('is frozen between its events', async () => {
    const { pid } = await asked(stack.get(), { ask: 'process' });
    // The kernel stops it a moment after the signal.
    await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]![0]).toBe('T');
  });

  it('that uses more memory than its function has is ended', async () => {
    const error = await asked(stack.get(), { ask: 'memory', megabytes: 2_200 });
    expect(error).toMatchObject({ errorType: 'Runtime.ExitError' });
    expect((await asked(stack.get(), { ask: 'process' })).runs).toBeGreaterThan(0);
  });

  it('ends with a kill of the functions, and the next call is a cold start', async () => {
    const before = await asked(stack.get(), { ask: 'process' });
    await stack.get().killFunctions();
    expect(existsSync(`/proc/${before.pid}`)).toBe(false);
    expect(await asked(stack.get(), { ask: 'process' })).toMatchObject({ runs: 1 });
  });

  it('still needs the rights of its role', async () => {
    const answer = await fetch(`${stack.get().url}/v1/customers?do=write`);
    expect(await answer.text()).toMatch(/^AccessDeniedException: Klang-Lists-ListCustomers is not allowed/);
  });
});

describe('an account', () => {
  // Its templates set timeouts of their own, which pass.
  beforeAll(() => void (process.env['DEADLINE_FACTOR'] = '1'));
  const stack = useEchoStack(
    (resources) => {
      for (const { Type, Properties } of Object.values(resources)) {
        if (Type === 'AWS::ApiGatewayV2::Integration') Properties.TimeoutInMillis = 2_000;
        if (Type === 'AWS::Lambda::Function' && String(Properties.Handler).startsWith('jobs/')) Properties.Timeout = 1;
        const limit = { ThrottlingBurstLimit: 60, ThrottlingRateLimit: 0.01 };
        if (Type === 'AWS::ApiGatewayV2::Stage') Properties.DefaultRouteSettings = limit;
      }
    },
    { strict: { concurrency: 2 } },
  );
  const wait = (ms: number) => fetch(`${stack.get().url}/v1/meta?do=wait&ms=${ms}`);

  it('with too little concurrency refuses a call with 503, as an HTTP API does', async () => {
    // Two warm instances: a cold start may outlast the integration on a busy machine.
    const both = async () => (await Promise.all([wait(300), wait(300)])).map(({ status }) => status);
    await expect.poll(both).toEqual([200, 200]);
    const before = stack.get().tally()!.throttled;
    const answers = await Promise.all([1_000, 1_000, 1_000].map(wait));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 503]);
    const refused = answers.find(({ status }) => status === 503)!;
    expect(await refused.json()).toEqual({ message: 'Service Unavailable' });
    expect(stack.get().tally()!.throttled).toBe(before + 1);
  });

  it('with too little concurrency refuses an invocation with TooManyRequestsException', async () => {
    const lambda = lambdaOf(stack.get());
    const FunctionName = stack.get().environment['PDF_FUNCTION_NAME']!;
    const Payload = JSON.stringify({ queryStringParameters: { do: 'wait', ms: 1_000 } });
    const invoke = () => lambda.send(new InvokeCommand({ FunctionName, Payload }));
    const ended = await Promise.allSettled([invoke(), invoke(), invoke()]);
    const refused = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toMatchObject([
      {
        name: 'TooManyRequestsException',
        Reason: 'ConcurrentInvocationLimitExceeded',
        $metadata: { httpStatusCode: 429 },
      },
    ]);
  });

  it('with too little concurrency lets asynchronous invocations wait', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'klang-noted-')), 'noted');
    const lambda = lambdaOf(stack.get());
    const send = (text: string) => {
      const Payload = JSON.stringify({ ask: 'note', file, text, waitMs: 300 });
      return lambda.send(
        new InvokeCommand({ FunctionName: 'Klang-Jobs-RunDueTasks', InvocationType: 'Event', Payload }),
      );
    };
    const all = ['a', 'b', 'c', 'd', 'e'];
    await Promise.all(all.map(send));
    await expect.poll(() => noted(file)).toEqual(all);
  });

  it('ends a call at the timeout of its integration with 503', async () => {
    await fetch(`${stack.get().url}/v1/meta`);
    const answer = await fetch(`${stack.get().url}/v1/meta?do=wait&ms=3000`);
    expect([answer.status, await answer.json()]).toEqual([503, { message: 'Service Unavailable' }]);
  });

  it('ends the process of a function at its timeout', async () => {
    const { pid } = await asked(stack.get(), { ask: 'process' });
    const error = await asked(stack.get(), { ask: 'process', waitMs: 5_000 });
    expect(error).toMatchObject({ errorMessage: 'Task timed out after 1.00 seconds' });
    expect(existsSync(`/proc/${pid}`)).toBe(false);
  });

  it('refuses a body that exceeds 6 MB in base64 with 413', async () => {
    const headers = { 'content-type': 'application/octet-stream' };
    const answer = await fetch(`${stack.get().url}/v1/meta`, { method: 'POST', headers, body: Buffer.alloc(5e6) });
    expect(answer.status).toBe(413);
  });

  it('refuses an asynchronous event of more than 1 MB', async () => {
    const lambda = lambdaOf(stack.get());
    const send = (bytes: number) => {
      const Payload = JSON.stringify('x'.repeat(bytes));
      return lambda.send(
        new InvokeCommand({ FunctionName: 'Klang-Jobs-RunDueTasks', InvocationType: 'Event', Payload }),
      );
    };
    expect((await send(1_000_000)).StatusCode).toBe(202);
    await expect(send(1_100_000)).rejects.toMatchObject({ name: 'RequestTooLargeException' });
  });

  it('refuses requests above the limit of the stage with 429', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1) statuses.push((await fetch(`${stack.get().url}/v1/meta`)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
