import { listErasures } from '../../../shared/contract/personal-data.ts';
import { pageOf } from '../../runtime/page-of.ts';
import { route } from '../../runtime/route.ts';
import { findRecords } from '../../stores/core/table.ts';
import { findErasures } from '../../stores/tasks/erasure-store.ts';

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
