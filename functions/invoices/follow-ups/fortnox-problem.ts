import { FortnoxProblem } from '../../fortnox/problem.ts';
import { FollowUpProblem } from './follow-up-problem.ts';

const customerGone = [2000204, 2000433];
const needsNewLink = ['not-connected', 'not-configured', 'not-approved', 'link-ended', 'answer-lost'];

export function problemOf(error: FortnoxProblem): FollowUpProblem {
  const again = error.isTransient ? `${error.message} Ett nytt försök görs automatiskt.` : error.message;
  if (error.about && needsNewLink.includes(error.about)) {
    return new FollowUpProblem(error.message, { needs: 'accounting-link', cause: error });
  }
  const isCustomer = error.fortnoxCode !== undefined && customerGone.includes(error.fortnoxCode);
  return new FollowUpProblem(isCustomer ? error.message : again, {
    needs: isCustomer ? 'customer-number' : null,
    ...(error.isFinal && { stops: 'Stopped' }),
    cause: error,
  });
}
