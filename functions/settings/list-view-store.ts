import { AppError } from '../../shared/codes/errors.ts';
import { conflict } from '../../shared/codes/errors/changes.ts';
import { forbidden, notFound } from '../../shared/codes/errors/every-call.ts';
import { hasRole } from '../../shared/domain/roles.ts';
import { shapeOf } from '../../shared/fields/shape-of.ts';
import { compareSwedish, identityOf } from '../../shared/lib/text.ts';
import { listedDays } from '../../shared/schemas/history.ts';
import { type ListView, type ListViewFields, listViewFieldsSchema } from '../../shared/schemas/list-view.ts';
import type { Role } from '../../shared/codes/roles.ts';
import { keys, listViewPrefix, listViews } from '../data/core/keys.ts';
import { type Item, findRecords, getItem, nextNumber, queryItems } from '../data/core/table.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';

type Person = { userId: number; initials: string; role: Role };

type StoredView = ListViewFields & { viewId: number; ownerUserId: number };

/** The most that a user may have, because all views of the firm are read together. */
const maxViews = 100;

export async function viewsFor(user: Person): Promise<ListView[]> {
  const all = await allViews();
  const visible = all.filter(({ ownerUserId, isShared }) => isShared || ownerUserId === user.userId);
  const views = await withOwners(visible);
  return views.toSorted((one, other) => compareSwedish(one.name, other.name) || one.viewId - other.viewId);
}

/** Replaces the user's own view of the same list and name. @throws conflict for too many views */
export async function saveView(unit: UnitOfWork, user: Person, fields: ListViewFields): Promise<ListView> {
  const own = await viewsOf(user.userId);
  const same = own.find((view) => isSame(view, fields));
  if (!same) requireRoom(own);
  const viewId = same?.viewId ?? (await nextNumber('list-view'));
  const view = { ...fields, viewId, ownerUserId: user.userId };
  unit.put({ ...keys.listView(viewId), ...view });
  return { ...view, ownerInitials: user.initials };
}

/** The item stays, marked as deleted, for as long as the view can be restored. @throws not_found, forbidden */
export async function removeView(unit: UnitOfWork, user: Person, viewId: number, now: Date): Promise<void> {
  const item = await getItem(keys.listView(viewId));
  if (!item || isDeleted(item)) throw new AppError(notFound);
  const view = stored(item);
  requireMayDelete(user, view);
  const ttl = secondsOf(now) + listedDays * 24 * 60 * 60;
  unit.put({ ...keys.listView(viewId), ...view, deleted: true, ttl });
}

/** Changes nothing if the view is not deleted. @throws not_found, forbidden; conflict for its name or too many views */
export async function restoreView(unit: UnitOfWork, user: Person, viewId: number, now: Date): Promise<ListView> {
  const item = await getItem(keys.listView(viewId));
  if (!item || (isDeleted(item) && (item['ttl'] as number) <= secondsOf(now))) throw new AppError(notFound);
  const view = stored(item);
  requireMayDelete(user, view);
  if (isDeleted(item)) {
    const own = await viewsOf(view.ownerUserId);
    if (own.some((other) => isSame(other, view))) {
      throw new AppError(conflict, { message: `Det finns redan en vy som heter ${view.name}.` });
    }
    requireRoom(own);
    unit.put({ ...keys.listView(viewId), ...view });
  }
  return (await withOwners([view]))[0]!;
}

function requireMayDelete(user: Person, { ownerUserId, isShared }: StoredView): void {
  const isOwn = ownerUserId === user.userId;
  // A view that is not shared is not revealed to others.
  if (!isOwn && !isShared) throw new AppError(notFound);
  if (!isOwn && !hasRole(user.role, 'SuperAdmin')) {
    throw new AppError(forbidden, { message: 'Bara den som sparade vyn, eller en superadmin, får ta bort den.' });
  }
}

function requireRoom(own: readonly StoredView[]): void {
  if (own.length < maxViews) return;
  // A SuperAdmin may restore the view of another user.
  throw new AppError(conflict, { message: `Var och en kan ha högst ${maxViews} sparade vyer. Ta bort någon först.` });
}

async function viewsOf(userId: number): Promise<StoredView[]> {
  return (await allViews()).filter(({ ownerUserId }) => ownerUserId === userId);
}

async function allViews(): Promise<StoredView[]> {
  return (await queryItems(listViews, listViewPrefix)).filter((item) => !isDeleted(item)).map(stored);
}

async function withOwners(views: readonly StoredView[]): Promise<ListView[]> {
  const owners = await findRecords(views.map(({ ownerUserId }) => ['user', ownerUserId] as const));
  return views.map((view) => ({
    ...view,
    ownerInitials: owners.get('user', view.ownerUserId)?.data.initials ?? '',
  }));
}

const isSame = (one: ListViewFields, other: ListViewFields) =>
  one.list === other.list && identityOf(one.name) === identityOf(other.name);

const isDeleted = (item: Item) => item['deleted'] === true;

const secondsOf = (now: Date) => Math.floor(now.getTime() / 1000);

const stored = (item: Item): StoredView => ({
  ...shapeOf(listViewFieldsSchema).parse(item),
  viewId: item['viewId'] as number,
  ownerUserId: item['ownerUserId'] as number,
});
