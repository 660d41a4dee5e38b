import type { Upload } from '../../../shared/schemas/file.ts';
import { persist, sendBytes } from './send-bytes.ts';

type Form = Extract<Upload, { method: 'form' }>;
type SendOptions = { file: Blob; signal: AbortSignal; onProgress: (sent: number) => void };

export async function sendForm({ url, fields }: Form, { file, signal, onProgress }: SendOptions): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file);
  // The form's other fields count as uploaded bytes too.
  const report = (sent: number) => onProgress(Math.min(sent, file.size));
  await persist(signal, () => sendBytes({ method: 'POST', url, body: form, signal, onProgress: report }));
}
