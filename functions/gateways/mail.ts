import { SendEmailCommand, type SESv2Client } from '@aws-sdk/client-sesv2';
import { ses, sesOnce } from '../platform/ses.ts';
import { errorFields, log } from '../platform/log.ts';
import { environment } from '../platform/environment.ts';
import type { MessageFate, MessageKind } from '../../shared/schemas/message-log.ts';
import { keepMessage, messageTag, noteFate } from '../stores/messages/message-log-store.ts';
import { getSystemSettings } from '../stores/settings/settings-store.ts';

export type Mail = {
  /** What it is sent for, as the log of mails says. */
  kind: MessageKind;
  to: string;
  /** The receiver's, where it is known: for the log alone. */
  mobilePhone?: string;
  subject: string;
  text: string;
  html: string;
  /** Who gets it without standing in it. */
  bcc?: readonly string[];
  /** Where an answer goes, when not to the sender; empty is the same as none. */
  replyTo?: string;
  attachments?: readonly { fileName: string; contentType: string; content: Uint8Array }[];
  /** Come back with what the mail service tells of the mail. */
  tags?: Record<string, string>;
};

/** Sends one mail from the firm's own sender; tried again when the mail service does not answer, so it may come twice. */
export async function sendMail(mail: Mail): Promise<void> {
  await sendLogged(ses(), mail);
}

/** The mail service said no: the mail was not sent. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  /** What the no is about. */
  readonly about: 'request' | 'sender' | 'other';

  constructor(about: MailRefused['about'], cause: unknown) {
    super('The mail service refused the mail.', { cause });
    this.about = about;
  }
}

/**
 * Hands a mail over once and no more.
 * @throws MailRefused when it was surely not sent; any other error leaves that unknown
 */
export async function sendMailOnce(mail: Mail): Promise<void> {
  try {
    await sendLogged(sesOnce(), mail);
  } catch (error) {
    throw isRefusal(error) ? new MailRefused(subjectOf(error), error) : error;
  }
}

/**
 * Keeps in the log that it was sent, and whether that went well; what comes of it later is told by the mail service. A
 * log that does not take it stops no mail, and makes none look as if it had failed.
 */
async function sendLogged(client: SESv2Client, mail: Mail): Promise<void> {
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

async function send(client: SESv2Client, mail: Mail): Promise<void> {
  const { to, bcc = [], replyTo, subject, text, html, attachments = [], tags = {} } = mail;
  const { emailFrom, emailFromName } = (await getSystemSettings()).data;
  const address = emailFrom || environment.emailFromDefault();
  const part = (data: string) => ({ Data: data, Charset: 'UTF-8' });
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: emailFromName ? `${encodeName(emailFromName)} <${address}>` : address,
      Destination: { ToAddresses: [to], ...(bcc.length > 0 && { BccAddresses: [...bcc] }) },
      ...(replyTo && { ReplyToAddresses: [replyTo] }),
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

type Failure = Error & { code?: string; $metadata?: { httpStatusCode?: number } };

/** A plain no, or nobody there to ask. After a 500 or a silence the mail may have been sent. */
function isRefusal(error: unknown): error is Failure {
  if (!(error instanceof Error)) return false;
  const { code = '', $metadata: { httpStatusCode: status = 0 } = {} } = error as Failure;
  return (status >= 400 && status < 500) || status === 503 || ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(code);
}

function subjectOf({ name }: Failure): MailRefused['about'] {
  if (name === 'BadRequestException') return 'request';
  return name === 'MessageRejected' || name === 'MailFromDomainNotVerifiedException' ? 'sender' : 'other';
}

/** A sender's name outside ASCII goes as an encoded word (RFC 2047). */
function encodeName(name: string): string {
  return `=?UTF-8?B?${Buffer.from(name).toString('base64')}?=`;
}
