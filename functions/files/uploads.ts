import { AppError, type FieldError } from '../../shared/codes/errors.ts';
import { invalidFields } from '../../shared/codes/errors/every-call.ts';
import { distinctPaths } from '../../shared/lib/distinct-paths.ts';
import { folderOf, joinPath, nameKey, nameOf, nextName, pathFault } from '../../shared/lib/file-paths.ts';
import type { Upload } from '../../shared/schemas/file.ts';
import { hasArrived } from './storage/has-arrived.ts';
import { inParallel } from './storage/change.ts';
import { fileKey } from './storage/keys.ts';
import { beginParts, partSize } from './storage/parts.ts';
import { signForm } from './storage/sign.ts';
import { type Sibling, namesIn } from './entries.ts';

type UploadRequest = {
  file: string;
  size: number;
  contentType: string;
  replace: boolean;
  keepBoth: boolean;
  key?: string | undefined;
  isTried: boolean;
};

const largestForm = 4 * partSize;

type Uploads = { projectId: number; userId: number; folder: string; files: readonly UploadRequest[] };

/**
 * Returns the uploads in the order of the files. An existing folder is used whatever the case of its name; two files of
 * one name get different paths. @throws a 422 with a sentence for each invalid path
 */
export async function beginUploads({ projectId, userId, folder, files }: Uploads): Promise<Upload[]> {
  const names = distinctPaths(files.map(({ file }) => file));
  const paths = files.map(({ file, replace }, index) => joinPath(folder, replace ? file : names[index]!));
  const folders = await readFolders(projectId, folder, paths.map(folderOf));
  const faults: FieldError[] = [];
  const places = files.map(({ replace, keepBoth }, index) => {
    const { path: folderPath, taken, file } = folders.get(folderOf(paths[index]!))!;
    const name = nameOf(paths[index]!);
    const existing = taken.get(nameKey(name));
    const isFolder = existing?.isFolder === true && (replace || !keepBoth);
    const nameFault = isFolder
      ? `Det finns redan en mapp som heter ”${existing.name}”.`
      : pathFault(joinPath(folderPath, name));
    const fault = file === undefined ? nameFault : `Det finns redan en fil som heter ”${file}”.`;
    if (fault) faults.push({ field: `files.${index}.file`, message: fault });
    // A replacement takes the exact name of the existing file.
    return { path: joinPath(folderPath, existing?.name ?? name), exists: existing !== undefined, taken };
  });
  if (faults.length > 0) throw new AppError(invalidFields, { fields: faults });
  return Promise.all(
    files.map(async ({ replace, keepBoth, ...upload }, index): Promise<Upload> => {
      const { path, exists, taken } = places[index]!;
      const { file, key: uploadKey, isTried } = upload;
      if (isTried && uploadKey !== undefined && (await hasArrived(fileKey(projectId, path), uploadKey))) {
        return { file, path, method: 'arrived' };
      }
      if (!exists || replace) return begin({ projectId, userId, path, upload });
      if (!keepBoth) return { file, path, method: 'exists' };
      return begin({ projectId, userId, path: takeFreeName(path, taken), upload });
    }),
  );
}

type UploadStart = Pick<Uploads, 'projectId' | 'userId'> & {
  path: string;
  upload: Pick<UploadRequest, 'file' | 'size' | 'contentType' | 'key'>;
};

async function begin({ projectId, userId, path, upload }: UploadStart): Promise<Upload> {
  const { file, size, contentType, key: uploadKey } = upload;
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

type Folder = {
  /** The path with the spelling of the existing folders. */
  path: string;
  taken: Map<string, Sibling>;
  /** A file that has the name of one of the folders. */
  file?: string | undefined;
};

/** @param root a folder whose spelling is that of the bucket */
async function readFolders(projectId: number, root: string, paths: readonly string[]): Promise<Map<string, Folder>> {
  const lists = new Map<string, Promise<Map<string, Sibling>>>();
  const listOf = (path: string) => {
    const list = lists.get(path) ?? namesIn(projectId, path);
    lists.set(path, list);
    return list;
  };
  async function read(path: string): Promise<Folder> {
    if (path === root) return { path, taken: await listOf(path) };
    const parent = await read(folderOf(path));
    const existing = parent.taken.get(nameKey(nameOf(path)));
    const spelledPath = joinPath(parent.path, existing?.name ?? nameOf(path));
    return {
      path: spelledPath,
      taken: await listOf(spelledPath),
      file: parent.file ?? (existing?.isFolder === false ? existing.name : undefined),
    };
  }
  const folders = new Map<string, Folder>();
  await inParallel([...new Set(paths)], async (path) => void folders.set(path, await read(path)));
  return folders;
}
