import { demoTiming, endDemo } from '../stores/tasks/demo-store.ts';
import { demoSeedKey } from '../stores/core/keys.ts';
import type { TaskKind } from '../tasks/task-kind.ts';
import { seedFirm } from './seed-demo.ts';
import { seedPeople } from './seed-people.ts';

/** Records left by a crash stay, and all data is created again beside them. */
export const demoSeeds: TaskKind = {
  name: 'demo-seed',
  isOf: ({ sk }) => sk === demoSeedKey,
  timing: demoTiming,
  steps: 'taken-once',
  async step() {
    const { users, newUsers } = await seedPeople();
    await seedFirm(new Date(), users, newUsers);
    await endDemo('Done');
  },
  // Few, because each attempt leaves its records behind.
  mostAttempts: 3,
  giveUp: () => endDemo('Failed'),
};
