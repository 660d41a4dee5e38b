import { AppError } from '../../shared/codes/errors.ts';
import { alreadyExists } from '../../shared/codes/errors/records.ts';
import { fold, identityOf } from '../../shared/lib/text.ts';
import type { Tag } from '../../shared/schemas/tag.ts';
import { keys } from '../data/core/keys.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { findRecords, getItems } from '../data/core/table.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';

export const tagNames = 'name-of-tag';
/** Where earlier versions reserved names without accents. Such a reservation counts while its tag has the name. */
const namesWithoutAccents = 'tag-name';

export function tagView({ id, version, data }: StoredRecord<'tag'>): Tag {
  return { tagId: id, version, name: data.name };
}

export async function findTag(name: string): Promise<StoredRecord<'tag'> | undefined> {
  const guards = [keys.unique(tagNames, identityOf(name)), keys.unique(namesWithoutAccents, fold(name))];
  const ids = (await getItems(guards)).map(({ id }) => id as number);
  const records = await findRecords(ids.map((id) => ['tag', id] as const));
  const isNamed = (tag?: StoredRecord<'tag'>) => tag && !tag.deleted && identityOf(tag.data.name) === identityOf(name);
  return ids.map((id) => records.get('tag', id)).find(isNamed);
}

export async function createTag(unit: UnitOfWork, name: string): Promise<StoredRecord<'tag'>> {
  await requireNameFree(name);
  const tag = await unit.create('tag', { name });
  unit.reserveUnique(tagNames, identityOf(name), tag.id);
  return tag;
}

export async function renameTag(
  unit: UnitOfWork,
  tag: StoredRecord<'tag'>,
  name: string,
): Promise<StoredRecord<'tag'>> {
  if (identityOf(name) !== identityOf(tag.data.name)) {
    await requireNameFree(name);
    unit.releaseUnique(tagNames, identityOf(tag.data.name));
    unit.reserveUnique(tagNames, identityOf(name), tag.id);
  }
  return unit.save(tag, { name });
}

export function removeTag(unit: UnitOfWork, tag: StoredRecord<'tag'>): void {
  unit.releaseUnique(tagNames, identityOf(tag.data.name));
  unit.remove(tag);
}

export async function restoreTag(unit: UnitOfWork, tag: StoredRecord<'tag'>, name: string): Promise<void> {
  await requireNameFree(name);
  unit.reserveUnique(tagNames, identityOf(name), tag.id);
  unit.restore(tag, { name });
}

/** @throws a 422 when a tag does not exist */
export async function requireTags(ids: readonly number[], field: string): Promise<{ tagId: number; name: string }[]> {
  const tagIds = [...new Set(ids)];
  const records = await findRecords(tagIds.map((tagId) => ['tag', tagId] as const));
  return tagIds.map((tagId) => {
    const tag = records.require('tag', tagId, field, 'Taggen finns inte längre. Läs in sidan igen.');
    return { tagId, name: tag.data.name };
  });
}

/** Deleted tags stay on their projects, unseen, and are there again when they are restored. */
export async function withDeletedTags(wanted: readonly number[], before: readonly number[]): Promise<number[]> {
  const unseen = before.filter((tagId) => !wanted.includes(tagId));
  const records = await findRecords(unseen.map((tagId) => ['tag', tagId] as const));
  return [...wanted, ...unseen.filter((tagId) => records.get('tag', tagId)?.deleted)];
}

async function requireNameFree(name: string): Promise<void> {
  if (!(await findTag(name))) return;
  const message = `Taggen ${name} finns redan.`;
  throw new AppError(alreadyExists, { fields: [{ field: 'name', message }] });
}
