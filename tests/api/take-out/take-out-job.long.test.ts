import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { S3Workshop } from '../../../functions/exports/take-out/s3-workshop.ts';
import type { Output } from '../../../functions/exports/take-out/workshop.ts';
import { linkTo } from '../../../functions/platform/handover.ts';
import { localUsers } from '../../../functions/demo/local-users.ts';
import { keys } from '../../../functions/data/core/keys.ts';
import { listChanges } from '../../../shared/contract/history.ts';
import { listOwnNotifications } from '../../../shared/contract/notifications.ts';
import { beginTakeOut, getListExportFile, listOwnExports } from '../../../shared/contract/spreadsheets.ts';
import { getStaffTimeLogReadings } from '../../../shared/contract/staff-time-logs.ts';
import { getAllUsers, getUser, updateUser } from '../../../shared/contract/users.ts';
import { type LocalStack, startLocalStack } from '../../../infra/host/stack.ts';
import { Api } from '../../support/api.ts';
import { makeUser } from '../../support/builders.ts';
import { useStack } from '../../support/invoices.ts';
import { unzipBytes } from '../../support/spreadsheet.ts';
import { comparedFirms, itemsOfFirm, runOnFirm } from '../../support/take-out.ts';

const deadline = 4 * 60_000;
const folder = mkdtempSync(join(tmpdir(), 'klang-uttag-'));
const own = localUsers.find(({ role }) => role === 'SuperAdmin')!;
let firm: LocalStack;
let superAdmin: Api;

beforeAll(async () => {
  const dataDir = join(folder, 'firm');
  cpSync(inject('demoFolder'), dataDir, { recursive: true });
  // Short steps: the archive is continued many times.
  const environment = { TAKE_OUT_STEP_MS: '400', TAKE_OUT_CHARACTERS: '300000' };
  firm = await startLocalStack({ seed: 'nothing', dataDir, schedules: false, quiet: true, environment });
  superAdmin = await Api.logIn(firm.url, own.initials, own.pin);
}, deadline);
afterAll(async () => {
  await firm?.close();
  rmSync(folder, { recursive: true, force: true });
});

it('an archive of several parts is continued by another process, and done again from where a step began', async () => {
  useStack(firm.environment);
  const archive = `exports/1/${randomUUID()}`;
  const content = randomBytes(45_000_000);
  const open = (paused: unknown) => new S3Workshop(archive).open(paused);
  const write = async (output: Output, from: number, to: number) => {
    for (let at = from; at < to; at += 1_000_000)
      await output.write(content.subarray(at, Math.min(to, at + 1_000_000)));
  };
  const first = await open(null);
  await write(first, 0, 7_000_000);
  const paused = JSON.parse(JSON.stringify(await first.pause()));
  const killed = await open(paused);
  await write(killed, 0, 30_000_000);
  await killed.pause();
  const second = await open(paused);
  await write(second, 7_000_000, 40_000_000);
  const third = await open(await second.pause());
  expect(await new S3Workshop(archive).isEnded()).toBe(false);
  await write(third, 40_000_000, content.length);
  await third.end();
  expect(await new S3Workshop(archive).isEnded()).toBe(true);
  const whole = new Uint8Array(await (await fetch(await linkTo(archive, 'uttag.zip'))).arrayBuffer());
  expect(content.equals(whole)).toBe(true);
});

/** Lines as sorted records: the table gives the fields of an item in any order. */
function contentOf(path: string, files: ReadonlyMap<string, Buffer>): unknown {
  const content = files.get(path)!;
  if (!path.endsWith('.jsonl')) return createHash('sha256').update(content).digest('hex');
  return content.toString().trimEnd().split('\n').map(inOrder).toSorted();
}

const inOrder = (line: string): string =>
  JSON.stringify(JSON.parse(line), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

const ownExport = async (api: Api, exportId: number) =>
  (await api.result(listOwnExports)).find((one: any) => one.exportId === exportId);

async function ended(exportId: number) {
  await vi.waitUntil(
    async () => {
      await firm.invoke('jobs/take-out');
      return (await ownExport(superAdmin, exportId)).state !== 'Pending';
    },
    { timeout: deadline, interval: 10 },
  );
  return ownExport(superAdmin, exportId);
}

describe('taking everything out', () => {
  it('is refused to Staff, to a SuperAdmin who may not read time logs, and without a session', async () => {
    const statusOf = async (fields: Record<string, unknown>) => {
      const { initials, pin } = await makeUser(superAdmin, fields);
      return (await (await Api.logIn(firm.url, initials, pin)).call(beginTakeOut)).status;
    };
    expect(await statusOf({ role: 'Staff' })).toBe(403);
    expect(await statusOf({ role: 'Staff', absenceAccess: 'Given' })).toBe(403);
    expect(await statusOf({ role: 'SuperAdmin', absenceAccess: 'Denied' })).toBe(403);
    expect((await new Api(firm.url).call(beginTakeOut)).status).toBe(401);
    expect((await itemsOfFirm(firm.environment)).has(`${keys.takeOut().pk} ${keys.takeOut().sk}`)).toBe(false);
  });

  it('gives what the command gives, by a link, and is restored into an equal firm', { timeout: deadline }, async () => {
    const { exportId } = await superAdmin.result(beginTakeOut);
    expect(await ownExport(superAdmin, exportId)).toMatchObject({ state: 'Pending', isEverything: true, phase: null });
    const twice = await superAdmin.call(beginTakeOut);
    expect([twice.status, twice.json.message]).toEqual([409, expect.stringContaining('pågår redan')]);
    expect((await superAdmin.call(getListExportFile, { params: { exportId } })).status).toBe(409);

    const done = await ended(exportId);
    expect(done).toMatchObject({ state: 'Done', problem: '', phase: null });
    expect(done.done).toBe(done.total);
    const { url, fileName } = await superAdmin.result(getListExportFile, { params: { exportId } });
    expect(fileName).toMatch(/^Uttag \d{4}-\d\d-\d\d\.zip$/);
    expect(Number(new URL(url).searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(300);
    expect((await fetch(new URL(url).origin + new URL(url).pathname)).status).toBe(403);
    const archive = join(folder, 'jobb.zip');
    writeFileSync(archive, Buffer.from(await (await fetch(url)).arrayBuffer()));

    const other = join(folder, 'kommando.zip');
    const taken = await runOnFirm('take-out', firm.environment, other);
    expect([taken.code, taken.output]).toEqual([0, expect.stringContaining('filer i')]);
    const [byJob, byCommand] = [archive, other].map((file) => unzipBytes(readFileSync(file)));
    expect([...byJob!.keys()].toSorted()).toEqual([...byCommand!.keys()].toSorted());
    const records = [...byCommand!.keys()].filter((path) => /^(poster|historik|ovrigt|filer|fakturor)\//.test(path));
    expect(records.length).toBeGreaterThan(20);
    for (const path of records) expect(contentOf(path, byJob!), path).toEqual(contentOf(path, byCommand!));
    const lines = [...byJob!].filter(([path]) => path.startsWith('poster/'));
    expect(lines.reduce((sum, [, content]) => sum + content.toString().trimEnd().split('\n').length, 0)).toBe(
      done.done,
    );

    const empty = await startLocalStack({ seed: 'nothing', schedules: false, quiet: true });
    try {
      const restored = await runOnFirm('restore', empty.environment, archive);
      expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('är tillbaka')]);
      const { equal, others } = await comparedFirms(firm.environment, empty.environment);
      expect(others).toEqual([]);
      expect(equal).toBeGreaterThan(1_000);
    } finally {
      await empty.close();
    }
  });

  it('is in the log of changes, in the readings of time logs, and reported when it is done', async () => {
    const { items } = await superAdmin.result(listChanges, { query: { kind: 'system-settings' } });
    expect(items[0]).toMatchObject({ userInitials: own.initials, event: 'Changed' });
    expect(items[0].changes.map(({ label }: any) => label)).toEqual(['Uttag av allt begärt']);
    const people: any[] = await superAdmin.result(getAllUsers);
    const idOf = (initials: string) => people.find((one) => one.initials === initials).userId;
    const staff = localUsers.find(({ role }) => role === 'Staff')!;
    const readings = await superAdmin.result(getStaffTimeLogReadings, { params: { userId: idOf(staff.initials) } });
    expect(readings[0]).toMatchObject({ readByUserId: idOf(own.initials), year: null, month: null });
    const reported = await superAdmin.result(listOwnNotifications);
    expect(reported).toContainEqual(
      expect.objectContaining({ kind: 'TransferEnded', text: expect.stringContaining('Uttag ') }),
    );
  });

  it('belongs to who began it, while that person may', { timeout: deadline }, async () => {
    const colleague = await makeUser(superAdmin, { role: 'SuperAdmin' });
    const api = await Api.logIn(firm.url, colleague.initials, colleague.pin);
    const { exportId } = await api.result(beginTakeOut);
    expect(await ownExport(superAdmin, exportId)).toBeUndefined();
    expect((await superAdmin.call(getListExportFile, { params: { exportId } })).status).toBe(404);
    const read = await superAdmin.result(getUser, { params: colleague });
    await superAdmin.result(updateUser, { params: colleague, body: { ...read, absenceAccess: 'Denied' } });
    await firm.invoke('jobs/take-out');
    const again = await Api.logIn(firm.url, colleague.initials, colleague.pin);
    expect(await ownExport(again, exportId)).toMatchObject({
      state: 'Failed',
      problem: 'Du saknar behörighet till uppgifterna.',
    });
    expect((await again.call(getListExportFile, { params: { exportId } })).status).toBe(403);
    const { exportId: next } = await superAdmin.result(beginTakeOut);
    expect((await ended(next)).state).toBe('Done');
  });
});
