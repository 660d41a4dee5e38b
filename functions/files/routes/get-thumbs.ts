import { getThumbs } from '../../../shared/contract/files.ts';
import { pictureTypeOf } from '../../../shared/domain/file-kinds.ts';
import { fileKey } from '../storage/keys.ts';
import { signPicture } from '../storage/sign.ts';
import { route } from '../../request/route.ts';
import { getProjectByCode } from '../../projects/project-store.ts';
import { threatenedPaths } from '../quarantine-store.ts';

export const handler = route(getThumbs, async ({ params, body }) => {
  const project = await getProjectByCode(params.projectCode);
  const threatened = await threatenedPaths(project.id);
  const pictures = body.paths.filter((path) => pictureTypeOf(path) !== undefined && !threatened.has(path));
  return Promise.all(pictures.map(async (path) => ({ path, url: await signPicture(fileKey(project.id, path)) })));
});
