import type { FollowUp } from '../../../shared/schemas/invoice.ts';
import { failureFacts, type Problem } from '../../platform/log-failure.ts';

type Details = Pick<FollowUp, 'needs'> & {
  /** 'Refused': no attempt and no person can change it. */
  stops?: 'Uncertain' | 'Stopped' | 'Refused';
  cause?: unknown;
};

export class FollowUpProblem extends Error implements Problem {
  override readonly name = 'FollowUpProblem';
  readonly needs: FollowUp['needs'];
  readonly stops: Details['stops'];

  constructor(sentence: string, { needs, stops, cause }: Details) {
    super(sentence, { cause });
    this.needs = needs;
    this.stops = stops;
  }

  get logged(): Problem['logged'] {
    const { needs, stops, cause } = this;
    return {
      isWait: needs !== null || stops === 'Refused' || (cause === undefined && stops === undefined),
      facts: { needs: needs ?? undefined, stops, ...(cause !== undefined && failureFacts(cause)) },
    };
  }
}
