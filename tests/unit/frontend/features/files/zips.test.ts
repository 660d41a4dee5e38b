// @vitest-environment jsdom
import { ReadableStream } from 'node:stream/web';
import { beforeEach, expect, it, vi } from 'vitest';
import type { FileEntry } from '../../../../../shared/schemas/file.ts';

// jsdom lacks it.
vi.stubGlobal('ReadableStream', ReadableStream);
const call = vi.fn();
const saveFile = vi.fn();
vi.mock('../../../../../frontend/src/api/call.ts', () => ({ call }));
vi.mock('../../../../../frontend/src/api/save-file.ts', () => ({ saveFile }));
const { toast } = await import('../../../../../frontend/src/state/toast.ts');
const { downloadZip } = await import('../../../../../frontend/src/features/files/zip/download-zip.ts');
const { forget, zips } = await import('../../../../../frontend/src/features/files/zip/zips.ts');

const entry = (type: 'dir' | 'file', path: string, threat: string | null = null): FileEntry => ({
  type,
  path,
  basename: path.split('/').at(-1)!,
  extension: '',
  thumb: false,
  size: 1,
  timestamp: null,
  projectCode: '26-0042',
  threat,
});

beforeEach(() => saveFile.mockReset());

/** True if the browser asks before the page is left. */
const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('a download of several files creates no empty ZIP of quarantined files, but reports them', async () => {
  const reported = vi.spyOn(toast, 'error');
  call.mockResolvedValue({ items: [entry('file', 'Fält/farlig.exe', 'EICAR')], next: null });
  await downloadZip('26-0042', [entry('dir', 'Fält')]);
  expect(reported).toHaveBeenCalledWith('Det finns inget att ladda ner: allt är spärrat av viruskontrollen.');
  expect([saveFile.mock.calls, zips.get()]).toEqual([[], []]);
});

it('a ZIP guards against leaving the page until it is created', async () => {
  const { promise, resolve } = Promise.withResolvers<{ items: FileEntry[]; next: null }>();
  call.mockReturnValue(promise);
  expect(isHeld()).toBe(false);
  const downloading = downloadZip('26-0042', [entry('dir', 'Tom')]);
  expect(isHeld()).toBe(true);
  resolve({ items: [], next: null });
  await downloading;
  expect(isHeld()).toBe(false);
  const [[zip, name]] = saveFile.mock.calls as [[Blob, string]];
  expect([zip.type, name]).toEqual(['application/zip', '26-0042 Tom.zip']);
  expect(zip.size).toBeGreaterThan(0);
  for (const one of zips.get()) forget(one);
});
