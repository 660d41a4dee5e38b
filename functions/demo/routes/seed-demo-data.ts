import { seedDemoData } from '../../../shared/contract/dev.ts';
import { route } from '../../request/route.ts';
import { askForDemo } from '../demo-store.ts';

const messages = {
  Asked: 'Demodatan läggs in inom några minuter',
  Running: 'Demodatan håller på att läggas in',
  Done: 'Demodatan finns redan',
} as const;

export const handler = route(seedDemoData, async ({ now }) => ({ message: messages[await askForDemo(now)] }));
