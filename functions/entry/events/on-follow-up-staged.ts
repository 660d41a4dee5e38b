import type { AttributeValue, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { sendNewDeviceMail } from '../../messages/send-new-device-mail.ts';
import { sendSecurityMail } from '../../messages/send-security-mail.ts';
import { sendResetLink } from '../../messages/send-reset-link.ts';
import { beginListExport } from '../../exports/run-list-export.ts';
import { runFollowUp } from '../../invoices/follow-ups/run-follow-up.ts';
import {
  followUpPrefix,
  listExportPrefix,
  logInPrefix,
  resetRequestKey,
  securityNewsKey,
} from '../../data/core/keys.ts';
import type { SecurityNews } from '../../../shared/mail/security-mail.ts';
import type { LogInOutcome } from '../../../shared/codes/log-ins.ts';

type Image = Record<string, AttributeValue>;

/**
 * Runs the first attempt of follow-ups, new and retried; a job makes later attempts. Also sends reset links and mails
 * about new devices and keys, and writes list exports, none of which calls wait for.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<void> {
  const staged = new Map<number, string[]>();
  for (const record of event.Records) {
    const image = record.dynamodb?.NewImage;
    if (!image || !isStaged(record, image)) continue;
    const invoiceId = Number(image['invoiceId']?.N);
    const followUpId = record.dynamodb!.Keys!['sk']!.S!.slice(followUpPrefix.length);
    staged.set(invoiceId, [...(staged.get(invoiceId) ?? []), followUpId]);
  }
  const now = new Date();
  await Promise.all([
    ...[...staged].map(([invoiceId, followUpIds]) => runInTurn(invoiceId, followUpIds)),
    ...event.Records.flatMap(listExportIn).map((key) => beginListExport(key)),
    ...event.Records.flatMap(resetRequestIn).map((request) => sendResetLink(request, now)),
    ...event.Records.flatMap(newDeviceIn).map((seen) => sendNewDeviceMail(seen, now)),
    ...event.Records.flatMap(securityNewsIn).map((news) => sendSecurityMail(news, now)),
  ]);
}

function resetRequestIn({ eventName, dynamodb }: DynamoDBRecord) {
  if (eventName !== 'INSERT' || dynamodb?.Keys?.['sk']?.S !== resetRequestKey) return [];
  return [{ requestId: dynamodb.NewImage!['requestId']!.S!, email: dynamodb.NewImage!['email']!.S! }];
}

function newDeviceIn({ eventName, dynamodb }: DynamoDBRecord) {
  const { sk } = dynamodb?.Keys ?? {};
  const { userId, at, device, address, outcome } = dynamodb?.NewImage ?? {};
  const isNew = outcome?.S === ('NewDevice' satisfies LogInOutcome);
  if (eventName !== 'INSERT' || !sk?.S?.startsWith(logInPrefix) || !isNew) return [];
  return [{ userId: Number(userId!.N), at: at!.S!, device: device!.S!, address: address!.S! }];
}

function securityNewsIn({ eventName, dynamodb }: DynamoDBRecord) {
  if (eventName !== 'INSERT' || dynamodb?.Keys?.['sk']?.S !== securityNewsKey) return [];
  const { userId, change, what, at } = dynamodb.NewImage!;
  return [{ userId: Number(userId!.N), change: change!.S as SecurityNews['change'], what: what!.S!, at: at!.S! }];
}

function listExportIn({ eventName, dynamodb }: DynamoDBRecord) {
  if (eventName !== 'INSERT' || !dynamodb?.Keys?.['sk']?.S?.startsWith(listExportPrefix)) return [];
  const { pk, sk } = dynamodb.Keys;
  return [{ pk: pk!.S!, sk: sk.S }];
}

function isStaged({ eventName, dynamodb }: DynamoDBRecord, image: Image): boolean {
  if (!dynamodb?.Keys?.['sk']?.S?.startsWith(followUpPrefix)) return false;
  return eventName === 'INSERT' || (image['attempts']?.N === '0' && image['state']?.S === 'Pending');
}

async function runInTurn(invoiceId: number, followUpIds: string[]): Promise<void> {
  const isPdf = (id: string) => id === 'pdf';
  const ordered = [...new Set([...followUpIds.filter(isPdf), ...followUpIds])];
  for (const followUpId of ordered) await runFollowUp(invoiceId, followUpId);
}
