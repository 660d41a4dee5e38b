import { noteUploads } from '../../../shared/contract/files.ts';
import { inParallel } from '../../gateways/project-files/change.ts';
import { fileKey } from '../../gateways/project-files/keys.ts';
import { headStored } from '../../gateways/project-files/list.ts';
import { route } from '../../runtime/route.ts';
import { noteFileChange } from '../../stores/projects/file-change-store.ts';
import { getProjectByCode } from '../../stores/projects/project-store.ts';

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
