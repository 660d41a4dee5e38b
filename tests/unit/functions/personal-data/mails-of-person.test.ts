import { expect, it, vi } from 'vitest';
import { mails } from '../../../../functions/personal-data/account-sections.ts';
import type { Person } from '../../../../functions/personal-data/person.ts';

const sent = { dateTime: '2026-11-20T10:00:00.000Z', kind: 'Invoice', subject: 'Faktura 000001', fate: 'Delivered' };

vi.mock('../../../../functions/messages/message-log-store.ts', () => ({
  getMessages: async () => [
    { ...sent, to: 'Anna@example.se', mobilePhone: '070-1' },
    { ...sent, to: 'ekonomi@example.se, Anna@example.se, bo@example.se', mobilePhone: '070-2' },
    { ...sent, to: 'bo@example.se', mobilePhone: '070-2' },
  ],
}));

it('the mails in a person’s file have no address or number of the others that they were sent to', async () => {
  const person = { emails: new Set(['anna@example.se']) } as unknown as Person;
  const rows = await mails.rows(person, { now: new Date(), knownChangedAt: undefined });
  expect(rows.map(({ to, phone }) => [to, phone])).toEqual([
    ['Anna@example.se', '070-1'],
    ['Anna@example.se', ''],
  ]);
});
