import { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import {
  completeUpload,
  continueFileTask,
  downloadFile,
  getUploadParts,
  listFiles,
  uploadFiles,
} from '../../shared/contract/files.ts';
import type { FileEntry } from '../../shared/schemas/file.ts';
import type { Api, CallOptions } from './api.ts';
import { makeProject, unique } from './builders.ts';
import { testStack } from './test-stack.ts';

/** Uploads files as a browser does: by a form, or in parts. */

type Form = { url: string; fields: Record<string, string> };

/** Uploads a file by its presigned form. */
export function sendForm({ url, fields }: Form, content: string | Blob, name = 'fil'): Promise<Response> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', content instanceof Blob ? content : new Blob([content]), name);
  return fetch(url, { method: 'POST', body: form });
}

/** The same form after its expiry, with a valid signature. */
export async function expiredForm({ fields }: Form): Promise<Form> {
  const { client, Bucket } = bucket();
  const kept = Object.entries(fields).filter(([name]) => name === 'Content-Type' || name.startsWith('x-amz-meta-'));
  const form = await createPresignedPost(client, {
    Bucket,
    Key: fields['key']!,
    Fields: Object.fromEntries(kept),
    Expires: -1,
  });
  return { url: `${form.url}/`, fields: form.fields };
}

const typeOfSample = 'text/plain';

export async function putFile(api: Api, projectCode: string, path: string, content = 'Ett prov.'): Promise<void> {
  const size = new Blob([content]).size;
  const files = [{ file: path, size, contentType: typeOfSample, replace: true }];
  const [upload] = await api.result(uploadFiles, { params: { projectCode }, body: { files } });
  const response = await sendForm(upload, content);
  if (!response.ok) throw new Error(`S3 answered ${response.status}: ${await response.text()}`);
}

export async function makeFile(api: Api, path = `${unique('Rapport')}.txt`, content?: string) {
  const { projectCode, projectId } = await makeProject(api);
  await putFile(api, projectCode, path, content);
  return { projectCode: projectCode as string, projectId: projectId as number, path };
}

export const largeSize = 70 * 1024 ** 2;

/** A multipart upload without any parts yet. */
export async function beginLargeFile(api: Api, projectCode: string, file = 'Film.mp4') {
  const files = [{ file, size: largeSize, contentType: 'video/mp4' }];
  const [{ uploadId }] = await api.result(uploadFiles, { params: { projectCode }, body: { files } });
  return { path: file, uploadId: uploadId as string, size: largeSize };
}

/** Uploads missing parts, up to a limit. */
export async function sendParts(api: Api, call: CallOptions, most = Infinity): Promise<void> {
  for (let sent = 0; sent < most;) {
    const { parts, partSize } = await api.result(getUploadParts, call);
    if (parts.length === 0) return;
    for (const { partNumber, url } of parts.slice(0, most - sent)) {
      const size = Math.min(partSize, largeSize - (partNumber - 1) * partSize);
      const response = await fetch(url, { method: 'PUT', body: new Uint8Array(size).fill(partNumber) });
      if (!response.ok) throw new Error(`S3 answered ${response.status}: ${await response.text()}`);
      sent += 1;
    }
  }
}

export const complete = (api: Api, call: CallOptions) => api.result(completeUpload, call);

/** Runs a task until it is done. */
export async function finish(api: Api, projectCode: string, { taskId }: { taskId: number }) {
  for (;;) {
    const progress = await api.result(continueFileTask, { params: { projectCode }, body: { taskId } });
    if (progress.isDone) return progress as { count: number; left: { path: string; message: string }[] };
  }
}

export async function entriesOf(api: Api, projectCode: string, path = ''): Promise<FileEntry[]> {
  const entries: FileEntry[] = [];
  let continueFrom = '';
  do {
    const query = { path, ...(continueFrom && { continueFrom }) };
    const page = await api.result(listFiles, { params: { projectCode }, query });
    entries.push(...page.items);
    continueFrom = page.next ?? '';
  } while (continueFrom);
  return entries;
}

export const namesOf = (entries: readonly FileEntry[]): string[] => entries.map(({ basename }) => basename);

export async function contentOf(api: Api, projectCode: string, path: string, versionId = ''): Promise<Response> {
  const query = { path, ...(versionId && { versionId }) };
  const { url } = await api.result(downloadFile, { params: { projectCode }, query });
  return fetch(url);
}

/** An S3 client, for states that no call can create. */
export function bucket(environment = testStack().environment) {
  const client = new S3Client({
    region: environment['AWS_REGION']!,
    endpoint: environment['AWS_ENDPOINT_URL_S3']!,
    credentials: {
      accessKeyId: environment['AWS_ACCESS_KEY_ID']!,
      secretAccessKey: environment['AWS_SECRET_ACCESS_KEY']!,
    },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { client, Bucket: environment['FILES_BUCKET']! };
}
