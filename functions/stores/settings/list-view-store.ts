import { AppError } from '../../../shared/codes/errors.ts';
import { hasRole } from '../../../shared/domain/roles.ts';
import { compareSwedish, fold } from '../../../shared/lib/text.ts';
import { type ListView, type ListViewFields, listViewFieldsSchema } from '../../../shared/schemas/list-view.ts';
import type { Role } from '../../../shared/codes/roles.ts';
import { environment } from '../../platform/environment.ts';
import { keys, listViewPrefix, listViews } from '../core/keys.ts';
import { type Item, findRecords, getItem, nextNumber, queryItems } from '../core/table.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';

type Person = { userId: number; initials: string; role: Role };

type Stored = ListViewFields & { viewId: number; ownerUserId: number };

/** A firm's views are read together. */
const mostOfOne = 100;

export async function viewsFor(user: Person): Promise<ListView[]> {
  const all = (await queryItems(listViews, listViewPrefix)).map(stored);
  const seen = all.filter(({ ownerUserId, isShared }) => isShared || ownerUserId === user.userId);
  const owners = await findRecords(seen.map(({ ownerUserId }) => ['user', ownerUserId] as const));
  return seen
    .map((view) => ({ ...view, ownerInitials: owners.get('user', view.ownerUserId)?.data.initials ?? '' }))
    .toSorted((one, other) => compareSwedish(one.name, other.name) || one.viewId - other.viewId);
}

export async function saveView(unit: UnitOfWork, user: Person, fields: ListViewFields): Promise<ListView> {
  const own = (await viewsFor(user)).filter(({ ownerUserId }) => ownerUserId === user.userId);
  const same = own.find(({ list, name }) => list === fields.list && fold(name) === fold(fields.name));
  if (!same && own.length >= mostOfOne) {
    throw new AppError('conflict', { message: `Du har ${mostOfOne} sparade vyer. Ta bort någon först.` });
  }
  const viewId = same?.viewId ?? (await nextNumber('list-view'));
  const view = { ...fields, viewId, ownerUserId: user.userId };
  unit.put({ ...keys.listView(viewId), ...view });
  return { ...view, ownerInitials: user.initials };
}

export async function removeView(unit: UnitOfWork, user: Person, viewId: number): Promise<void> {
  const item = await getItem(keys.listView(viewId));
  const view = item && stored(item);
  const isOwn = view?.ownerUserId === user.userId;
  // A view that is not shared is not revealed to others.
  if (!view || !(isOwn || view.isShared)) throw new AppError('not_found');
  if (!isOwn && !hasRole(user.role, 'SuperAdmin')) {
    throw new AppError('forbidden', { message: 'Bara den som sparade vyn, eller en Superadmin, får ta bort den.' });
  }
  unit.add({ Delete: { TableName: environment.tableName(), Key: keys.listView(viewId) } });
}

const stored = (item: Item): Stored => ({
  ...listViewFieldsSchema.parse(item),
  viewId: item['viewId'] as number,
  ownerUserId: item['ownerUserId'] as number,
});
