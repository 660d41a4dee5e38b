import { dayOf } from '../../shared/lib/days.ts';
import { demoTiming, endDemo } from './demo-store.ts';
import { demoSeedKey } from '../data/core/keys.ts';
import type { TaskKind } from '../data/tasks/task-kind.ts';

/** Records left by a crash stay, and all data is created again beside them. */
export const demoSeeds: TaskKind = {
  name: 'demo-seed',
  isOf: ({ sk }) => sk === demoSeedKey,
  timing: demoTiming,
  steps: 'taken-once',
  async step() {
    // Loaded when needed: what runs tasks loads their kinds, and seldom seeds a firm.
    const [{ seedFirm }, { seedPeople }] = await Promise.all([import('./seed-demo.ts'), import('./seed-people.ts')]);
    const now = new Date();
    const { users, newUsers } = await seedPeople(dayOf(now));
    await seedFirm(now, users, newUsers);
    await endDemo('Done');
  },
  // Few, because each attempt leaves its records behind.
  maxAttempts: 3,
  giveUp: () => endDemo('Failed'),
};
