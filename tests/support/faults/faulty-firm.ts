import { afterAll, beforeAll } from 'vitest';
import { FaultyStack } from './faulty-stack.ts';
import type { Api } from '../api.ts';
import { Firm } from './work.ts';

/** What is given to those who let invoicing fail: a stack that fails as told, who invoices there, and what is invoiced. */
export type FaultyFirm = { stack: FaultyStack; staff: Api; firm: Firm };

async function startFaultyFirm(): Promise<FaultyFirm> {
  const stack = await FaultyStack.start();
  const staff = await stack.logIn('Staff');
  return { stack, staff, firm: await Firm.make(await stack.logIn('SuperAdmin')) };
}

/** The faulty firm of a file's tests: empty until they begin, and closed after them. */
export function useFaultyFirm(): FaultyFirm {
  const made = {} as FaultyFirm;
  beforeAll(async () => {
    Object.assign(made, await startFaultyFirm());
  });
  afterAll(() => made.stack.close());
  return made;
}
