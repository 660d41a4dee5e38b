import { AppError } from '../../../shared/codes/errors.ts';
import { activationFailed } from '../../../shared/codes/errors/fortnox.ts';
import { setFortnoxActivationCode } from '../../../shared/contract/finance-integration.ts';
import { activationTexts } from '../../../shared/domain/fortnox/activation-texts.ts';
import { hasRole } from '../../../shared/domain/roles.ts';
import { activate } from '../activation.ts';
import type { Caller } from '../exchange.ts';
import { takenFirstNumber } from '../../invoices/numbers-in-fortnox.ts';
import { countManualMarks } from '../../invoices/manual-marks.ts';
import { route } from '../../request/route.ts';
import { noteLinked, useState } from '../fortnox-state-store.ts';
import { getFortnoxConnection } from '../../settings/settings-store.ts';
import { findRecord } from '../../data/core/table.ts';

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
