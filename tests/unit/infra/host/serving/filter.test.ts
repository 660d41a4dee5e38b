import { expect, it } from 'vitest';
import { recordFilter } from '../../../../../infra/host/stream/filter.ts';

const record = { eventName: 'INSERT', dynamodb: { Keys: { sk: { S: 'FOLLOW#pdf' } } } };
const fits = (...patterns: object[]) => recordFilter(patterns.map((pattern) => JSON.stringify(pattern)))(record);

it('a filter of events lets everything through without patterns', () => {
  expect(fits()).toBe(true);
});

it('a filter of events requires every field of one of its patterns', () => {
  const followUp = { dynamodb: { Keys: { sk: { S: [{ prefix: 'FOLLOW#' }] } } } };
  expect(fits({ eventName: ['INSERT'], ...followUp })).toBe(true);
  expect(fits({ eventName: ['REMOVE', 'MODIFY'], ...followUp })).toBe(false);
  expect(fits({ eventName: ['REMOVE'] }, followUp)).toBe(true);
  expect(fits({ dynamodb: { NewImage: { feed: { S: [{ exists: true }] } } } })).toBe(false);
  expect(fits({ dynamodb: { NewImage: { feed: { S: [{ exists: false }] } } } })).toBe(true);
  expect(fits({ eventName: [{ 'anything-but': ['INSERT'] }] })).toBe(false);
});

it('a filter of events does not start with a rule that it does not know', () => {
  expect(() => fits({ eventName: [{ suffix: 'ERT' }] })).toThrow('cannot filter by [{"suffix":"ERT"}]');
});

it('a filter of events is content with one that fits, of a list', () => {
  const filter = recordFilter([JSON.stringify({ tags: { set: ['ours'] } })]);
  expect(filter({ tags: { set: ['theirs', 'ours'] } })).toBe(true);
  expect(filter({ tags: { set: ['theirs'] } })).toBe(false);
  expect(filter({ tags: { set: [] } })).toBe(false);
});
