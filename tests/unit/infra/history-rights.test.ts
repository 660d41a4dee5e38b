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
  ['the values before', { '#a': 'before' }, 'SET #a = :a'],
  ['the values after', {}, 'SET after = :a'],
  ['both', { '#before': 'before', '#after': 'after' }, 'SET #before = :before, #after = :after'],
])('only the erasure of personal data may update %s of a history entry', (_, names, expression) => {
  for (const kind of ['contact', 'user', 'customer', 'staff-time-log'] as const) {
    expect(whoMayUpdate(keys.history(kind, 7, 3), names, expression)).toEqual(['jobs/erase-personal-data']);
  }
});

it('no function may update the history of an invoice', () => {
  expect(whoMayUpdate(keys.history('invoice', 7, 3), { '#a': 'before' }, 'SET #a = :a')).toEqual([]);
});

it('updates of records, migrations and file tasks stay allowed', () => {
  const may = whoMayUpdate(keys.record('contact', 7), { '#data': 'data' }, 'SET #data = :data, changedAt = :at');
  expect(may).toEqual(expect.arrayContaining(['routes/contacts/update-contact', 'jobs/run-due-tasks']));
  expect(whoMayUpdate(keys.migration('fill'), { '#a': 'after' }, 'SET #a = :a')).toContain('jobs/migrate');
  expect(whoMayUpdate(keys.fileTask(7), { '#a': 'after' }, 'SET #a = :a')).toContain('jobs/run-due-tasks');
});

it('stageErasedHistory writes one update of a history entry', () => {
  const unit = new UnitOfWork(0);
  process.env['TABLE_NAME'] ??= TableName;
  stageErasedHistory(unit, { kind: 'contact', id: 7 }, { version: 3, before: {}, after: {} });
  expect(unit.size).toBe(1);
});
