import { afterAll, beforeAll } from 'vitest';
import { FaultyStack } from './faulty-stack.ts';
import type { Api } from '../api.ts';
import { Firm } from './work.ts';

export type FaultyFirm = { stack: FaultyStack; staff: Api; firm: Firm };

async function startFaultyFirm(): Promise<FaultyFirm> {
  const stack = await FaultyStack.start();
  const staff = await stack.logIn('Staff');
  return { stack, staff, firm: await Firm.make(await stack.logIn('SuperAdmin')) };
}

export function useFaultyFirm(): FaultyFirm {
  const made = {} as FaultyFirm;
  beforeAll(async () => {
    Object.assign(made, await startFaultyFirm());
  });
  afterAll(() => made.stack.close());
  return made;
}
