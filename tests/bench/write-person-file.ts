import { writeFile } from 'node:fs/promises';
import { writePersonFile } from '../../functions/personal-data/write-person-file.ts';

/** Writes everything about the first user of TABLE_NAME to a file. */
const { bytes, rows } = await writePersonFile({
  kind: 'user',
  id: 1,
  now: new Date(),
  knownChangedAt: undefined,
  withTimeLogs: true,
  onSheet: () => Promise.resolve(),
});
if (rows === 0) throw new Error('The file is empty.');
await writeFile(process.argv[2]!, bytes);
