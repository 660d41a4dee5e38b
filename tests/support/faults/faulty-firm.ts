import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll } from 'vitest';
import { usualStrictness } from '../../../infra/host/strict/settings.ts';
import type { Api } from '../api.ts';
import { FaultyStack } from './faulty-stack.ts';
import { Firm } from './work.ts';

type Options = Parameters<typeof FaultyStack.start>[0] & {
  /** Fields of the customer of all projects. */
  customer?: object;
};

export type FaultyFirm = {
  stack: FaultyStack;
  staff: Api;
  superAdmin: Api;
  customerId: number;
  /** @returns the ids of projects with these numbers of registered work orders, which lists show */
  makeProjects: (sizes: readonly number[]) => Promise<number[]>;
};

async function startFaultyFirm({ customer, ...options }: Options = {}): Promise<FaultyFirm> {
  const stack = await FaultyStack.start('strict' in options ? options : undefined);
  const staff = await stack.logIn('Staff');
  const superAdmin = await stack.logIn('SuperAdmin');
  const firm = await Firm.make(superAdmin, customer);
  const makeProjects = async (sizes: readonly number[]) => {
    const projectIds = await firm.makeProjects(sizes);
    // What is not written through the API has no timestamp to send. The host knows the times of writes to the second.
    if (stack.tally()) await setTimeout(usualStrictness.indexLagMs + 1_000);
    return projectIds;
  };
  return { stack, staff, superAdmin, customerId: firm.customerId, makeProjects };
}

export function useFaultyFirm(options?: Options): FaultyFirm {
  const made = {} as FaultyFirm;
  beforeAll(async () => {
    Object.assign(made, await startFaultyFirm(options));
  });
  afterAll(() => made.stack.close());
  return made;
}
