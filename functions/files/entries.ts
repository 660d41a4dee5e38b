import { fieldError, AppError } from '../../shared/codes/errors.ts';
import { notFound } from '../../shared/codes/errors/every-call.ts';
import { alreadyExists } from '../../shared/codes/errors/records.ts';
import { hasThumb } from '../../shared/domain/file-kinds.ts';
import { extensionOf, folderOf, nameKey, nameOf } from '../../shared/lib/file-paths.ts';
import type { FileEntry } from '../../shared/schemas/file.ts';
import { folderKey, readFileKey } from './storage/keys.ts';
import { type StoredFile, listBelow } from './storage/list.ts';
import { isNamed } from '../platform/sdk.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { threatsIn } from './quarantine-store.ts';

type Place = { project: StoredRecord<'project'>; path: string; continueFrom?: string | undefined };
export type Listing = { projectId: number; projectCode: string; path: string; items: FileEntry[]; next: string | null };

export async function listEntries({ project, path, continueFrom }: Place): Promise<Listing> {
  const prefix = folderKey(project.id, path);
  const [page, threatOf] = await Promise.all([pageOf(prefix, continueFrom), threatsIn(project.id)]);
  const isEmpty = page.items.length === 0 && page.folders.length === 0;
  if (isEmpty && path !== '' && continueFrom === undefined) {
    throw new AppError(notFound, { message: `Mappen ”${nameOf(path)}” finns inte.` });
  }
  const { projectCode } = project.data;
  return {
    projectId: project.id,
    projectCode,
    path,
    items: [
      ...page.folders.map((folder) => folderEntry(projectCode, folder)),
      ...page.items.filter(({ key }) => key !== prefix).map((file) => fileEntry(projectCode, file, threatOf)),
    ],
    next: page.next ?? null,
  };
}

async function pageOf(prefix: string, continueFrom: string | undefined) {
  try {
    return await listBelow(prefix, continueFrom);
  } catch (error) {
    if (!isNamed(error, 'InvalidArgument')) throw error;
    throw fieldError('continueFrom', 'Sidan finns inte längre. Läs in mappen igen.');
  }
}

export function folderEntry(projectCode: string, prefix: string): FileEntry {
  const path = pathOf(prefix.slice(0, -1));
  return {
    type: 'dir',
    basename: nameOf(path),
    path,
    extension: '',
    thumb: false,
    size: 0,
    timestamp: null,
    projectCode,
    threat: null,
  };
}

type ThreatOf = (path: string, etag: string) => string | null;

export function fileEntry(
  projectCode: string,
  { key, size, etag, changedAt }: StoredFile,
  threatOf: ThreatOf,
): FileEntry {
  const path = pathOf(key);
  const threat = threatOf(path, etag);
  return {
    type: 'file',
    basename: nameOf(path),
    path,
    extension: extensionOf(path),
    thumb: threat === null && hasThumb(path, size),
    size,
    timestamp: changedAt.toISOString(),
    projectCode,
    threat,
  };
}

function pathOf(key: string): string {
  return readFileKey(key)?.path ?? '';
}

export type Sibling = { name: string; isFolder: boolean };

export async function namesIn(projectId: number, folder: string): Promise<Map<string, Sibling>> {
  const names = new Map<string, Sibling>();
  const add = (key: string, isFolder: boolean) => {
    const name = nameOf(key);
    if (name !== '') names.set(nameKey(name), { name, isFolder });
  };
  let continueFrom: string | undefined;
  do {
    const page = await listBelow(folderKey(projectId, folder), continueFrom);
    for (const prefix of page.folders) add(prefix.slice(0, -1), true);
    for (const { key } of page.items) add(key, false);
    continueFrom = page.next;
  } while (continueFrom);
  return names;
}

export async function refuseTaken(projectId: number, path: string, except?: string): Promise<void> {
  const sibling = (await namesIn(projectId, folderOf(path))).get(nameKey(nameOf(path)));
  if (!sibling || (except !== undefined && folderOf(except) === folderOf(path) && nameOf(except) === sibling.name))
    return;
  throw new AppError(alreadyExists, {
    message: `Det finns redan en ${sibling.isFolder ? 'mapp' : 'fil'} som heter ”${sibling.name}”.`,
  });
}
