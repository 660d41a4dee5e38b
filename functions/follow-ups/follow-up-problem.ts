import type { FollowUp } from '../../shared/schemas/invoice.ts';

type Details = Pick<FollowUp, 'needs'> & {
  stops?: 'Uncertain' | 'Stopped';
  cause?: unknown;
};

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
