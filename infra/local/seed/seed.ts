import { seedDemo } from '../../../functions/demo/seed-demo.ts';
import { seedUsers } from '../../../functions/demo/seed-people.ts';
import { endDemo } from '../../../functions/stores/demo-store.ts';

export type SeedKind = 'demo' | 'empty';

/** Fills an empty table: the users alone, or a firm in the middle of its work. Needs the functions' environment. */
export async function seed(kind: SeedKind): Promise<void> {
  if (kind === 'demo') {
    await seedDemo(new Date());
    await endDemo('Done');
  } else await seedUsers();
}
