import { lowerCaseTags } from './lower-case-tags.ts';
import { runMigrations } from './run-migrations.ts';

/** A process of its own, which dies without warning when it comes to the tag with the given number. */
const fatal = Number(process.argv[2]);
await runMigrations({
  ...lowerCaseTags,
  migrate: (data, stored, item) => {
    if (data.name.startsWith(`TAG ${fatal} `) || data.name === `TAG ${fatal}`) process.kill(process.pid, 'SIGKILL');
    return lowerCaseTags.migrate(data, stored, item);
  },
});
