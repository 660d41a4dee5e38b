import { AppError } from '../../../shared/codes/errors.ts';
import { activationFailed } from '../../../shared/codes/errors/fortnox.ts';
import { setFortnoxActivationCode } from '../../../shared/contract/finance-integration.ts';
import { activationTexts } from '../../../shared/domain/fortnox/activation-texts.ts';
import { hasRole } from '../../../shared/domain/roles.ts';
import { activate } from '../activation.ts';
import type { Caller } from '../exchange.ts';
import { takenFirstNumber } from '../../invoices/numbers-in-fortnox.ts';
import { route } from '../../request/route.ts';
import { noteLinked, useState } from '../fortnox-state-store.ts';
import { getFortnoxConnection } from '../../settings/settings-store.ts';
import { findRecord, getFieldsOf } from '../../data/core/table.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { bookedInvoices } from '../../data/replica/lists/invoices.ts';

/** Stages nothing: the code can be used only once, so its tokens are stored at once. */
export const handler = route(setFortnoxActivationCode, async ({ params, query, now }) => {
  const used = await useState(query.state, params.code, now);
  const { company, state } = (await getFortnoxConnection()).data;
  if (used === 'linked') return answer(company?.name ?? '', { initials: '' }, true);
  const user = used && (await findRecord('user', used.userId));
  // The user who opened the link must still have the role.
  if (!user || user.deleted || !hasRole(user.data.role, 'SuperAdmin')) {
    throw new AppError(activationFailed, { message: activationTexts.wrongState });
  }
  const caller = { initials: user.data.initials };
  const { name } = await activate(params.code, user.id, caller);
  await noteLinked(query.state);
  return answer(name, caller, state === 'NotConnected');
});

/** @param isNew until now, people have said what is booked and paid */
async function answer(companyName: string, caller: Caller, isNew: boolean) {
  const taken = await takenFirstNumber(caller);
  const saidByHand = isNew ? await countManualMarks() : { invoices: 0, payments: 0 };
  return {
    companyName,
    ...(taken && { takenFirstNumber: taken }),
    ...(saidByHand.invoices > 0 && { saidByHand }),
  };
}

/** What people have recorded of invoices while no link reported: how many invoices, and how many payments of them. */
async function countManualMarks(): Promise<{ invoices: number; payments: number }> {
  const found = await getFieldsOf('invoice', bookedInvoices(await freshReplica()), ['byHand']);
  const message = found.flatMap(({ data }) => data.byHand ?? []);
  return { invoices: message.length, payments: message.reduce((sum, { payments }) => sum + payments.length, 0) };
}
