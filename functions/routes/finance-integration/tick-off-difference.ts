import { tickOffDifference } from '../../../shared/contract/finance-integration.ts';
import { route } from '../../runtime/route.ts';
import { stageTickedOff } from '../../stores/fortnox/difference-store.ts';

export const handler = route(tickOffDifference, async ({ params: { differenceId }, body, unit }) => {
  await stageTickedOff(unit, differenceId, body.reason);
  return { differenceId };
});
