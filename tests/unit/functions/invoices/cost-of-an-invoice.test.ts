import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dynamodb } from '../../../../functions/platform/dynamodb.ts';
import { environment } from '../../../../functions/platform/environment.ts';
import { handler as getInvoice } from '../../../../functions/invoices/routes/get-invoice.ts';
import { feedShard } from '../../../../functions/data/core/feed-rows.ts';
import { maxInOneTransaction } from '../../../../functions/invoices/stores/split-work-orders.ts';
import { changesOf } from '../../../../shared/contract/headers.ts';
import { Rounds } from '../../../support/rounds.ts';
import { startTableOfFirm } from '../../../support/table-of-firm.ts';

let firm: Awaited<ReturnType<typeof startTableOfFirm>>;
let rounds: Rounds;

beforeAll(async () => {
  firm = await startTableOfFirm();
  rounds = new Rounds(dynamodb());
  // The first call opens the replica and learns whose the session is.
  await firm.invoice(await firm.makeProject(1));
});
afterAll(() => firm.close());

async function stepsOf(count: number): Promise<string[][]> {
  const projectId = await firm.makeProject(count);
  return rounds.of(() => firm.invoice(projectId));
}

it('an invoice is made in ten reads and seven steps, of which one takes the numbers', async () => {
  const steps = await stepsOf(20);
  expect(steps).toEqual([
    ['BatchGetItem'],
    ['BatchGetItem', 'GetItem', 'Query'],
    ['BatchGetItem', 'Query'],
    ['BatchGetItem', 'BatchGetItem'],
    ['BatchGetItem'],
    ['GetItem', 'UpdateItem', 'UpdateItem'],
    ['TransactWriteItems'],
  ]);
});

it('a large invoice reads its work once before locking it, and writes each slice of 49 once', async () => {
  const [two, three] = [await stepsOf(50), await stepsOf(99)];
  const lockStep = two.findIndex((step) => step.includes('TransactWriteItems'));
  expect(two.slice(lockStep, lockStep + 3).flat()).toEqual(Array<string>(3).fill('TransactWriteItems'));
  const writes = (steps: string[][]) => steps.flat().filter((name) => name === 'TransactWriteItems').length;
  expect(writes(two)).toBe(1 + 2 + 1);
  expect(writes(three)).toBe(1 + 3 + 1);
  expect(three.flat()).toHaveLength(two.flat().length + 1);
});

it.each([
  [maxInOneTransaction, 1],
  [maxInOneTransaction + 1, 2],
  [99, 4],
])('the answer of an invoice of %i work orders tells its %i changes, which lists can see', async (count, changes) => {
  const { changedAt } = await firm.invoice(await firm.makeProject(count));
  const reported = changesOf(changedAt);
  // Slices that are written in one millisecond are told by one instant.
  expect(reported.length).toBeLessThanOrEqual(changes);
  const seen = new Set<string>();
  for (const one of reported) {
    const { Items } = await dynamodb().send(
      new QueryCommand({
        TableName: environment.tableName(),
        IndexName: 'feed',
        KeyConditionExpression: 'feed = :shard AND changedAt = :changedAt',
        ExpressionAttributeValues: { ':shard': feedShard, ':changedAt': one },
      }),
    );
    expect(Items).not.toEqual([]);
    Items!.forEach(({ pk, sk }) => seen.add(`${pk} ${sk}`));
  }
  expect(seen.size).toBe(count + 1);
});

it('an invoice is opened in three steps: whose the session is, all of its own, and who asked for what follows it', async () => {
  const { invoiceId } = await firm.invoice(await firm.makeProject(2));
  const open = () => firm.call(getInvoice, { pathParameters: { invoiceId: String(invoiceId) } });
  const steps = await rounds.of(open);
  expect(steps).toEqual([['BatchGetItem'], ['GetItem', 'Query', 'Query'], ['GetItem']]);
});
