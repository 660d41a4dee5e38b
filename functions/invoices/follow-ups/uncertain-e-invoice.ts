import { lasting, leases } from '../../../shared/lib/deadlines.ts';
import { FollowUpProblem } from './follow-up-problem.ts';

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
