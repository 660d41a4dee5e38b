import { expect, it } from 'vitest';
import { contractFaults, findHandlers } from '../../../infra/build/handler-files.ts';

const get = { name: 'routes/tags/get-all-tags', file: 'projects/routes/get-all-tags' };

it('the check of handlers names a route without a handler and a handler without a route', () => {
  const left = { name: 'routes/left-over', file: 'projects/routes/left-over' };
  expect(contractFaults([get, left], ['tags/get-all-tags', 'tags/not-made'])).toEqual([
    'Anropet tags/not-made saknar hanterare: routes/not-made.ts i dess mapp.',
    'Hanteraren functions/projects/routes/left-over.ts hör inte till något anrop i shared/contract.',
  ]);
});

it('the check of handlers names two routes whose handlers would have one name, and two handlers of one route', () => {
  expect(contractFaults([{ name: 'routes/a/b', file: 'a/routes/b' }], ['a/b', 'a/b'])).toEqual(['Två anrop heter b.']);
  const again = { ...get, file: 'files/routes/get-all-tags' };
  expect(contractFaults([get, again], ['tags/get-all-tags'])).toEqual([
    'Anropet tags/get-all-tags har flera hanterare: projects/routes/get-all-tags, files/routes/get-all-tags.',
  ]);
});

it('the check of handlers finds the handlers of calls in their features, and those of events, jobs and the hub', () => {
  expect(contractFaults(findHandlers().routes)).toEqual([]);
  expect(findHandlers().routes).toContainEqual(get);
  expect(findHandlers().others.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['events/on-record-changed', 'jobs/run-due-tasks', 'hub/connect', 'hub/disconnect']),
  );
});
