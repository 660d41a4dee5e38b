import { seedDemo } from '../../../functions/demo/seed-demo.ts';
import { seedUsers } from '../../../functions/demo/seed-people.ts';
import { endDemo } from '../../../functions/demo/demo-store.ts';
import { type StandIn, linkDemo } from './link-demo.ts';
import { prepareLogIns } from './prepare-log-ins.ts';

export type SeedKind = 'demo' | 'empty';
export type Seed = {
  kind: SeedKind;
  fortnox: StandIn | undefined;
};

export async function seed({ kind, fortnox }: Seed): Promise<void> {
  if (kind === 'demo') {
    await seedDemo(new Date());
    if (fortnox) {
      await linkDemo(fortnox);
      await prepareLogIns();
    }
    await endDemo('Done');
  } else await seedUsers();
}
