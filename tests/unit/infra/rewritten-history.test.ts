import { expect, it } from 'vitest';
import { UnitOfWork } from '../../../functions/data/core/unit-of-work.ts';
import { stageErasedHistory } from '../../../functions/data/core/erase-history.ts';
import { keys } from '../../../functions/data/core/keys.ts';
import { TableName, asItem, dynamodb, whoMay } from './support/who-may.ts';

/** What the rights of functions allow with a history entry. */

function whoMayUpdate(key: { pk: string; sk: string }, names: object, expression: string): string[] {
  const Update = {
    TableName,
    Key: asItem(key),
    UpdateExpression: expression,
    ExpressionAttributeNames: names,
  };
  const asked = [
    ['UpdateItem', Update],
    ['TransactWriteItems', { TransactItems: [{ Update }] }],
  ] as const;
  const [alone, together] = asked.map(([operation, input]) => whoMay(dynamodb(operation, input)));
  expect(alone).toEqual(together);
  return alone!;
}

it.each([
  ['what was', { '#a': 'before' }, 'SET #a = :a'],
  ['what became', {}, 'SET after = :a'],
  ['both', { '#before': 'before', '#after': 'after' }, 'SET #before = :before, #after = :after'],
])('%s of a history entry is rewritten by the erasure of personal data alone', (_, names, expression) => {
  for (const kind of ['contact', 'user', 'customer', 'staff-time-log'] as const) {
    expect(whoMayUpdate(keys.history(kind, 7, 3), names, expression)).toEqual(['jobs/erase-personal-data']);
  }
});

it('of an invoice, nobody rewrites it', () => {
  expect(whoMayUpdate(keys.history('invoice', 7, 3), { '#a': 'before' }, 'SET #a = :a')).toEqual([]);
});

it('other updates are as free as before', () => {
  const may = whoMayUpdate(keys.record('contact', 7), { '#data': 'data' }, 'SET #data = :data, changedAt = :at');
  expect(may).toEqual(expect.arrayContaining(['routes/contacts/update-contact', 'jobs/run-due-tasks']));
  expect(whoMayUpdate(keys.migration('fill'), { '#a': 'after' }, 'SET #a = :a')).toContain('jobs/migrate');
  expect(whoMayUpdate(keys.fileTask(7), { '#a': 'after' }, 'SET #a = :a')).toContain('jobs/run-due-tasks');
});

it('the store writes what the right is about', () => {
  const unit = new UnitOfWork(0);
  process.env['TABLE_NAME'] ??= TableName;
  stageErasedHistory(unit, { kind: 'contact', id: 7 }, { version: 3, before: {}, after: {} });
  expect(unit.size).toBe(1);
});
