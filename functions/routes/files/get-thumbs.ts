import { getThumbs } from '../../../shared/contract/files.ts';
import { pictureTypeOf } from '../../../shared/domain/file-kinds.ts';
import { fileKey } from '../../gateways/project-files/keys.ts';
import { signPicture } from '../../gateways/project-files/sign.ts';
import { route } from '../../runtime/route.ts';
import { getProjectByCode } from '../../stores/projects/project-store.ts';
import { threatenedPaths } from '../../stores/projects/quarantine-store.ts';

export const handler = route(getThumbs, async ({ params, body }) => {
  const project = await getProjectByCode(params.projectCode);
  const threatened = await threatenedPaths(project.id);
  const pictures = body.paths.filter((path) => pictureTypeOf(path) !== undefined && !threatened.has(path));
  return Promise.all(pictures.map(async (path) => ({ path, url: await signPicture(fileKey(project.id, path)) })));
});
