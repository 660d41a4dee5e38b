import { endDemo, takeDemo } from '../stores/demo-store.ts';
import { seedFirm } from './seed-demo.ts';
import { seedPeople } from './seed-people.ts';

/** Makes the firm that somebody has asked for. What a crash left half done stays, and the whole is made anew beside it. */
export async function runDemoSeed(now: Date): Promise<void> {
  if (!(await takeDemo(now))) return;
  const { users, newUsers } = await seedPeople();
  await seedFirm(now, users, newUsers);
  await endDemo('Done');
}
