import { expect, it } from 'vitest';
import { contractFaults, findHandlers } from '../../../infra/build/handler-files.ts';

it('names a route without a handler and a handler without a route', () => {
  expect(
    contractFaults(['routes/tags/get-all-tags', 'routes/tags/left-over'], ['tags/get-all-tags', 'tags/not-made']),
  ).toEqual([
    'Anropet tags/not-made saknar hanterare: functions/routes/tags/not-made.ts.',
    'Hanteraren functions/routes/tags/left-over.ts hör inte till något anrop i shared/contract.',
  ]);
});

it('names two routes with one name', () => {
  expect(contractFaults(['routes/a/b'], ['a/b', 'a/b'])).toEqual(['Två anrop heter a/b.']);
});

it('finds the handlers of events, jobs and the hub', () => {
  expect(findHandlers().others).toEqual(
    expect.arrayContaining(['events/on-record-changed', 'jobs/run-due-tasks', 'hub/connect', 'hub/disconnect']),
  );
});
