import { expect, it } from 'vitest';
import {
  all,
  any,
  differs,
  equals,
  exists,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  isEmptyList,
  isNew,
  isOneOf,
  lacks,
  lacksMember,
} from '../../../../../functions/data/core/condition.ts';
import {
  conditionOf,
  initially,
  prepended,
  updateOf,
  valueOf,
} from '../../../../../functions/data/core/item-change.ts';

it('a change names fields and values by placeholders, so that a reserved word may be a field', () => {
  expect(
    updateOf({ set: { state: 'Done', 'mail.deliveryAt': '2026' }, remove: ['due'], add: { attempts: 1 } }),
  ).toEqual({
    UpdateExpression: 'SET #state = :v0, #mail.#deliveryAt = :v1 REMOVE #due ADD #attempts :v2',
    ExpressionAttributeNames: {
      '#state': 'state',
      '#mail': 'mail',
      '#deliveryAt': 'deliveryAt',
      '#due': 'due',
      '#attempts': 'attempts',
    },
    ExpressionAttributeValues: { ':v0': 'Done', ':v1': '2026', ':v2': 1 },
  });
});

it('a change without values has no empty list of them, which DynamoDB refuses', () => {
  expect(updateOf({ remove: ['due'], onlyIf: exists })).toEqual({
    UpdateExpression: 'REMOVE #due',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#due': 'due' },
  });
});

it('a value may follow from the stored item', () => {
  const { UpdateExpression } = updateOf({
    set: { seenAt: initially('now'), since: valueOf('begunAt'), files: prepended([1]) },
  });
  expect(UpdateExpression).toBe(
    'SET #seenAt = if_not_exists(#seenAt, :v0), #since = #begunAt, #files = list_append(:v1, if_not_exists(#files, :v2))',
  );
});

it.each([
  [isNew, 'attribute_not_exists(pk)'],
  [lacks('code'), 'attribute_not_exists(#code)'],
  [equals({ state: 'Pending', 'data.passkeys[2].id': 'a' }), '#state = :v0 AND #data.#passkeys[2].#id = :v1'],
  [equals({}), undefined],
  [differs('state', 'Done'), '#state <> :v0'],
  [isBelow('ttl', 1), '#ttl < :v0'],
  [isAtMost('ttl', 1), '#ttl <= :v0'],
  [isAbove('ttl', 1), '#ttl > :v0'],
  [isAtLeast('ttl', 1), '#ttl >= :v0'],
  [isOneOf('due', ['a', 'b']), '#due IN (:v0, :v1)'],
  [isEmptyList('files'), 'size(#files) = :v0'],
  [lacksMember('subjects', 7), 'NOT contains(#subjects, :v0)'],
  [
    all(exists, any(lacks('a'), isBelow('a', 1))),
    '(attribute_exists(pk)) AND ((attribute_not_exists(#a)) OR (#a < :v0))',
  ],
  // DynamoDB refuses redundant parentheses.
  [all(any(isNew), exists), '(attribute_not_exists(pk)) AND (attribute_exists(pk))'],
])('a condition is written as DynamoDB reads it: %#', (condition, text) => {
  expect(conditionOf(condition).ConditionExpression).toBe(text);
});
