import { afterAll, beforeAll, expect, it } from 'vitest';
import { findRecord, getRecord } from '../../../../functions/data/core/table.ts';
import { UnitOfWork } from '../../../../functions/data/core/unit-of-work.ts';
import { stagePersonErasure } from '../../../../functions/personal-data/stage-erasure.ts';
import { handler as listDeleted } from '../../../../functions/records/routes/list-deleted.ts';
import { contact } from '../../../../shared/entities/contact.ts';
import { startTableOfFirm } from '../../../support/table-of-firm.ts';

let firm: Awaited<ReturnType<typeof startTableOfFirm>>;
beforeAll(async () => {
  firm = await startTableOfFirm();
});
afterAll(() => firm.close());

async function commit<Result>(stage: (unit: UnitOfWork) => Promise<Result> | Result): Promise<Result> {
  const unit = new UnitOfWork(firm.userId);
  const result = await stage(unit);
  await unit.commit(null);
  return result;
}

async function deletedContact(firstName: string): Promise<number> {
  const { id } = await commit((unit) => unit.create('contact', { ...contact.empty, firstName }));
  await commit(async (unit) => unit.remove(await getRecord('contact', id)));
  return id;
}

it('the list of deleted records neither shows nor counts persons whose data are erased', async () => {
  const kept = await deletedContact('Kvar');
  const erased = await deletedContact('Bort');
  const record = (await findRecord('contact', erased))!;
  await commit((unit) => stagePersonErasure(unit, record, new Date()));
  const { body } = await firm.call(listDeleted, { path: '/history/deleted' });
  const { items, meta } = JSON.parse(body!).result;
  expect(items.map(({ id }: { id: number }) => id)).toEqual([kept]);
  expect(meta).toMatchObject({ totalItems: 1, totalPages: 1 });
});
