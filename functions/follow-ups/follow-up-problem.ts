import type { FollowUp } from '../../shared/schemas/invoice.ts';

type Details = Pick<FollowUp, 'needs'> & {
  /** Why it is not tried again by itself; left out where it is. */
  stops?: 'Uncertain' | 'Stopped';
  cause?: unknown;
};

/** Why a follow-up is not done, in a sentence that people on the invoice can act on. */
export class FollowUpProblem extends Error {
  override readonly name = 'FollowUpProblem';
  readonly needs: FollowUp['needs'];
  readonly stops: Details['stops'];

  constructor(sentence: string, { needs, stops, cause }: Details) {
    super(sentence, { cause });
    this.needs = needs;
    this.stops = stops;
  }
}
