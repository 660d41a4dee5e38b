import { listErasures } from '../../../shared/contract/personal-data.ts';
import { pageOf } from '../../settings/page-of.ts';
import { route } from '../../request/route.ts';
import { findRecords } from '../../data/core/table.ts';
import { findErasures } from '../erasure-store.ts';

export const handler = route(listErasures, async ({ query, user }) => {
  const { items, meta } = await pageOf(await findErasures(), query, user.userId);
  const people = await findRecords(items.map(({ byUserId }) => ['user', byUserId] as const));
  return {
    items: items.map(({ byUserId, stage: _stage, below: _below, ...erasure }) => {
      const by = people.get('user', byUserId)?.data;
      return { ...erasure, byInitials: by?.initials ?? '', byName: by ? `${by.firstName} ${by.lastName}` : '' };
    }),
    meta,
  };
});
