import { sendRefusal } from '../../../shared/domain/invoice/send-rules.ts';
import { getRecord } from '../../data/core/table.ts';
import { FollowUpProblem } from './follow-up-problem.ts';

/** Reads the invoice again: it may have been cancelled since the attempt began. @throws FollowUpProblem, which ends it */
export async function requireSendable(invoiceId: number): Promise<void> {
  const refusal = sendRefusal((await getRecord('invoice', invoiceId)).data);
  if (refusal !== undefined) throw new FollowUpProblem(refusal, { needs: null, stops: 'Refused' });
}
