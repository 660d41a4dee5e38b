import { ListObjectVersionsCommand } from '@aws-sdk/client-s3';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dynamodb } from '../../functions/platform/dynamodb.ts';
import { s3 } from '../../functions/platform/s3.ts';
import { keys } from '../../functions/data/core/keys.ts';
import { getInvoice } from '../../shared/contract/invoices.ts';
import type { ArchivedFile, FollowUp } from '../../shared/schemas/invoice.ts';
import type { Api } from './api.ts';
import { testStack } from './test-stack.ts';

export function archiveBucket(): string {
  const { environment } = testStack();
  Object.assign(process.env, environment);
  return environment['INVOICE_ARCHIVE']!;
}

/** All versions of an invoice's files in the bucket, newest first. */
export async function archivedVersions(invoiceId: number): Promise<{ key: string; versionId: string }[]> {
  const { Versions = [] } = await (
    await s3()
  ).client.send(new ListObjectVersionsCommand({ Bucket: archiveBucket(), Prefix: `invoices/${invoiceId}/` }));
  return Versions.map(({ Key = '', VersionId = '' }) => ({ key: Key, versionId: VersionId }));
}

export async function pdfFollowUp(api: Api, invoiceId: number): Promise<FollowUp> {
  const { followUps } = await api.result(getInvoice, { params: { invoiceId } });
  return followUps.find(({ kind }: FollowUp) => kind === 'pdf')!;
}

/** Overwrites the record of archived files, directly in the table. */
export async function setArchivedFiles(invoiceId: number, files: ArchivedFile[]): Promise<void> {
  Object.assign(process.env, testStack().environment);
  await dynamodb().send(
    new UpdateCommand({
      TableName: process.env['TABLE_NAME'],
      Key: keys.followUp(invoiceId, 'pdf'),
      UpdateExpression: 'SET files = :files',
      ExpressionAttributeValues: { ':files': files },
    }),
  );
}
