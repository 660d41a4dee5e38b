import { AppError } from '../../shared/codes/errors.ts';
import { quarantined } from '../../shared/codes/errors/files.ts';
import { keys, quarantinePrefix } from '../data/core/keys.ts';
import { getItem, queryItems } from '../data/core/table.ts';
import { putItem } from '../data/core/write-item.ts';

/** An infected file and its threat. Bound to the content, so that a newer file at the same path is unaffected. */
export type QuarantinedFile = { projectId: number; path: string; etag: string; threat: string; foundAt: string };

export async function quarantine(found: QuarantinedFile): Promise<void> {
  const { projectId, path, etag } = found;
  await putItem({ ...keys.quarantined(projectId, path, etag), ...found });
}

export async function threatsIn(projectId: number): Promise<(path: string, etag: string) => string | null> {
  const items = await queryItems(keys.quarantined(projectId, '', '').pk, quarantinePrefix);
  const threats = new Map(items.map((item) => [`${item['etag'] as string} ${item['path'] as string}`, item['threat']]));
  return (path, etag) => (threats.get(`${etag} ${path}`) as string | undefined) ?? null;
}

export async function threatenedPaths(projectId: number): Promise<Set<string>> {
  const items = await queryItems(keys.quarantined(projectId, '', '').pk, quarantinePrefix);
  return new Set(items.map((item) => item['path'] as string));
}

export async function refuseThreat(projectId: number, path: string, etag: string): Promise<void> {
  if (await getItem(keys.quarantined(projectId, path, etag))) throw new AppError(quarantined);
}
