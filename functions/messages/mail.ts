import { addressesIn, emailAddressOf } from '../../shared/lib/email-address.ts';
import { encodedWords } from '../../shared/mail/encoded-words.ts';
import { ses, sesOnce } from '../platform/ses.ts';
import { errorFields, log } from '../platform/log.ts';
import { environment } from '../platform/environment.ts';
import type { MessageFate, MessageKind } from '../../shared/codes/messages.ts';
import { keepMessage, messageTag, noteFate } from './message-log-store.ts';
import { getSystemSettings } from '../settings/settings-store.ts';

export type Mail = {
  kind: MessageKind;
  /** One or more addresses, with commas between them. */
  to: string;
  mobilePhone?: string;
  subject: string;
  text: string;
  html: string;
  bcc?: readonly string[];
  replyTo?: string;
  attachments?: readonly { fileName: string; contentType: string; content: Uint8Array }[];
  /** SES returns the tags with delivery events. */
  tags?: Record<string, string>;
};

/** Retried when SES does not answer, so the mail may arrive twice. */
export async function sendMail(mail: Mail): Promise<void> {
  await sendLogged(ses, mail);
}

export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  readonly about: 'request' | 'sender' | 'other';

  constructor(about: MailRefused['about'], cause: unknown) {
    super('The mail service refused the mail.', { cause });
    this.about = about;
  }
}

/**
 * Sends a mail at most once.
 * @throws MailRefused when it was certainly not sent; after any other error the outcome is unknown
 */
export async function sendMailOnce(mail: Mail): Promise<void> {
  try {
    await sendLogged(sesOnce, mail);
  } catch (error) {
    throw isRefusal(error) ? new MailRefused(subjectOf(error), error) : error;
  }
}

/**
 * Logs the mail and whether SES accepted it; delivery events update the outcome later. A failing log neither stops the
 * mail nor makes it look failed.
 */
async function sendLogged(client: typeof ses, mail: Mail): Promise<void> {
  const { kind, to, mobilePhone = '', subject } = mail;
  const messageId = await inLog(() => keepMessage({ kind, to, mobilePhone, subject }, new Date()));
  const note = (fate: MessageFate, reason?: string) =>
    inLog(async () => messageId && (await noteFate(messageId, fate, reason)));
  try {
    await send(client, messageId ? { ...mail, tags: { ...mail.tags, [messageTag]: messageId } } : mail);
  } catch (error) {
    if (isRefusal(error)) await note('Refused', refusalReasons[subjectOf(error)]);
    else await note('Uncertain');
    throw error;
  }
  await note('Sent');
}

async function inLog<Result>(task: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await task();
  } catch (error) {
    log('error', { event: 'mail-not-logged', ...errorFields(error) });
    return undefined;
  }
}

const refusalReasons: Record<MailRefused['about'], string> = {
  request: 'Mejltjänsten godtog inte adressen',
  sender: 'Mejltjänsten godtog inte avsändaren',
  other: 'Mejltjänsten svarade inte eller sa nej',
};

async function send(service: typeof ses, mail: Mail): Promise<void> {
  const { to, bcc = [], replyTo, subject, text, html, attachments = [], tags = {} } = mail;
  const { emailFrom, emailFromName } = (await getSystemSettings()).data;
  const sender = emailAddressOf(emailFrom || environment.emailFromDefault());
  if (sender === null) throw new WrongSender();
  const copies = bcc.flatMap((one) => usable(one, 'bcc'));
  const reply = replyTo ? usable(replyTo, 'replyTo') : [];
  const part = (data: string) => ({ Data: data, Charset: 'UTF-8' });
  const { client, SendEmailCommand } = await service();
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: emailFromName ? `${encodedWords(emailFromName)} <${sender}>` : sender,
      Destination: {
        ToAddresses: addressesIn(to).map((one) => emailAddressOf(one) ?? one),
        ...(copies.length > 0 && { BccAddresses: copies }),
      },
      ...(reply.length > 0 && { ReplyToAddresses: reply }),
      ConfigurationSetName: environment.mailConfigurationSet(),
      EmailTags: Object.entries(tags).map(([Name, Value]) => ({ Name, Value })),
      Content: {
        Simple: {
          Subject: part(subject),
          Body: { Text: part(text), Html: part(html) },
          Attachments: attachments.map(({ fileName, contentType, content }) => ({
            FileName: fileName,
            ContentType: contentType,
            ContentDisposition: 'ATTACHMENT',
            ContentTransferEncoding: 'BASE64',
            RawContent: content,
          })),
        },
      },
    }),
  );
}

/** The service would refuse the address, and say of which one only that it is wrong. */
class WrongSender extends Error {
  override readonly name = 'WrongSender';
}

type Failure = Error & { code?: string; $metadata?: { httpStatusCode?: number } };

/** A 4xx, or an unreachable service. After a 500 or a timeout, the mail may have been sent. */
function isRefusal(error: unknown): error is Failure {
  if (!(error instanceof Error)) return false;
  if (error instanceof WrongSender) return true;
  const { code = '', $metadata: { httpStatusCode: status = 0 } = {} } = error as Failure;
  return (status >= 400 && status < 500) || status === 503 || ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(code);
}

const aboutSender = new Set(['MessageRejected', 'MailFromDomainNotVerifiedException', 'WrongSender']);

function subjectOf({ name }: Failure): MailRefused['about'] {
  if (name === 'BadRequestException') return 'request';
  return aboutSender.has(name) ? 'sender' : 'other';
}

/** The firm's own, which must not keep the mail from its receiver: without those that the service would refuse. */
function usable(address: string, field: 'bcc' | 'replyTo'): string[] {
  const sent = emailAddressOf(address);
  if (sent === null) log('error', { event: 'mail-address-left-out', field });
  return sent === null ? [] : [sent];
}
