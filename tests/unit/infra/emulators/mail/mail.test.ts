import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SESv2Client, SendEmailCommand, type SendEmailCommandInput } from '@aws-sdk/client-sesv2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMail } from '../../../../../infra/emulators/mail/server.ts';

type Message = {
  id: string;
  from: string;
  to: string[];
  cc: string[];
  bcc: string[];
  replyTo: string[];
  subject: string;
  text: string;
  html: string;
  headers: { name: string; value: string }[];
  attachments: { name: string; type: string; size: number; path: string }[];
};

let mail: Awaited<ReturnType<typeof startMail>>;
let client: SESv2Client;
beforeAll(async () => {
  mail = await startMail();
  client = clientOf(mail.url);
});
afterAll(async () => {
  client.destroy();
  await mail.close();
});

function clientOf(endpoint: string): SESv2Client {
  const credentials = { accessKeyId: 'LOKAL', secretAccessKey: 'lokal' };
  return new SESv2Client({ endpoint, region: 'eu-north-1', credentials, maxAttempts: 1 });
}

const simple = (
  more: Partial<SendEmailCommandInput> = {},
  body: object = { Text: { Data: 'Hej!' } },
): SendEmailCommandInput => ({
  FromEmailAddress: 'klang@firman.example',
  Destination: { ToAddresses: ['kund@bolaget.example'] },
  Content: { Simple: { Subject: { Data: 'Faktura å ä ö' }, Body: body } },
  ...more,
});
const raw = (text: string, more: Partial<SendEmailCommandInput> = {}): SendEmailCommandInput => ({
  Content: { Raw: { Data: Buffer.from(text.replaceAll('\n', '\r\n')) } },
  ...more,
});
const send = async (input: SendEmailCommandInput) => (await client.send(new SendEmailCommand(input))).MessageId!;
const messages = async () => (await (await fetch(`${mail.url}/messages`)).json()) as Message[];
const sent = async (input: SendEmailCommandInput) => {
  const id = await send(input);
  return (await messages()).find((message) => message.id === id)!;
};
const page = async (path: string) => (await fetch(mail.url + path)).text();

describe('a simple mail', () => {
  it('is kept as it was sent', async () => {
    const message = await sent(
      simple({
        FromEmailAddress: '=?UTF-8?B?w4VzYSBManVk?= <klang@firman.example>',
        Destination: {
          ToAddresses: ['"Kund, Karl" <kund@bolaget.example>'],
          CcAddresses: ['kopia@bolaget.example'],
          BccAddresses: ['dold@firman.example'],
        },
        ReplyToAddresses: ['svar@firman.example'],
        Content: {
          Simple: {
            Subject: { Data: 'Faktura å ä ö' },
            Body: { Text: { Data: 'Hej' }, Html: { Data: '<p>Hej</p>' } },
            Headers: [{ Name: 'X-Klang', Value: '17' }],
            Attachments: [
              { FileName: 'Faktura å.pdf', ContentType: 'application/pdf', RawContent: Buffer.from('%PDF') },
            ],
          },
        },
      }),
    );
    expect(message).toMatchObject({
      from: 'Åsa Ljud <klang@firman.example>',
      to: ['Kund, Karl <kund@bolaget.example>'],
      cc: ['kopia@bolaget.example'],
      bcc: ['dold@firman.example'],
      replyTo: ['svar@firman.example'],
      subject: 'Faktura å ä ö',
      text: 'Hej',
      html: '<p>Hej</p>',
      headers: [{ name: 'X-Klang', value: '17' }],
      attachments: [{ name: 'Faktura å.pdf', type: 'application/pdf', size: 4 }],
    });
    const attachment = await fetch(mail.url + message.attachments[0]!.path);
    expect(await attachment.text()).toBe('%PDF');
    expect(attachment.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''Faktura%20%C3%A5.pdf`);
  });

  it('comes first in the list', async () => {
    const ids = [await send(simple()), await send(simple())];
    const [newest, next] = await messages();
    expect([next!.id, newest!.id]).toEqual(ids);
  });
});

describe('a raw mail', () => {
  const text = `From: =?UTF-8?Q?=C3=85sa?= <asa@firman.example>
To: Kund <kund@bolaget.example>
Subject: =?UTF-8?Q?R=C3=A4kning?=
Reply-To: svar@firman.example
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=gräns

--gräns
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: base64

${Buffer.from('<p>Här är den <img src="cid:logo"></p>').toString('base64')}
--gräns
Content-Type: image/png; name="logo.png"
Content-ID: <logo>
Content-Disposition: inline; filename="logo.png"
Content-Transfer-Encoding: base64

${Buffer.from('bild').toString('base64')}
--gräns--
`.replaceAll('gräns', 'grans');

  it('is taken apart', async () => {
    expect(await sent(raw(text))).toMatchObject({
      from: 'Åsa <asa@firman.example>',
      to: ['Kund <kund@bolaget.example>'],
      bcc: [],
      replyTo: ['svar@firman.example'],
      subject: 'Räkning',
      html: expect.stringContaining('Här är den'),
      attachments: [{ name: 'logo.png', type: 'image/png', size: 4 }],
    });
  });

  it('shows additional recipients of its destination', async () => {
    const ToAddresses = ['kund@bolaget.example', 'dold@firman.example'];
    const message = await sent(raw(text, { Destination: { ToAddresses } }));
    expect(message.bcc).toEqual(['dold@firman.example']);
  });

  it('shows the pictures it brings', async () => {
    const { id, attachments } = await sent(raw(text));
    expect(await page(`/mejl/${id}/innehall`)).toContain(`src="${attachments[0]!.path}"`);
  });
});

describe('SES refuses', () => {
  it.each([
    ['no recipient', simple({ Destination: {} })],
    ['an address without a domain', simple({ Destination: { ToAddresses: ['kund'] } })],
    ['an empty address', simple({ Destination: { ToAddresses: [''] } })],
    ['two addresses in one', simple({ Destination: { ToAddresses: ['a@b.example, c@d.example'] } })],
    ['å ä ö in an address', simple({ Destination: { ToAddresses: ['åsa@bolaget.example'] } })],
    ['å ä ö in a domain', simple({ Destination: { ToAddresses: ['kund@åäö.example'] } })],
    ['a name that is not encoded', simple({ FromEmailAddress: 'Åsa <asa@firman.example>' })],
    ['no sender', simple({ FromEmailAddress: undefined })],
    ['a body without content', simple({}, {})],
    [
      'more than fifty recipients',
      simple({ Destination: { ToAddresses: Array.from({ length: 51 }, (_, n) => `a${n}@b.example`) } }),
    ],
    ['a template', simple({ Content: { Template: { TemplateName: 'x' } } })],
    ['a raw mail without a sender', raw('To: a@b.example\nSubject: x\n\nhej\n')],
    ['a raw mail without a recipient', raw('From: a@b.example\nSubject: x\n\nhej\n')],
  ])('%s', async (_, input) => {
    const before = (await messages()).length;
    await expect(send(input)).rejects.toMatchObject({
      name: 'BadRequestException',
      $metadata: { httpStatusCode: 400 },
    });
    expect(await messages()).toHaveLength(before);
  });

  it('what is not JSON, and other calls', async () => {
    const answer = await fetch(`${mail.url}/v2/email/outbound-emails`, { method: 'POST', body: '{' });
    expect([answer.status, answer.headers.get('x-amzn-errortype')]).toEqual([400, 'BadRequestException']);
    const other = await fetch(`${mail.url}/v2/email/account`);
    expect([other.status, other.headers.get('x-amzn-errortype')]).toEqual([400, 'UnknownOperationException']);
  });
});

describe('the inbox page', () => {
  it('lists mails and opens one', async () => {
    const id = await send(simple({}, { Text: { Data: 'Återställ: http://localhost:3000/aterstall?kod=a&b=c.' } }));
    expect(await page('/')).toContain(`href="/mejl/${id}"`);
    const opened = await page(`/mejl/${id}`);
    expect(opened).toContain('<dd>klang@firman.example</dd>');
    expect(opened).toContain('<a href="http://localhost:3000/aterstall?kod=a&amp;b=c" target="_blank"');
    expect((await fetch(`${mail.url}/mejl/finns-inte`)).status).toBe(404);
  });

  it('keeps a mail from reaching out of its frame', async () => {
    const html = '<script>alert(1)</script><a href="http://localhost:3000/faktura/17">Öppna</a>';
    const id = await send(simple({}, { Html: { Data: html } }));
    expect(await page(`/mejl/${id}`)).not.toContain('<script');
    const framed = await fetch(`${mail.url}/mejl/${id}/innehall`);
    expect(framed.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(framed.headers.get('content-security-policy')).toContain('sandbox allow-popups');
    expect(await framed.text()).toContain('<base target="_blank">');
  });

  it('shows a subject as text', async () => {
    const Content = { Simple: { Subject: { Data: '<b>"fet"</b>' }, Body: { Text: { Data: 'x' } } } };
    const id = await send(simple({ Content }));
    for (const path of ['/', `/mejl/${id}`]) expect(await page(path)).toContain('&lt;b&gt;&quot;fet&quot;&lt;/b&gt;');
  });
});

it('the mail emulator keeps its mails over a restart', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'klang-mail-'));
  for (const expected of [1, 2]) {
    const server = await startMail({ dataDir });
    const Attachments = [{ FileName: 'a.txt', RawContent: Buffer.from('bilaga') }];
    const Content = { Simple: { Subject: { Data: 'Hej' }, Body: { Text: { Data: 'x' } }, Attachments } };
    const own = clientOf(server.url);
    await own.send(new SendEmailCommand(simple({ Content })));
    own.destroy();
    const all = (await (await fetch(`${server.url}/messages`)).json()) as Message[];
    expect(all).toHaveLength(expected);
    const oldest = all.at(-1)!;
    expect(await (await fetch(server.url + oldest.attachments[0]!.path)).text()).toBe('bilaga');
    await server.close();
  }
  await rm(dataDir, { recursive: true });
});
