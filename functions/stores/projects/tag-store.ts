import { AppError } from '../../../shared/codes/errors.ts';
import { fold } from '../../../shared/lib/text.ts';
import type { Tag } from '../../../shared/schemas/tag.ts';
import { keys } from '../core/keys.ts';
import type { Stored } from '../core/records.ts';
import { findRecord, findRecords, getItem } from '../core/table.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';

/** Names are unique regardless of case and accents, because search ignores both. */
export const tagNames = 'tag-name';

export function tagView({ id, version, data }: Stored<'tag'>): Tag {
  return { tagId: id, version, name: data.name };
}

export async function findTag(name: string): Promise<Stored<'tag'> | undefined> {
  const guard = await getItem(keys.unique(tagNames, fold(name)));
  return guard && findRecord('tag', guard['id'] as number);
}

export async function createTag(unit: UnitOfWork, name: string): Promise<Stored<'tag'>> {
  await requireNameFree(name);
  const tag = await unit.create('tag', { name });
  unit.reserveUnique(tagNames, fold(name), tag.id);
  return tag;
}

export async function renameTag(unit: UnitOfWork, tag: Stored<'tag'>, name: string): Promise<Stored<'tag'>> {
  if (fold(name) !== fold(tag.data.name)) {
    await requireNameFree(name);
    unit.releaseUnique(tagNames, fold(tag.data.name));
    unit.reserveUnique(tagNames, fold(name), tag.id);
  }
  return unit.save(tag, { name });
}

export function removeTag(unit: UnitOfWork, tag: Stored<'tag'>): void {
  unit.releaseUnique(tagNames, fold(tag.data.name));
  unit.remove(tag);
}

export async function restoreTag(unit: UnitOfWork, tag: Stored<'tag'>, name: string): Promise<void> {
  await requireNameFree(name);
  unit.reserveUnique(tagNames, fold(name), tag.id);
  unit.restore(tag, { name });
}

/** @throws a 422 when a tag does not exist */
export async function requireTags(ids: readonly number[], field: string): Promise<{ tagId: number; name: string }[]> {
  const tagIds = [...new Set(ids)];
  const found = await findRecords(tagIds.map((tagId) => ['tag', tagId] as const));
  return tagIds.map((tagId) => {
    const tag = found.require('tag', tagId, field, 'Taggen finns inte längre. Läs in sidan igen.');
    return { tagId, name: tag.data.name };
  });
}

/** Deleted tags stay on their projects, unseen, and are there again when they are restored. */
export async function withDeletedTags(wanted: readonly number[], before: readonly number[]): Promise<number[]> {
  const unseen = before.filter((tagId) => !wanted.includes(tagId));
  const found = await findRecords(unseen.map((tagId) => ['tag', tagId] as const));
  return [...wanted, ...unseen.filter((tagId) => found.get('tag', tagId)?.deleted)];
}

async function requireNameFree(name: string): Promise<void> {
  if (!(await getItem(keys.unique(tagNames, fold(name))))) return;
  const message = `Taggen ${name} finns redan.`;
  throw new AppError('already_exists', { fields: [{ field: 'name', message }] });
}
