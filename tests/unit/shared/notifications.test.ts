import { describe, expect, it } from 'vitest';
import { matchPath } from 'react-router-dom';
import { screenList } from '../../../frontend/src/navigation/screens.ts';
import { writePanel } from '../../../frontend/src/navigation/panel-address.ts';
import { panels } from '../../../frontend/src/navigation/paths.ts';
import { mailDayOf, mailTimeOf } from '../../../shared/domain/daily-mail.ts';
import { userSettings } from '../../../shared/entities/user-settings.ts';
import { notificationKinds } from '../../../shared/codes/notifications.ts';
import { dailyMail } from '../../../shared/mail/daily-mail.ts';
import { nameOfInstalments, notifications, notificationText } from '../../../shared/text/notifications.ts';

const opened = [panels.invoice(12), panels.workOrder({ workOrderId: 12 }), panels.agreedInvoice(12)].map(writePanel);

const every = notificationKinds.flatMap((kind) =>
  Object.keys(notifications[kind].as).flatMap((as) =>
    [1, 3].map((count) => ({ kind, facts: { as, by: 'BS', name: '26-0012', subjectId: 12, count } })),
  ),
);

describe('the table of notifications', () => {
  it.each(every)(
    '$kind as $facts.as of $facts.count leads to a screen, and to a panel that exists',
    ({ kind, facts }) => {
      const { pathname, searchParams } = new URL(notifications[kind].link(facts), 'https://klang.example');
      expect(screenList.filter(({ path }) => matchPath(path, pathname))).toHaveLength(1);
      const panel = searchParams.get('panel');
      if (panel) expect(opened).toContain(panel);
      expect(notificationText(kind, facts)).not.toMatch(/undefined|^\s|\s$/);
      if (facts.count > 1) expect(notificationText(kind, facts)).toContain('3');
    },
  );

  it('gives each kind a setting with its channel until the user chooses', () => {
    for (const kind of notificationKinds) {
      expect(userSettings.empty[`tell${kind}`]).toBe('Here');
      expect(userSettings.labels[`tell${kind}`]).not.toBe('');
    }
  });
});

describe('instalments to invoice', () => {
  const start = { name: 'Start', leftOre: 33_330_50 };
  it.each([
    [[start], 'Att fakturera i 26-0012: delbetalningen ”Start”, 33 330,50 kr'],
    [[start, { name: 'Rapport', leftOre: 10_00 }], 'Att fakturera i 26-0012: 2 delbetalningar, 33 340,50 kr'],
  ])('are listed with project, text and sum: %j', (instalments, sentence) => {
    const facts = { as: 'due', by: '', name: nameOfInstalments('26-0012', instalments), subjectId: 12, count: 1 };
    expect(notificationText('InstalmentDue', facts).replaceAll('\u00a0', ' ')).toBe(sentence);
  });
});

describe('the daily mail', () => {
  it('is at seven in Sweden, and a quarter before it closes', () => {
    expect(mailTimeOf('2026-11-24')).toBe('2026-11-24T06:00:00.000Z');
    expect(mailTimeOf('2026-07-01')).toBe('2026-07-01T05:00:00.000Z');
    // The days on which summer time begins and ends.
    expect(mailTimeOf('2026-03-29')).toBe('2026-03-29T05:00:00.000Z');
    expect(mailTimeOf('2026-10-25')).toBe('2026-10-25T06:00:00.000Z');
    expect(mailDayOf(new Date('2026-11-24T05:44:59.999Z'))).toBe('2026-11-24');
    expect(mailDayOf(new Date('2026-11-24T05:45:00.000Z'))).toBe('2026-11-25');
    expect(mailDayOf(new Date('2026-11-23T23:30:00.000Z'))).toBe('2026-11-24');
  });

  it('names and links each notification, and is safe to show', () => {
    const reported = [
      { text: 'BS har gjort dig till ansvarig för projekt <A>', link: '/projectdetails/7' },
      { text: 'Faktura 1042 har förfallit', link: '/invoices/archive/overdue' },
    ];
    const { subject, text, html } = dailyMail('Alva', { notifications: reported, siteUrl: 'https://klang.example' });
    expect(subject).toBe('Klang: 2 nya meddelanden');
    expect(text).toContain('Faktura 1042 har förfallit\nhttps://klang.example/invoices/archive/overdue');
    expect(html).toContain('<a href="https://klang.example/projectdetails/7">BS har gjort dig till ansvarig');
    expect(html).toContain('&lt;A&gt;');
  });
});
