import { tickOffDifference } from '../../../shared/contract/finance-integration.ts';
import { route } from '../../request/route.ts';
import { stageTickedOff } from '../difference-store.ts';

export const handler = route(tickOffDifference, async ({ params: { differenceId }, body, unit }) => {
  await stageTickedOff(unit, differenceId, body.reason);
  return { differenceId };
});
