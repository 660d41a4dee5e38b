import type { listFiles } from '../../../../shared/contract/calls/files.ts';
import type { HubMessage } from '../../../../shared/contract/hub.ts';
import type { ResultOf } from '../../../../shared/contract/call-types.ts';
import { isWithin } from '../../../../shared/lib/file-paths.ts';

export type Change = Extract<HubMessage, { type: 'FilesChanged' }>['payload']['changes'][number];
export type Listing = Pick<ResultOf<typeof listFiles>, 'projectId' | 'path' | 'items'>;

export function isAffected(pages: readonly Listing[], { projectId, folders, trees }: Change): boolean {
  const [first] = pages;
  if (first?.projectId !== projectId) return false;
  if (folders === null || trees.some((tree) => isWithin(first.path, tree))) return true;
  return folders.some((folder) => folder === first.path || isNewBelow(pages, first.path, folder));
}

function isNewBelow(pages: readonly Listing[], path: string, folder: string): boolean {
  const below = path === '' ? folder : isWithin(folder, path) ? folder.slice(path.length + 1) : '';
  const [name] = below.split('/');
  return name !== '' && !pages.some(({ items }) => items.some((one) => one.type === 'dir' && one.basename === name));
}
