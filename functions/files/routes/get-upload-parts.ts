import { getUploadParts } from '../../../shared/contract/files.ts';
import { fileKey } from '../storage/keys.ts';
import { listParts, partCountOf, partSize, sizeOfPart } from '../storage/parts.ts';
import { signPart } from '../storage/sign.ts';
import { route } from '../../request/route.ts';
import { getProjectByCode } from '../../projects/project-store.ts';

export const handler = route(getUploadParts, async ({ params, body: { path, uploadId, size, count } }) => {
  const project = await getProjectByCode(params.projectCode);
  const key = fileKey(project.id, path);
  const done = (await listParts(key, uploadId, size)).map(({ PartNumber = 0 }) => PartNumber);
  const partCount = partCountOf(size);
  const missing = Array.from({ length: partCount }, (_, index) => index + 1).filter((one) => !done.includes(one));
  const parts = await Promise.all(
    missing.slice(0, count).map(async (partNumber) => ({
      partNumber,
      url: await signPart({ key, uploadId, partNumber, size: sizeOfPart(size, partNumber) }),
    })),
  );
  return { partSize, partCount, done, parts };
});
