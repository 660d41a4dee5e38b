import type { FollowUp } from '../../shared/schemas/invoice.ts';

type Details = Pick<FollowUp, 'needs'> & {
  /** Nobody knows whether it was done, so nobody but a person may do it again. */
  isUncertain?: boolean;
  cause?: unknown;
};

/** Why a follow-up is not done, in a sentence that people on the invoice can act on. */
export class FollowUpProblem extends Error {
  override readonly name = 'FollowUpProblem';
  readonly needs: FollowUp['needs'];
  readonly isUncertain: boolean;

  constructor(sentence: string, { needs, isUncertain = false, cause }: Details) {
    super(sentence, { cause });
    this.needs = needs;
    this.isUncertain = isUncertain;
  }
}
