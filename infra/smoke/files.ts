import type { SiteClient } from '../../functions/operation/self-test/site-client.ts';
import { downloadFile, uploadFiles } from '../../shared/contract/files.ts';
import type { Project } from './clean-up.ts';

const file = 'Driftprov.txt';
const content = 'Ljud- och vibrationsmätning: 52 dB ± 0,4.\n';

export async function tryFiles(client: SiteClient, { projectCode }: Project): Promise<void> {
  const params = { projectCode };
  const size = Buffer.byteLength(content);
  const files = [{ file, size, contentType: 'text/plain' }];
  const [upload] = await client.call(uploadFiles, { params, body: { files } });
  if (upload?.method !== 'form') throw new Error(`Uppladdningen svarade ${upload?.method}.`);
  const form = new FormData();
  for (const [field, value] of Object.entries(upload.fields)) form.set(field, value);
  form.set('file', new Blob([content]), file);
  const sent = await fetch(upload.url, { method: 'POST', body: form });
  if (!sent.ok) throw new Error(`S3 svarade ${sent.status}: ${(await sent.text()).slice(0, 300)}`);

  const { url } = await client.call(downloadFile, { params, query: { path: file } });
  const fetched = await fetch(url);
  if ((await fetched.text()) !== content) throw new Error(`Nedladdningen (${fetched.status}) gav något annat.`);
}
