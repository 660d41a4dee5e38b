import { afterAll, beforeAll } from 'vitest';
import { FaultyStack } from './faulty-stack.ts';
import type { Api } from '../api.ts';
import { Firm } from './work.ts';

type Options = Parameters<typeof FaultyStack.start>[0];

export type FaultyFirm = { stack: FaultyStack; staff: Api; firm: Firm };

async function startFaultyFirm(options?: Options): Promise<FaultyFirm> {
  const stack = await FaultyStack.start(options);
  const staff = await stack.logIn('Staff');
  return { stack, staff, firm: await Firm.make(await stack.logIn('SuperAdmin')) };
}

export function useFaultyFirm(options?: Options): FaultyFirm {
  const made = {} as FaultyFirm;
  beforeAll(async () => {
    Object.assign(made, await startFaultyFirm(options));
  });
  afterAll(() => made.stack.close());
  return made;
}
