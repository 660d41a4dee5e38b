import { expect, it } from 'vitest';
import {
  attentionKindOf,
  needsAttention,
  withoutFollowUpTrouble,
} from '../../../../../shared/domain/invoice/attention.ts';

const pending = { state: 'Pending', needs: null, attempts: 1, lastError: '', isTrouble: false } as const;
const failing = { ...pending, lastError: 'Det gick inte.' };
const linked = { isLinkBroken: false };
const broken = { isLinkBroken: true };

it.each([
  ['waits for its first try', { ...pending, attempts: 0 }, linked, false],
  ['failed once and is tried again', failing, linked, false],
  ['failed three times', { ...failing, attempts: 3 }, linked, true],
  ['waits for a receiver', { ...failing, needs: 'receiver' }, linked, true],
  ['waits for the first link', { ...pending, needs: 'accounting-link' }, linked, false],
  ['waits for a link that broke', { ...pending, needs: 'accounting-link' }, broken, true],
  ['may or may not have gone', { ...pending, state: 'Uncertain', isTrouble: true }, linked, true],
  ['is not tried again', { ...failing, state: 'Stopped' }, linked, true],
  ['is done', { ...pending, state: 'Done' }, broken, false],
  ['is done and came back', { ...pending, state: 'Done', isTrouble: true }, linked, true],
] as const)('what %s needs attention or not', (_, followUp, link, expected) => {
  expect(needsAttention(followUp, link)).toBe(expected);
});

it('the list of what needs attention names a follow-up by its kind, and an invoice in Fortnox as not bookkept', () => {
  expect(attentionKindOf('accounting', 'Created')).toBe('not-registered');
  expect(attentionKindOf('accounting', 'Sent')).toBe('not-bookkept');
  expect(attentionKindOf('mail', 'Sent')).toBe('not-delivered');
  expect(attentionKindOf('pdf', 'Created')).toBe('pdf-missing');
  expect(attentionKindOf('settlement', 'Posted')).toBe('unsettled-credit');
});

it('the list of what needs attention has an open credit once, and other differences always', () => {
  const of = (kind: 'unsettled' | 'total' | 'foreign', invoiceId: number | null) => ({ kind, invoiceId });
  const found = [of('unsettled', 18), of('total', 18), of('unsettled', 19), of('foreign', null)];
  const stuck = [
    { kind: 'settlement', invoiceId: 18 },
    { kind: 'mail', invoiceId: 19 },
  ] as const;
  expect(withoutFollowUpTrouble(found, stuck)).toEqual([of('total', 18), of('unsettled', 19), of('foreign', null)]);
});
