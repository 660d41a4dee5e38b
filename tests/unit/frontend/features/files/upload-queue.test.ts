// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { completeUpload, getUploadParts, uploadFiles } from '../../../../../shared/contract/calls/files.ts';
import { joinPath } from '../../../../../shared/lib/file-paths.ts';
import type { FileToKeep } from '../../../../../frontend/src/components/outbox/keep-files.ts';
import { ApiError } from '../../../../../frontend/src/api/api-error.ts';
import { eventually } from '../../../../support/eventually.ts';

const call = vi.fn();
vi.mock('../../../../../frontend/src/api/call.ts', () => ({ call }));
const sent: { url: string; bytes: number }[] = [];
/** The outcomes of the next uploads; undefined is success. */
const failures: (Error | undefined)[] = [];
vi.mock('../../../../../frontend/src/api/send-bytes.ts', async (original) => {
  const real = await original<typeof import('../../../../../frontend/src/api/send-bytes.ts')>();
  return {
    ...real,
    persist: (_signal: AbortSignal, work: () => Promise<unknown>) => work(),
    sendBytes: ({ url, body, onProgress }: Parameters<typeof real.sendBytes>[0]) => {
      const failure = failures.shift();
      if (failure) return Promise.reject(failure);
      const bytes = body instanceof Blob ? body.size : (body.get('file') as File).size;
      sent.push({ url, bytes });
      onProgress(bytes);
      return Promise.resolve();
    },
  };
});
const { UploadQueue, isRetriable } = await import('../../../../../frontend/src/features/files/uploads/upload-queue.ts');

const { checkNetwork } = await import('../../../../../frontend/src/api/network.ts');
const { UploadError } = await import('../../../../../frontend/src/api/send-bytes.ts');

const partSize = 16 * 1024 ** 2;
const large = 3 * partSize + 5;
const elsewhere = { ...uploadFiles, path: '/elsewhere/{projectCode}' };
let there: Set<string>;
let partsDone: number[];
let begun: number;

function answer(route: unknown, { body }: { body: any }): unknown {
  if (route === uploadFiles || route === elsewhere) {
    return body.files.map(({ file, size, replace }: any) => {
      if (there.has(joinPath(body.path, file).toLowerCase()) && !replace) return { file, path: file, method: 'exists' };
      if (size <= partSize) return { file, path: file, method: 'form', url: `form/${file}`, fields: { key: file } };
      begun += 1;
      return { file, path: file, method: 'parts', uploadId: `upload-${begun}` };
    });
  }
  if (route === getUploadParts) {
    if (body.uploadId !== `upload-${begun}`) throw new ApiError(404);
    const done = [
      ...partsDone,
      ...sent.filter(({ url }) => url.startsWith('part/')).map(({ url }) => Number(url.slice(5))),
    ];
    const parts = [1, 2, 3, 4]
      .filter((one) => !done.includes(one))
      .map((partNumber) => ({ partNumber, url: `part/${partNumber}` }));
    return { partSize, partCount: 4, done, parts };
  }
  return { done: true };
}

const breakNetwork = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

async function repairNetwork(): Promise<void> {
  vi.stubGlobal('fetch', async () => ({}));
  await checkNetwork();
}

beforeEach(async () => {
  await repairNetwork();
  localStorage.clear();
  sent.length = 0;
  failures.length = 0;
  partsDone = [];
  begun = 0;
  there = new Set();
  call
    .mockReset()
    .mockImplementation((...args: Parameters<typeof answer>) => Promise.resolve().then(() => answer(...args)));
});

function fileOf(name: string, size = 3, type = 'text/plain'): { path: string; blob: File } {
  const blob = new File(['x'], name, { type, lastModified: 7 });
  Object.defineProperty(blob, 'size', { value: size });
  blob.slice = (start = 0, end = size) => Object.create(Blob.prototype, { size: { value: end - start } }) as Blob;
  return { path: name, blob };
}

const settled = (queue: InstanceType<typeof UploadQueue>) =>
  eventually(() => {
    if (queue.isBusy) throw new Error('busy');
  });
const states = (queue: InstanceType<typeof UploadQueue>) => queue.items.map(({ file, state }) => [file, state]);

describe('the queue of uploads', () => {
  it('sends a thousand files, twenty asked for at a time', async () => {
    const queue = new UploadQueue(() => {});
    queue.add(
      '26-0042',
      '',
      Array.from({ length: 1000 }, (_, index) => fileOf(`${index}.txt`)),
    );
    await settled(queue);
    expect(queue.items.every(({ state }) => state === 'done')).toBe(true);
    expect(new Set(sent.map(({ url }) => url)).size).toBe(1000);
    const asked = call.mock.calls.filter(([route]) => route === uploadFiles);
    expect(asked.every(([, { body }]) => body.files.length <= 20)).toBe(true);
    expect(asked.length).toBeLessThan(260);
  });

  it('uses the given call', async () => {
    const queue = new UploadQueue(() => {});
    queue.add('26-0042', '', [fileOf('a.txt')]);
    queue.add('26-0042', '', [fileOf('b.txt')], elsewhere);
    await settled(queue);
    const asked = call.mock.calls.map(([route, { body }]) => [route.path, body.files.map(({ file }: any) => file)]);
    expect(asked).toEqual([
      [uploadFiles.path, ['a.txt']],
      [elsewhere.path, ['b.txt']],
    ]);
  });

  it('holds invalid files back, and distinguishes what can be retried', async () => {
    const queue = new UploadQueue(() => {});
    failures.push(new Error('bruten'));
    queue.add('26-0042', '', [fileOf('okänd', 3, ''), fileOf('CON.txt'), fileOf('stor.mp4', 6e9), fileOf('a.txt')]);
    await settled(queue);
    expect(queue.items.map(({ error }) => error)).toEqual([
      'Invalid file.',
      'CON är reserverat av Windows. Välj ett annat namn.',
      'Filen är för stor. Högst 5 GiB.',
      'bruten',
    ]);
    expect(queue.items.map(isRetriable)).toEqual([false, false, false, true]);
    queue.retry();
    await settled(queue);
    expect(queue.items.map(({ state }) => state)).toEqual(['failed', 'failed', 'failed', 'done']);
  });

  it('lets files wait in the outbox when the network is gone, with the key and the name of their first attempt', async () => {
    const kept: FileToKeep[] = [];
    const queue = new UploadQueue(
      () => {},
      async (files) => {
        kept.push(...files);
        return files.map(({ path }) => (path === 'c.txt' ? 'Utkorgen är full.' : undefined));
      },
    );
    breakNetwork();
    failures.push(new UploadError('bruten', { isPassing: true }));
    queue.add('26-0042', 'Fält', [fileOf('a.txt')]);
    await settled(queue);
    const [, { body }] = call.mock.calls.find(([route]) => route === uploadFiles)!;
    // The form's own path, which is the one that S3 may have received.
    expect(kept).toMatchObject([{ key: body.files[0].key, path: 'a.txt', projectCode: '26-0042', replace: false }]);
    expect(queue.items).toEqual([]);

    call.mockClear();
    queue.add('26-0042', '', [fileOf('b.txt'), fileOf('c.txt')]);
    await settled(queue);
    expect(call).not.toHaveBeenCalled();
    expect(kept.map(({ path }) => path)).toEqual(['a.txt', 'b.txt', 'c.txt']);
    expect(queue.items.map(({ file, error }) => [file, error])).toEqual([['c.txt', 'Utkorgen är full.']]);
    await repairNetwork();
    queue.retry();
    await settled(queue);
    expect(states(queue)).toEqual([['c.txt', 'done']]);
  });

  it('holds all back when the server is unreachable, and sends all on retry', async () => {
    const queue = new UploadQueue(() => {});
    const files = Array.from({ length: 100 }, (_, index) => fileOf(`${index}.txt`));
    call.mockImplementation(() => Promise.reject(new ApiError(0)));
    queue.add('26-0042', '', files);
    await settled(queue);
    expect(call).toHaveBeenCalledTimes(1);
    expect(queue.items.every((item) => isRetriable(item) && item.error?.startsWith('Ingen kontakt'))).toBe(true);
    call.mockImplementation((...args: Parameters<typeof answer>) => Promise.resolve().then(() => answer(...args)));
    queue.retry();
    await settled(queue);
    expect(states(queue).filter(([, state]) => state === 'done')).toHaveLength(100);
  });

  it('sends no more parts of a file that has failed', async () => {
    const queue = new UploadQueue(() => {});
    failures.push(new UploadError('bruten'));
    queue.add('26-0042', '', [fileOf('film.mp4', large, 'video/mp4')]);
    await settled(queue);
    expect(states(queue)).toEqual([['film.mp4', 'failed']]);
    expect(sent.map(({ url }) => url)).toEqual(['part/2', 'part/3']);
  });

  it('asks before it replaces, and follows the choice', async () => {
    there = new Set(['a.txt', 'b.txt']);
    const queue = new UploadQueue(() => {});
    queue.add('26-0042', '', [fileOf('a.txt'), fileOf('c.txt')]);
    await settled(queue);
    expect(states(queue)).toEqual([
      ['a.txt', 'exists'],
      ['c.txt', 'done'],
    ]);
    queue.settle('replace');
    await settled(queue);
    expect(states(queue).every(([, state]) => state === 'done')).toBe(true);
    queue.add('26-0042', '', [fileOf('b.txt')]);
    await settled(queue);
    queue.settle('skip');
    expect(queue.items).toEqual([]);
    expect(sent.map(({ url }) => url)).toEqual(['form/c.txt', 'form/a.txt']);
  });

  it('asks before it replaces a file that it has just sent itself, whatever the case of its name', async () => {
    const queue = new UploadQueue(({ folder, file }) => there.add(joinPath(folder, file).toLowerCase()));
    queue.add('26-0042', '', [fileOf('image.jpg')]);
    queue.add('26-0042', '', [fileOf('IMAGE.jpg')]);
    queue.add('26-0042', 'Fält', [fileOf('image.jpg')]);
    await settled(queue);
    expect(queue.items.map(({ folder, file, state }) => [folder, file, state])).toEqual([
      ['', 'image.jpg', 'done'],
      ['', 'IMAGE.jpg', 'exists'],
      ['Fält', 'image.jpg', 'done'],
    ]);
  });

  it('resumes a large file after an interruption, also after a reload', async () => {
    const queue = new UploadQueue(() => {});
    failures.push(undefined, new Error('bruten'));
    queue.add('26-0042', 'Film', [fileOf('a.mp4', large, 'video/mp4')]);
    await settled(queue);
    expect(queue.items.map(({ state, error }) => [state, error])).toEqual([['failed', 'bruten']]);
    const before = sent.length;
    expect(before).toBeGreaterThan(0);
    const another = new UploadQueue(() => {});
    another.add('26-0042', 'Film', [fileOf('a.mp4', large, 'video/mp4')]);
    await settled(another);
    expect(states(another)).toEqual([['a.mp4', 'done']]);
    expect(begun).toBe(1);
    expect(sent.map(({ url }) => url).sort()).toEqual(['part/1', 'part/2', 'part/3', 'part/4']);
    expect(sent.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(large);
    expect(call.mock.calls.filter(([route]) => route === completeUpload)).toHaveLength(1);
  });

  it('restarts a large file when its parts are gone', async () => {
    const queue = new UploadQueue(() => {});
    failures.push(new Error('bruten'), new Error('bruten'), new Error('bruten'));
    queue.add('26-0042', '', [fileOf('a.mp4', large, 'video/mp4')]);
    await settled(queue);
    begun = 5;
    queue.retry();
    await settled(queue);
    expect(queue.items.map(({ state }) => state)).toEqual(['done']);
    expect(begun).toBe(6);
  });

  it('asks before a large file whose parts are gone replaces what has taken its name since', async () => {
    const queue = new UploadQueue(() => {});
    failures.push(new Error('bruten'), new Error('bruten'), new Error('bruten'));
    queue.add('26-0042', '', [fileOf('a.mp4', large, 'video/mp4')]);
    await settled(queue);
    begun = 5;
    there.add('a.mp4');
    queue.retry();
    await settled(queue);
    expect(states(queue)).toEqual([['a.mp4', 'exists']]);
  });
});
