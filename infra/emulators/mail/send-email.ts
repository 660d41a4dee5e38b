import { Buffer } from 'node:buffer';
import PostalMime, { type Address } from 'postal-mime';
import { bareAddress, readAddress, showAddress } from './addresses.ts';
import type { NewMail } from './mailbox.ts';
import { badRequest } from './ses-error.ts';
import type { SendContext } from './simulator.ts';

type Fields = Record<string, unknown>;

const maxRecipients = 50;
const largestMail = 40 * 1024 ** 2;

export async function readSendEmail(body: unknown): Promise<NewMail> {
  const request = fieldsOf(body, 'The request');
  const content = fieldsOf(request['Content'], 'Content');
  const kinds = ['Simple', 'Raw', 'Template'].filter((kind) => content[kind] !== undefined);
  if (kinds.length !== 1) throw badRequest('Exactly one of Simple, Raw and Template must be given.');
  if (kinds[0] === 'Template') throw badRequest('Templates are not built here.');
  const destination = request['Destination'] === undefined ? undefined : readDestination(request['Destination']);
  return kinds[0] === 'Simple'
    ? readSimple(request, fieldsOf(content['Simple'], 'Simple'), destination)
    : readRaw(request, fieldsOf(content['Raw'], 'Raw'), destination);
}

export function readSendRequest(body: unknown): SendContext {
  const request = fieldsOf(body, 'The request');
  const set = request['ConfigurationSetName'];
  const tags = listOf(request['EmailTags'], 'EmailTags').map((tag) => {
    const [name, value] = [textOf(tag['Name'], 'Name'), textOf(tag['Value'], 'Value')];
    if (![name, value].every((one) => /^[\w.@-]{1,256}$/.test(one))) throw badRequest('Invalid email tag.');
    return [name, value] as const;
  });
  return {
    configurationSet: set === undefined ? '' : textOf(set, 'ConfigurationSetName'),
    tags: Object.fromEntries(tags),
  };
}

type Destination = { to: string[]; cc: string[]; bcc: string[] };

function readDestination(value: unknown): Destination {
  const fields = fieldsOf(value, 'Destination');
  const destination = {
    to: addressesOf(fields['ToAddresses']),
    cc: addressesOf(fields['CcAddresses']),
    bcc: addressesOf(fields['BccAddresses']),
  };
  checkRecipients(Object.values(destination).flat());
  return destination;
}

function checkRecipients(recipients: readonly string[]): void {
  if (recipients.length === 0) throw badRequest('At least one recipient is required.');
  if (recipients.length > maxRecipients) throw badRequest(`Recipient count exceeds ${maxRecipients}.`);
}

function addressesOf(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw badRequest('Addresses must be a list.');
  return value.map(readAddress);
}

function readSimple(request: Fields, simple: Fields, destination: Destination | undefined): NewMail {
  if (!destination) throw badRequest('Destination is required.');
  const body = fieldsOf(simple['Body'], 'Body');
  if (body['Text'] === undefined && body['Html'] === undefined) throw badRequest('Body must hold Text or Html.');
  const mail: NewMail = {
    ...destination,
    from: readAddress(request['FromEmailAddress']),
    replyTo: addressesOf(request['ReplyToAddresses']),
    subject: dataOf(simple['Subject'], 'Subject'),
    text: body['Text'] === undefined ? '' : dataOf(body['Text'], 'Text'),
    html: body['Html'] === undefined ? '' : dataOf(body['Html'], 'Html'),
    headers: listOf(simple['Headers'], 'Headers').map((header) => ({
      name: textOf(header['Name'], 'Name'),
      value: textOf(header['Value'], 'Value'),
    })),
    attachments: listOf(simple['Attachments'], 'Attachments').map((attachment) => ({
      name: textOf(attachment['FileName'], 'FileName'),
      type:
        attachment['ContentType'] === undefined
          ? 'application/octet-stream'
          : textOf(attachment['ContentType'], 'ContentType'),
      contentId: attachment['ContentId'] === undefined ? '' : textOf(attachment['ContentId'], 'ContentId'),
      content: bytesOf(attachment['RawContent'], 'RawContent'),
    })),
  };
  // Base64 adds a third.
  const size = mail.attachments.reduce((sum, { content }) => sum + (content.length * 4) / 3, 0);
  checkSize(size + Buffer.byteLength(mail.text) + Buffer.byteLength(mail.html));
  return mail;
}

async function readRaw(request: Fields, raw: Fields, destination: Destination | undefined): Promise<NewMail> {
  const bytes = bytesOf(raw['Data'], 'Data');
  checkSize(bytes.length);
  const email = await PostalMime.parse(bytes);
  const [to, cc, hidden] = [email.to, email.cc, email.bcc].map((list) =>
    (list ?? []).flatMap(flatten).map(showAddress),
  );
  const from = email.from ? showAddress(email.from) : '';
  if (request['FromEmailAddress'] !== undefined) readAddress(request['FromEmailAddress']);
  else if (from === '') throw badRequest("Missing required header 'From'.");
  // SES sends only to the destination's addresses or, without one, to those of the headers.
  const recipients = destination ? Object.values(destination).flat() : [...to!, ...cc!, ...hidden!];
  checkRecipients(recipients);
  const visible = new Set([...to!, ...cc!].map(bareAddress));
  return {
    from: from || readAddress(request['FromEmailAddress']),
    to: to!,
    cc: cc!,
    bcc: recipients.filter((one) => !visible.has(bareAddress(one))),
    replyTo: (email.replyTo ?? []).flatMap(flatten).map(showAddress),
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: email.attachments.map((attachment, index) => ({
      name: attachment.filename ?? `bilaga-${index + 1}`,
      type: attachment.mimeType,
      contentId: (attachment.contentId ?? '').replaceAll(/^<|>$/g, ''),
      content: contentOf(attachment.content),
    })),
  };
}

function flatten(address: Address): Address[] {
  return address.group ?? [address];
}

function contentOf(content: ArrayBuffer | Uint8Array | string): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
}

function checkSize(bytes: number): void {
  if (bytes > largestMail) throw badRequest(`Message length is more than ${largestMail} bytes long.`);
}

function fieldsOf(value: unknown, name: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badRequest(`${name} is required.`);
  return value as Fields;
}

function listOf(value: unknown, name: string): Fields[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw badRequest(`${name} must be a list.`);
  return value.map((one) => fieldsOf(one, name));
}

function dataOf(value: unknown, name: string): string {
  return textOf(fieldsOf(value, name)['Data'], `${name}.Data`);
}

function textOf(value: unknown, name: string): string {
  if (typeof value !== 'string') throw badRequest(`${name} must be text.`);
  return value;
}

function bytesOf(value: unknown, name: string): Uint8Array {
  const text = textOf(value, name);
  if (!/^[A-Za-z\d+/\s]+={0,2}\s*$/.test(text)) throw badRequest(`${name} must be base64.`);
  return Buffer.from(text, 'base64');
}
