import { FaultyStack } from './faulty-stack.ts';
import type { Api } from '../api.ts';
import { Firm } from './work.ts';

/** What is given to those who let invoicing fail: a stack that fails as told, who invoices there, and what is invoiced. */
export type FaultyFirm = { stack: FaultyStack; staff: Api; firm: Firm };

export async function startFaultyFirm(): Promise<FaultyFirm> {
  const stack = await FaultyStack.start();
  const staff = await stack.logIn('Staff');
  return { stack, staff, firm: await Firm.make(await stack.logIn('SuperAdmin')) };
}
