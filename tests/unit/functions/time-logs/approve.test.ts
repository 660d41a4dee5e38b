import { expect, it, vi } from 'vitest';
import { approve } from '../../../../functions/time-logs/approve.ts';
import type { Database } from '../../../../functions/data/replica/database.ts';
import { submitted } from '../../../../shared/domain/time-log-attest.ts';
import { replicaOf, row } from '../../../support/replica/rows.ts';

const knownChangedAt = '2026-11-02T07:29:59.000Z#1';
let asked = 0;
let firm: Database;
vi.mock('../../../../functions/data/replica/fresh-replica.ts', () => ({
  freshReplica: async (after: { knownChangedAt: string }) => {
    expect(after).toEqual({ knownChangedAt });
    asked += 1;
    return Promise.resolve(firm);
  },
}));

const now = new Date('2026-11-02T07:30:00.000Z');
const head = row('user', 1, { role: 'SuperAdmin' });
const consultant = row('user', 2, { role: 'Staff' });
const approveBy = (userId: number, ownerId: number) =>
  approve({ ...submitted(now), userId: ownerId }, { user: { userId }, now, knownChangedAt });

it('the approval of a time log looks for another SuperAdmin only when the log is the caller’s own', async () => {
  firm = replicaOf([head, consultant]);
  expect(await approveBy(1, 2)).toMatchObject({ approvedByUserId: 1 });
  expect(asked).toBe(0);
  expect(await approveBy(1, 1)).toMatchObject({ approvedByUserId: 1, dateApproved: now.toISOString() });
  expect(asked).toBe(1);
});

it('the approval of a time log refuses one’s own while another can approve it', async () => {
  firm = replicaOf([head, consultant, row('user', 3, { role: 'Developer' })]);
  await expect(approveBy(1, 1)).rejects.toThrow('Du kan inte godkänna din egen tidlogg.');
});
