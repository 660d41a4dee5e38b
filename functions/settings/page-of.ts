import type { Paged } from '../../shared/schemas/list.ts';
import { getUserSettings } from './settings-store.ts';

type PageQuery = {
  currentPage?: number | undefined;
  itemsPerPage?: number | undefined;
  orderByDescending?: boolean | undefined;
};

export async function pageOf<Entry>(
  latestFirst: readonly Entry[],
  { currentPage = 1, itemsPerPage, orderByDescending = true }: PageQuery,
  userId: number,
): Promise<Paged<Entry>> {
  const all = orderByDescending ? latestFirst : latestFirst.toReversed();
  const pageSize = itemsPerPage ?? (await getUserSettings(userId)).data.itemsPerPageDefault;
  const size = pageSize || Math.max(all.length, 1);
  return {
    items: all.slice((currentPage - 1) * size, currentPage * size),
    meta: { totalItems: all.length, totalPages: Math.ceil(all.length / size), currentPage },
  };
}
