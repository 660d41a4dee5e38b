import { dayOf } from '../../shared/lib/days.ts';
import { demoTiming, endDemo } from './demo-store.ts';
import { demoSeedKey } from '../data/core/keys.ts';
import type { TaskKind } from '../data/tasks/task-kind.ts';
import { seedFirm } from './seed-demo.ts';
import { seedPeople } from './seed-people.ts';

/** Records left by a crash stay, and all data is created again beside them. */
export const demoSeeds: TaskKind = {
  name: 'demo-seed',
  isOf: ({ sk }) => sk === demoSeedKey,
  timing: demoTiming,
  steps: 'taken-once',
  async step() {
    const now = new Date();
    const { users, newUsers } = await seedPeople(dayOf(now));
    await seedFirm(now, users, newUsers);
    await endDemo('Done');
  },
  // Few, because each attempt leaves its records behind.
  mostAttempts: 3,
  giveUp: () => endDemo('Failed'),
};
