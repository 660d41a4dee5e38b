import { lasting, leases } from '../../../shared/lib/deadlines.ts';
import { FollowUpProblem } from './follow-up-problem.ts';
import { sendRefusal } from '../../../shared/domain/invoice/send-rules.ts';
import { getRecord } from '../../data/core/table.ts';

/** Reads the invoice again: it may have been cancelled since the attempt began. @throws FollowUpProblem, which ends it */
export async function requireSendable(invoiceId: number): Promise<void> {
  const refusal = sendRefusal((await getRecord('invoice', invoiceId)).data);
  if (refusal !== undefined) throw new FollowUpProblem(refusal, { needs: null, stops: 'Refused' });
}

export function uncertainEInvoice(cause?: unknown): FollowUpProblem {
  return new FollowUpProblem(
    'Det är oklart om e-fakturan gick iväg, så den skickas inte igen av sig självt. Fråga mottagaren, eller försök igen.',
    { needs: null, stops: 'Uncertain', cause },
  );
}

/** Another attempt has begun to send: it may still run, or it has ended without a word. @throws FollowUpProblem */
export function requireSure(sendingSince: string): 'left' {
  if (Date.now() - Date.parse(sendingSince) < lasting(leases.sending)) return 'left';
  throw uncertainEInvoice();
}
