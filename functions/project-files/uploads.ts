import { AppError, type FieldError } from '../../shared/codes/errors.ts';
import { folderOf, joinPath, nameKey, nameOf, pathFault } from '../../shared/lib/file-paths.ts';
import type { Upload } from '../../shared/schemas/file.ts';
import { inParallel } from '../gateways/project-files/change.ts';
import { fileKey } from '../gateways/project-files/keys.ts';
import { beginParts, partSize } from '../gateways/project-files/parts.ts';
import { signForm } from '../gateways/project-files/sign.ts';
import { type Sibling, namesIn } from './entries.ts';

type Wanted = { file: string; size: number; contentType: string; replace: boolean };

const largestForm = 4 * partSize;

type Uploads = { projectId: number; userId: number; folder: string; files: readonly Wanted[] };

/** In order. @throws a 422 with a sentence for each invalid path */
export async function beginUploads({ projectId, userId, folder, files }: Uploads): Promise<Upload[]> {
  const taken = await namesInFoldersOf(
    projectId,
    files.map(({ file }) => joinPath(folder, file)),
  );
  const faults: FieldError[] = [];
  const places = files.map(({ file }, index) => {
    const asked = joinPath(folder, file);
    const there = taken.get(folderOf(asked))?.get(nameKey(nameOf(asked)));
    const fault = there?.isFolder ? `Det finns redan en mapp som heter ”${there.name}”.` : pathFault(asked);
    if (fault) faults.push({ field: `files.${index}.file`, message: fault });
    // A replacement takes the exact name of the existing file.
    return { path: there ? joinPath(folderOf(asked), there.name) : asked, exists: there !== undefined };
  });
  if (faults.length > 0) throw new AppError('invalid_fields', { fields: faults });
  return Promise.all(
    files.map(async (wanted, index): Promise<Upload> => {
      const { path, exists } = places[index]!;
      const { file, size, contentType, replace } = wanted;
      if (exists && !replace) return { file, path, method: 'exists' };
      const key = fileKey(projectId, path);
      if (size > largestForm)
        return { file, path, method: 'parts', uploadId: await beginParts(key, contentType, userId) };
      return { file, path, method: 'form', ...(await signForm({ key, size, contentType, userId })) };
    }),
  );
}

async function namesInFoldersOf(projectId: number, paths: readonly string[]) {
  const taken = new Map<string, Map<string, Sibling>>();
  await inParallel([...new Set(paths.map(folderOf))], async (folder) => {
    taken.set(folder, await namesIn(projectId, folder));
  });
  return taken;
}
