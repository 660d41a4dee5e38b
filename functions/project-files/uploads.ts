import { AppError, type FieldError } from '../../shared/codes/errors.ts';
import { folderOf, joinPath, nameKey, nameOf, nextName, pathFault } from '../../shared/lib/file-paths.ts';
import type { Upload } from '../../shared/schemas/file.ts';
import { hasArrived } from '../gateways/project-files/arrived.ts';
import { inParallel } from '../gateways/project-files/change.ts';
import { fileKey } from '../gateways/project-files/keys.ts';
import { beginParts, partSize } from '../gateways/project-files/parts.ts';
import { signForm } from '../gateways/project-files/sign.ts';
import { type Sibling, namesIn } from './entries.ts';

type Wanted = {
  file: string;
  size: number;
  contentType: string;
  replace: boolean;
  keepBoth: boolean;
  key?: string | undefined;
  isTried: boolean;
};

const largestForm = 4 * partSize;

type Uploads = { projectId: number; userId: number; folder: string; files: readonly Wanted[] };

/** In order. @throws a 422 with a sentence for each invalid path */
export async function beginUploads({ projectId, userId, folder, files }: Uploads): Promise<Upload[]> {
  const taken = await namesInFoldersOf(
    projectId,
    files.map(({ file }) => joinPath(folder, file)),
  );
  const faults: FieldError[] = [];
  const places = files.map(({ file, replace, keepBoth }, index) => {
    const asked = joinPath(folder, file);
    const there = taken.get(folderOf(asked))?.get(nameKey(nameOf(asked)));
    const isFolder = there?.isFolder === true && (replace || !keepBoth);
    const fault = isFolder ? `Det finns redan en mapp som heter ”${there.name}”.` : pathFault(asked);
    if (fault) faults.push({ field: `files.${index}.file`, message: fault });
    // A replacement takes the exact name of the existing file.
    return { path: there ? joinPath(folderOf(asked), there.name) : asked, exists: there !== undefined };
  });
  if (faults.length > 0) throw new AppError('invalid_fields', { fields: faults });
  return Promise.all(
    files.map(async ({ replace, keepBoth, ...wanted }, index): Promise<Upload> => {
      const { path, exists } = places[index]!;
      const { file, key: uploadKey, isTried } = wanted;
      if (isTried && uploadKey !== undefined && (await hasArrived(fileKey(projectId, path), uploadKey))) {
        return { file, path, method: 'arrived' };
      }
      if (!exists || replace) return begin({ projectId, userId, path, wanted });
      if (!keepBoth) return { file, path, method: 'exists' };
      return begin({ projectId, userId, path: takeFreeName(path, taken.get(folderOf(path))!), wanted });
    }),
  );
}

type Begin = Pick<Uploads, 'projectId' | 'userId'> & {
  path: string;
  wanted: Pick<Wanted, 'file' | 'size' | 'contentType' | 'key'>;
};

async function begin({ projectId, userId, path, wanted }: Begin): Promise<Upload> {
  const { file, size, contentType, key: uploadKey } = wanted;
  const key = fileKey(projectId, path);
  if (size > largestForm) return { file, path, method: 'parts', uploadId: await beginParts(key, contentType, userId) };
  return { file, path, method: 'form', ...(await signForm({ key, size, contentType, userId, uploadKey })) };
}

function takeFreeName(path: string, taken: Map<string, Sibling>): string {
  let free = path;
  while (taken.has(nameKey(nameOf(free)))) free = nextName(free);
  taken.set(nameKey(nameOf(free)), { name: nameOf(free), isFolder: false });
  return free;
}

async function namesInFoldersOf(projectId: number, paths: readonly string[]) {
  const taken = new Map<string, Map<string, Sibling>>();
  await inParallel([...new Set(paths.map(folderOf))], async (folder) => {
    taken.set(folder, await namesIn(projectId, folder));
  });
  return taken;
}
