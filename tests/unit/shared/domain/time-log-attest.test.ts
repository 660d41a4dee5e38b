import { describe, expect, it } from 'vitest';
import {
  approved,
  eventIn,
  isMissing,
  isNotSentIn,
  newAttest,
  requireUnlocked,
  sentBack,
  stateOf,
  submitted,
  unapproved,
} from '../../../../shared/domain/time-log-attest.ts';
import { staffTimeLog } from '../../../../shared/entities/staff-time-log.ts';
import { schemasOf } from '../../../../shared/entities/schemas-of.ts';
import { latestEndedMonth, monthAfter, monthIndex, monthOfIndex } from '../../../../shared/lib/months.ts';

const owner = 4;
const head = 7;
const now = new Date('2026-11-02T07:30:00.000Z');
const byHead = { isOwner: false };
const draft = { ...newAttest, userId: owner };
const sent = { ...submitted(now), userId: owner };
const attested = { ...approved(sent, { userId: head, now }), userId: owner };

describe('the attest of a time log', () => {
  it('goes from started over submitted to approved, and back', () => {
    expect([draft, sent, attested].map(stateOf)).toEqual(['Started', 'Submitted', 'Approved']);
    expect(attested).toMatchObject({ dateApproved: now.toISOString(), approvedByUserId: head });
    expect(unapproved(attested)).toEqual(submitted(now));
    const back = sentBack(sent, { userId: head, now, note: 'Lägg till den 12' });
    expect(stateOf(back)).toBe('SentBack');
    expect(back).toMatchObject({ status: 'Draft', dateSubmitted: null, sentBackNote: 'Lägg till den 12' });
    expect(submitted(now)).toMatchObject({ dateSentBack: null, sentBackNote: '' });
  });

  it('is started, not sent back, when its owner reopens it', () => {
    expect(stateOf(sentBack(sent, { userId: owner, now, note: '' }))).toBe('Started');
  });

  it('refuses what does not follow from the state, and the approval of one’s own', () => {
    const by = { userId: head, now };
    expect(() => approved(sent, { userId: owner, now })).toThrow('Du kan inte godkänna din egen tidlogg.');
    expect(() => approved(draft, by)).toThrow('Tidloggen är inte inskickad.');
    expect(() => approved(attested, by)).toThrow('Tidloggen är redan godkänd.');
    expect(() => sentBack(attested, { ...by, note: '' })).toThrow('Ta först tillbaka godkännandet.');
    expect(() => sentBack(draft, { ...by, note: '' })).toThrow('Tidloggen är inte inskickad.');
    expect(() => unapproved(sent)).toThrow('Tidloggen är inte godkänd.');
    expect(() => requireUnlocked(sent)).toThrow('Tidloggen är inskickad och kan inte ändras eller tas bort.');
    expect(() => requireUnlocked(attested)).toThrow('Tidloggen är godkänd och kan inte ändras eller tas bort.');
    expect(() => requireUnlocked(draft)).not.toThrow();
  });

  it('is one’s own only for whoever nobody else can approve', () => {
    const alone = approved(sent, { userId: owner, now, isAlone: true });
    expect(alone).toMatchObject({ dateApproved: now.toISOString(), approvedByUserId: owner });
    expect(() => approved(draft, { userId: owner, now, isAlone: true })).toThrow('Tidloggen är inte inskickad.');
  });

  it('is described by what changes, whole or in part', () => {
    expect(eventIn(draft, sent, byHead)).toBe('Submitted');
    expect(eventIn(sent, attested, byHead)).toBe('Approved');
    expect(eventIn(attested, sent, byHead)).toBe('ApprovalUndone');
    expect(eventIn(sent, draft, byHead)).toBe('SentBack');
    expect([eventIn(draft, draft, byHead), eventIn(attested, attested, byHead), eventIn({}, draft, byHead)]).toEqual(
      Array(3).fill(undefined),
    );
    expect(eventIn({ dateApproved: null }, { dateApproved: now.toISOString() }, byHead)).toBe('Approved');
    expect(eventIn(sent, attested, { isOwner: true })).toBe('ApprovedAlone');
  });

  it('waits for the owner until the log is sent in', () => {
    const states = ['Missing', 'Started', 'SentBack', 'Submitted', 'Approved'] as const;
    expect(states.filter(isNotSentIn)).toEqual(['Missing', 'Started', 'SentBack']);
  });

  it('is none of logs stored before there was one', () => {
    const { stored } = schemasOf(staffTimeLog);
    const old = stored.parse({ userId: 4, year: 2026, month: 1, status: 'Submitted', lines: [] });
    expect(stateOf(old)).toBe('Submitted');
    expect(stateOf(stored.parse({ userId: 4, year: 2026, month: 1, lines: [] }))).toBe('Started');
  });
});

describe('a month without a log', () => {
  const month = { year: 2026, month: 10 };

  it('is missing when it has ended and its owner has kept logs from before', () => {
    const firstLog = { year: 2025, month: 12 };
    expect(isMissing(month, { firstLog, today: '2026-11-01', employedUntil: '' })).toBe(true);
    expect(isMissing(month, { firstLog, today: '2026-11-01', employedUntil: '2026-10-01' })).toBe(true);
    expect(isMissing(month, { firstLog, today: '2026-11-01', employedUntil: '2026-09-30' })).toBe(false);
    expect(isMissing(month, { firstLog, today: '2026-10-31', employedUntil: '' })).toBe(false);
    expect(isMissing(month, { firstLog: undefined, today: '2026-11-01', employedUntil: '' })).toBe(false);
    expect(isMissing(month, { firstLog: month, today: '2026-11-01', employedUntil: '' })).toBe(false);
    expect(isMissing(month, { firstLog: { year: 2026, month: 11 }, today: '2026-12-01', employedUntil: '' })).toBe(
      false,
    );
  });

  it('is counted over the turn of the year', () => {
    expect(latestEndedMonth('2027-01-15')).toEqual({ year: 2026, month: 12 });
    expect(monthAfter({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
    for (const one of [month, { year: 2026, month: 12 }, { year: 2027, month: 1 }]) {
      expect(monthOfIndex(monthIndex(one))).toEqual(one);
    }
  });
});
