// @vitest-environment jsdom
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { noteUploads, uploadFiles } from '../../../../shared/contract/calls/files.ts';
import { ApiError } from '../../../../frontend/src/api/api-error.ts';
import type { OutboxEntry, WaitingFile } from '../../../../frontend/src/api/outbox-entry.ts';

const call = vi.fn();
const sendBytes = vi.fn();
vi.mock('../../../../frontend/src/api/call.ts', () => ({ call }));
vi.mock('../../../../frontend/src/api/send-bytes.ts', async (original) => ({
  ...(await original<object>()),
  persist: (_signal: AbortSignal, work: () => Promise<unknown>) => work(),
  sendBytes,
}));
const { UploadError } = await import('../../../../frontend/src/api/send-bytes.ts');
const { Outbox } = await import('../../../../frontend/src/api/outbox.ts');
const { sendWaitingFile } = await import('../../../../frontend/src/api/send-waiting-file.ts');

type Cut = 'none' | 'before' | 'after' | 'close before' | 'close after';
type Deed = 'nothing' | 'take' | 'delete' | 'replace';

class Closed extends Error {}

/** A project's folder as S3 keeps it: all versions that ever arrived, and which names are there now. */
function world(cuts: Cut[], deeds: Deed[]) {
  const versions: { path: string; key: string; size: number }[] = [];
  const present = new Map<string, { key: string; size: number }>();
  const noted = new Map<string, string[]>();
  const disk = new Map<string, OutboxEntry>();
  let others = 0;
  let locks = Promise.resolve();

  const store = (path: string, file: { key: string; size: number }) => {
    versions.push({ path, ...file });
    present.set(path, file);
  };
  /** Somebody else works in the same folder meanwhile. */
  const disturb = () => {
    const deed = deeds.shift() ?? 'nothing';
    const [own] = [...present].find(([, { key }]) => !key.startsWith('other')) ?? [];
    const [wanted] = [...disk.values()].map(({ file }) => file?.path);
    others += 1;
    const file = { key: `other-${others}`, size: 1_000 + others };
    if (deed === 'take' && wanted !== undefined && !present.has(wanted)) store(wanted, file);
    if (deed === 'replace' && own !== undefined) store(own, file);
    if (deed === 'delete' && own !== undefined) present.delete(own);
  };

  /** Each request may be lost on its way there or back, or the tab be closed then. */
  const through = <Answer>(lost: () => Error, work: () => Answer): Answer => {
    const cut = cuts.shift() ?? 'none';
    disturb();
    if (cut === 'before') throw lost();
    if (cut === 'close before') throw new Closed();
    const answer = work();
    if (cut === 'after') throw lost();
    if (cut === 'close after') throw new Closed();
    return answer;
  };

  call.mockImplementation(async (route: unknown, { body }: { body: any }, { idempotencyKey }: any) =>
    through(
      () => new ApiError(0),
      () => {
        if (route === noteUploads) return void noted.set(idempotencyKey, body.paths);
        expect(route).toBe(uploadFiles);
        const [{ file, key, isTried, keepBoth }] = body.files;
        if (isTried && versions.some((one) => one.path === file && one.key === key)) {
          return [{ method: 'arrived', file, path: file }];
        }
        expect(keepBoth).toBe(true);
        let path = file;
        for (let number = 2; present.has(path); number += 1) path = `${file.split('.')[0]} (${number}).jpg`;
        return [{ method: 'form', file, path, url: 's3', fields: { path, key } }];
      },
    ),
  );
  sendBytes.mockImplementation(async ({ body }: { body: FormData }) =>
    through(
      () => new UploadError('bruten', { isPassing: true }),
      () =>
        store(body.get('path') as string, { key: body.get('key') as string, size: (body.get('file') as File).size }),
    ),
  );

  const tab = () =>
    new Outbox({
      store: {
        readAll: async () => [...disk.values()],
        put: async (key, entry) => void disk.set(key, { ...entry }),
        remove: async (key) => void disk.delete(key),
      },
      send: (entry, keep) =>
        sendWaitingFile(entry as OutboxEntry & { file: WaitingFile }, {
          signal: new AbortController().signal,
          keep: (file) => keep({ ...entry, file }),
        }),
      alone: (_kind, work) => (locks = locks.then(work)),
      userId: () => 1,
      now: () => 1_000,
      onChange: async () => undefined,
    });
  const add = (key: string, size: number, path: string) =>
    tab().add(
      {
        key,
        route: { name: uploadFiles.name, method: 'POST', path: '', role: 'Staff', reads: [], changes: [] },
        input: { params: { projectCode: '26-0042' } },
        isTried: false,
      },
      {
        title: path,
        form: { address: '/' },
        file: { path, blob: new Blob(['x'.repeat(size)]), contentType: 'image/jpeg', replace: false },
      },
    );
  return { disk, versions, noted, tab, add };
}

describe('files that wait for a network', () => {
  it('arrive once each, wherever the network is cut, tabs are closed and others work in the same folder', async () => {
    const cut = fc.constantFrom<Cut>('none', 'before', 'after', 'close before', 'close after');
    const deed = fc.constantFrom<Deed>('nothing', 'take', 'delete', 'replace');
    await fc.assert(
      fc.asyncProperty(
        fc.array(cut, { maxLength: 10 }),
        fc.array(deed, { maxLength: 14 }),
        fc.integer({ min: 1, max: 4 }),
        async (cuts, deeds, count) => {
          const rounds = cuts.length;
          const { add, tab, disk, versions, noted } = world(cuts, deeds);
          const keys = Array.from({ length: count }, (_, index) => `key-${index}`);
          // The phone calls them all the same.
          for (const [index, key] of keys.entries()) await add(key, index + 1, 'image.jpg');
          for (let round = 0; round <= rounds; round += 1) {
            await Promise.all([tab().flushFiles(), tab().flush(), tab().flushFiles()]);
          }
          expect(disk.size).toBe(0);
          for (const [index, key] of keys.entries()) {
            const arrived = versions.filter((one) => one.key === key);
            expect(arrived.map(({ size }) => size)).toEqual([index + 1]);
            expect(noted.get(key)).toEqual([arrived[0]!.path]);
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('that S3 refuses stay with the reason, and are sent when tried again', async () => {
    const { add, tab, disk, versions } = world([], []);
    await add('key', 1, 'image.jpg');
    sendBytes.mockRejectedValueOnce(new UploadError('Filservern tog inte emot filen (InvalidPolicyDocument).'));
    await tab().flushFiles();
    expect(disk.get('key')?.refusal).toBe('Filservern tog inte emot filen (InvalidPolicyDocument).');
    await tab().retry('key');
    expect(disk.size).toBe(0);
    expect(versions).toHaveLength(1);
  });

  it('are gone when they are discarded, also while they are being sent', async () => {
    const { add, tab, disk } = world(['before'], []);
    await add('key', 1, 'image.jpg');
    sendBytes.mockImplementationOnce(async () => {
      await tab().discard('key');
      throw new UploadError('nej');
    });
    await tab().flushFiles();
    await tab().flushFiles();
    expect(disk.size).toBe(0);
  });
});
