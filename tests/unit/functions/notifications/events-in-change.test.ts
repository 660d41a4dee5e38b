import { describe, expect, it } from 'vitest';
import { eventsIn } from '../../../../functions/notifications/events-in-change.ts';
import { keys } from '../../../../functions/data/core/keys.ts';
import { streamImage as image } from '../../../support/stream-image.ts';

const at = '2026-11-20T08:00:00.000Z';
const changedAt = '2026-11-20T07:59:59.123Z';

const change = (key: { pk: string; sk: string }, before: object | undefined, after: object) =>
  eventsIn({ ...key, before: before && image(before), after: image(after), at });

const project = (data: object, more: object = {}) => ({
  kind: 'project',
  id: 7,
  changedAt,
  changedBy: 1,
  deleted: false,
  data: { projectOwnerUserId: 1, projectReviewerUserId: null, ...data },
  ...more,
});
const ofProject = (before: object | undefined, after: object) => change(keys.record('project', 7), before, after);

const followUp = (fields: object) => ({
  invoiceId: 9,
  kind: 'accounting',
  state: 'Pending',
  attempts: 0,
  lastError: '',
  needs: null,
  due: 'due',
  ...fields,
});
const ofFollowUp = (before: object | undefined, after: object) =>
  change(keys.followUp(9, 'accounting'), before, after).map(({ followUp: kind, needsBrokenLink }) => [
    kind,
    needsBrokenLink,
  ]);

describe('the events in a change', () => {
  it('name who a project is given to, with the time of the change', () => {
    expect(ofProject(project({}), project({ projectReviewerUserId: 3 }))).toEqual([
      {
        kind: 'GivenProject',
        as: 'reviewer',
        at: changedAt,
        byUserId: 1,
        subjectId: 7,
        userIds: [3],
        projectId: 7,
      },
    ]);
    expect(ofProject(undefined, project({})).map(({ as, userIds }) => [as, userIds])).toEqual([['owner', [1]]]);
  });

  it('are none of a change that moves nothing, a seed, a deletion or a restoration', () => {
    const given = project({ projectOwnerUserId: 3 });
    expect(ofProject(given, given)).toEqual([]);
    expect(ofProject(undefined, { ...given, changedBy: 0 })).toEqual([]);
    expect(ofProject(given, project({ projectOwnerUserId: 4 }, { deleted: true }))).toEqual([]);
    expect(ofProject({ ...given, deleted: true }, project({ projectOwnerUserId: 4 }))).toEqual([]);
  });

  it('name owner and helper of a work order, but not the shared helper', () => {
    const workOrder = (data: object) => ({ kind: 'work-order', id: 5, changedAt, changedBy: 1, deleted: false, data });
    const key = keys.record('work-order', 5);
    const fields = { projectId: 7, workOrderOwnerUserId: 2, workOrderHelperUserId: 3 };
    expect(change(key, undefined, workOrder(fields)).map(({ as, userIds }) => [as, userIds])).toEqual([
      ['owner', [2]],
      ['helper', [3]],
    ]);
    expect(change(key, workOrder(fields), workOrder({ ...fields, workOrderHelperUserId: -1 }))).toEqual([]);
  });

  it('are of a follow-up when it becomes stuck, not while it is', () => {
    const failed = followUp({ attempts: 3, lastError: 'Fortnox svarar inte.' });
    expect(ofFollowUp(followUp({ attempts: 2, lastError: 'Fortnox svarar inte.' }), failed)).toEqual([
      ['accounting', false],
    ]);
    expect(ofFollowUp(failed, followUp({ attempts: 4, lastError: 'Fortnox svarar inte.' }))).toEqual([]);
    expect(ofFollowUp(failed, followUp({ state: 'Done', attempts: 4 }))).toEqual([]);
    const waiting = followUp({ needs: 'accounting-link' });
    expect(ofFollowUp(undefined, waiting)).toEqual([['accounting', true]]);
    expect(ofFollowUp(waiting, followUp({ needs: 'accounting-link', attempts: 1 }))).toEqual([]);
    expect(ofFollowUp(waiting, failed)).toEqual([['accounting', false]]);
    expect(ofFollowUp(followUp({ state: 'Done' }), followUp({ state: 'Done', due: 'mail-trouble' }))).toHaveLength(1);
  });

  it('are of an invoice when it becomes overdue, not when it is made', () => {
    const invoice = (status: string) => ({
      kind: 'invoice',
      id: 9,
      changedAt,
      changedBy: 0,
      deleted: false,
      data: { status },
    });
    const kinds = (before: object | undefined, after: object) =>
      change(keys.record('invoice', 9), before, after).map(({ kind }) => kind);
    expect(kinds(invoice('Posted'), invoice('Overdue'))).toEqual(['OverdueInvoice']);
    expect(kinds(invoice('Overdue'), invoice('Overdue'))).toEqual([]);
    expect(kinds(undefined, invoice('Overdue'))).toEqual([]);
  });

  it('are of a time log that is sent back', () => {
    const log = (status: string) => ({
      kind: 'staff-time-log',
      id: 8,
      changedAt,
      changedBy: 2,
      deleted: false,
      data: { userId: 4, year: 2026, month: 10, status, lines: [] },
    });
    const key = keys.record('staff-time-log', 8);
    expect(change(key, log('Submitted'), log('Draft'))).toEqual([
      expect.objectContaining({ as: 'sent-back', userIds: [4], byUserId: 2, name: 'oktober 2026' }),
    ]);
    expect(change(key, log('Draft'), log('Draft'))).toEqual([]);
    expect(change(key, undefined, log('Draft'))).toEqual([]);
  });

  it('are of an export and an import when they end', () => {
    const asked = { userId: 4, exportId: 2, name: 'Kunder', state: 'Pending' };
    const ended = (state: string) => change(keys.listExport(4, 2), asked, { ...asked, state });
    expect(ended('Done')).toEqual([expect.objectContaining({ as: 'exported', userIds: [4], name: 'Kunder' })]);
    expect(ended('Failed').map(({ as }) => as)).toEqual(['export-failed']);
    expect(ended('Pending')).toEqual([]);
    const batch = (state: string, kind: string) => ({ userId: 4, total: 9, skipped: [3], state, task: { kind } });
    const batchEnds = (kind: string) => change(keys.batch(6), batch('Pending', kind), batch('Done', kind));
    expect(batchEnds('import-projects')).toEqual([
      expect.objectContaining({ as: 'imported', subjectId: 6, userIds: [4], name: '8' }),
    ]);
    expect(batchEnds('set-status')).toEqual([]);
  });
});
