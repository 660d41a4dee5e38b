import { demoTiming, endDemo } from '../stores/tasks/demo-store.ts';
import { demoSeedKey } from '../stores/core/keys.ts';
import type { TaskKind } from '../tasks/task-kind.ts';
import { seedFirm } from './seed-demo.ts';
import { seedPeople } from './seed-people.ts';

/** Makes the firm that somebody has asked for. What a crash left half done stays, and the whole is made anew beside it. */
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
  // What an attempt leaves stays, so there are few.
  mostAttempts: 3,
  giveUp: () => endDemo('Failed'),
};
