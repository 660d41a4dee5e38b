import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { listCustomers } from '../../../shared/contract/customers.ts';
import { beginListExport, getListExportFile, listOwnExports } from '../../../shared/contract/spreadsheets.ts';
import { listUsers } from '../../../shared/contract/users.ts';
import type { ListExport } from '../../../shared/schemas/spreadsheet.ts';
import type { Api } from '../../support/api.ts';
import { makeCustomer, unique } from '../../support/builders.ts';
import { anonymous, logInAs } from '../../support/people.ts';
import { readSheets } from '../../support/spreadsheet.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

const columns = [
  { key: 'name', heading: 'Namn', format: 'text' },
  { key: 'planned', heading: 'Planerade', format: 'whole' },
];
const customersNamed = (name: string) => ({ list: listCustomers.name, asked: { name }, name: 'Kunder', columns });
const users = {
  list: listUsers.name,
  asked: {},
  name: 'Användare',
  columns: [{ key: 'role', heading: 'Roll', format: 'text' }],
};

const exportOf = async (api: Api, exportId: number) =>
  (await api.result(listOwnExports)).find((one: any) => one.exportId === exportId);

async function download(api: Api, exportId: number) {
  await expect.poll(async () => (await exportOf(api, exportId)).state).toBe('Done');
  const { url } = await api.result(getListExportFile, { params: { exportId } });
  return { url, sheets: readSheets(new Uint8Array(await (await fetch(url)).arrayBuffer())) };
}

describe('an export in the background', () => {
  it('has what the filter finds, also records that its owner has just made', async () => {
    const word = unique('Bakgrund');
    await makeCustomer(staff, { name: `${word} Öst` });
    await makeCustomer(staff, { name: `=1+1 ${word}` });
    const { exportId } = await staff.result(beginListExport, { body: customersNamed(word) });
    const { url, sheets } = await download(staff, exportId);
    expect(sheets.map(({ name, rows }) => [name, rows])).toEqual([
      [
        'Kunder',
        [
          ['Namn', 'Planerade'],
          [`=1+1 ${word}`, 0],
          [`${word} Öst`, 0],
        ],
      ],
    ]);
    expect(Number(new URL(url).searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(300);
    expect((await fetch(url)).headers.get('content-disposition')).toContain('Kunder.xlsx');
  });

  it('of a list without rows has its headings', async () => {
    const { exportId } = await staff.result(beginListExport, { body: customersNamed(unique('Ingen')) });
    expect((await download(staff, exportId)).sheets[0]!.rows).toEqual([['Namn', 'Planerade']]);
    expect(await exportOf(staff, exportId)).toMatchObject({ done: 0, total: 0 });
  });

  it('is visible to its owner only', async () => {
    const { exportId } = await staff.result(beginListExport, { body: customersNamed(unique('Egen')) });
    await download(staff, exportId);
    expect(await exportOf(superAdmin, exportId)).toBeUndefined();
    expect((await superAdmin.call(getListExportFile, { params: { exportId } })).status).toBe(404);
    expect((await anonymous().call(getListExportFile, { params: { exportId } })).status).toBe(401);
  });

  it('requires the role that the list requires', async () => {
    expect((await staff.call(beginListExport, { body: users })).status).toBe(403);
    const { exportId } = await superAdmin.result(beginListExport, { body: users });
    const [sheet] = (await download(superAdmin, exportId)).sheets;
    expect(sheet!.rows.flat()).toContain('Utvecklare');
  });

  it('is created once per idempotency key', async () => {
    const body = { ...customersNamed(unique('Nyckel')), name: unique('Nyckel') };
    const idempotencyKey = randomUUID();
    const first = await staff.result(beginListExport, { body, idempotencyKey });
    expect(await staff.result(beginListExport, { body, idempotencyKey })).toEqual(first);
    const exports = await staff.result(listOwnExports);
    expect(exports.filter(({ name }: ListExport) => name === body.name)).toMatchObject([first]);
  });

  it.each([
    ['list', { list: 'auth/log-in' }],
    ['orderByColumn', { asked: { orderByColumn: 'pin' } }],
    ['secret', { asked: { secret: 1 } }],
    ['columns.0.key', { columns: [{ key: 'constructor', heading: 'X', format: 'text' }] }],
    ['columns', { columns: [] }],
  ])('is refused when %s does not belong to the list', async (field, wrong) => {
    const { status, json } = await staff.call(beginListExport, { body: { ...customersNamed('x'), ...wrong } });
    expect([status, json.errors[0].field]).toEqual([422, field]);
  });
});
