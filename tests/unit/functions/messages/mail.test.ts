import { beforeEach, expect, it, vi } from 'vitest';
import { type Mail, MailRefused, sendMailOnce } from '../../../../functions/messages/mail.ts';
import { getSystemSettings } from '../../../../functions/settings/settings-store.ts';
import { systemSettings } from '../../../../shared/entities/system-settings.ts';

const sent = vi.hoisted(() => [] as { FromEmailAddress: string }[]);
const noted = vi.hoisted(() => [] as unknown[][]);

vi.mock('../../../../functions/platform/ses.ts', () => {
  class SendEmailCommand {
    readonly input: { FromEmailAddress: string };
    constructor(input: { FromEmailAddress: string }) {
      this.input = input;
    }
  }
  const client = { send: async ({ input }: SendEmailCommand) => void sent.push(input) };
  const service = async () => ({ client, SendEmailCommand });
  return { ses: service, sesOnce: service };
});
vi.mock('../../../../functions/settings/settings-store.ts', () => ({ getSystemSettings: vi.fn() }));
vi.mock('../../../../functions/messages/message-log-store.ts', () => ({
  keepMessage: async () => 'm',
  noteFate: async (...fate: unknown[]) => void noted.push(fate),
  messageTag: 'message',
}));

const mail: Mail = { kind: 'Invoice', to: 'kund@firman.example', subject: 'Faktura', text: 'Hej', html: '<p>Hej</p>' };

function sender(emailFrom: string): void {
  const data = { ...systemSettings.empty, emailFrom, emailFromName: '' };
  vi.mocked(getSystemSettings).mockResolvedValue({ data } as Awaited<ReturnType<typeof getSystemSettings>>);
}

beforeEach(() => {
  sent.length = 0;
  noted.length = 0;
  vi.stubEnv('MAIL_CONFIGURATION_SET', 'mail');
});

it('a sender that the mail service would refuse is blamed, not the receiver', async () => {
  sender('fakturåäö@firman.example');
  const refused = await sendMailOnce(mail).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(MailRefused);
  expect(refused).toMatchObject({ about: 'sender' });
  expect(sent).toEqual([]);
  expect(noted).toEqual([['m', 'Refused', 'Mejltjänsten godtog inte avsändaren']]);
});

it('a sender with å in its domain is written as the mail service takes it', async () => {
  sender('faktura@båtåäö.example');
  await sendMailOnce(mail);
  expect(sent).toMatchObject([{ FromEmailAddress: 'faktura@xn--bt-wiacb7h.example' }]);
});
