import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { beforeEach, expect, it, vi } from 'vitest';
import { listProjects } from '../../../../shared/contract/projects.ts';

// An instance's modules of its own.
beforeEach(() => void vi.resetModules());

it('an instance that is kept warm prepares itself and answers nobody', async () => {
  const { keepWarmEvent, onWarmUp: whenKeptWarm } = await import('../../../../functions/platform/keep-warm.ts');
  const { route } = await import('../../../../functions/request/route.ts');
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
