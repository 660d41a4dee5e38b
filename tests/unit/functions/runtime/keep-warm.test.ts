import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { expect, it, vi } from 'vitest';
import { keepWarmEvent, whenKeptWarm } from '../../../../functions/platform/keep-warm.ts';
import { route } from '../../../../functions/runtime/route.ts';
import { listProjects } from '../../../../shared/contract/projects.ts';

it('an instance that is kept warm prepares itself and answers nobody', async () => {
  const prepare = vi.fn(() => Promise.resolve());
  whenKeptWarm(prepare);
  const run = vi.fn();
  const handler = route(listProjects, run);
  const event = keepWarmEvent as unknown as APIGatewayProxyEventV2;
  expect(await handler(event, {} as Context)).toEqual({ wasCold: true });
  expect(await handler(event, {} as Context)).toEqual({ wasCold: false });
  expect(prepare).toHaveBeenCalledTimes(2);
  expect(run).not.toHaveBeenCalled();
});
