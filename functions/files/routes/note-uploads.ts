import { noteUploads } from '../../../shared/contract/files.ts';
import { inParallel } from '../storage/change.ts';
import { fileKey } from '../storage/keys.ts';
import { headStored } from '../storage/list.ts';
import { route } from '../../request/route.ts';
import { noteFileChange } from '../file-change-store.ts';
import { getProjectByCode } from '../../projects/project-store.ts';

export const handler = route(noteUploads, async ({ params, body, ...by }) => {
  const { id } = await getProjectByCode(params.projectCode);
  const there = new Set<string>();
  await inParallel(body.paths, async (path) => {
    if (await headStored(fileKey(id, path))) there.add(path);
  });
  const [path, ...more] = body.paths.filter((one) => there.has(one));
  if (path !== undefined) noteFileChange(id, { what: 'uploaded', path, more }, by);
  return { count: there.size };
});
