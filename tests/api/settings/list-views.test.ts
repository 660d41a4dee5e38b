import { beforeAll, describe, expect, it } from 'vitest';
import { createListView, deleteListView, getListViews } from '../../../shared/contract/list-views.ts';
import type { ListView } from '../../../shared/schemas/list-view.ts';
import { Api, newKey } from '../../support/api.ts';
import { makeUser, unique } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';
import { testStack } from '../../support/test-stack.ts';
import { logIn } from '../../../shared/contract/auth.ts';

let staff: Api;
let superAdmin: Api;
let colleague: Api;

beforeAll(async () => {
  [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);
  const { initials, pin } = await makeUser(superAdmin);
  const { token } = await superAdmin.result(logIn, { body: { initials, password: pin } });
  colleague = new Api(testStack().url, token);
});

const list = 'customers';
const save = (api: Api, fields: object): Promise<ListView> =>
  api.result(createListView, {
    body: { list, search: 'name=a&sort=-name', ...fields },
    idempotencyKey: newKey(),
  });
const namesFor = async (api: Api): Promise<string[]> =>
  (await api.result(getListViews)).map(({ name }: ListView) => name);
const remove = async (api: Api, viewId: number) => (await api.call(deleteListView, { params: { viewId } })).status;

describe('a saved view of a list', () => {
  it('is its owner’s alone until it is shared', async () => {
    const [own, shared] = [unique('Egen vy'), unique('Delad vy')];
    const { ownerUserId } = await save(staff, { name: own });
    await save(staff, { name: shared, isShared: true });
    expect(await namesFor(staff)).toEqual(expect.arrayContaining([own, shared]));
    const seen: ListView[] = await colleague.result(getListViews);
    expect(seen.map(({ name }) => name)).not.toContain(own);
    expect(seen.find(({ name }) => name === shared)).toMatchObject({
      list,
      search: 'name=a&sort=-name',
      isShared: true,
      ownerUserId,
    });
  });

  it('is replaced by another of the same name and owner', async () => {
    const name = unique('Vy');
    const { viewId } = await save(staff, { name });
    expect(await save(staff, { name: name.toUpperCase(), search: 'name=b' })).toMatchObject({
      viewId,
      search: 'name=b',
    });
    const other = await save(colleague, { name });
    expect(other.viewId).not.toBe(viewId);
    expect((await namesFor(staff)).filter((one) => one.toUpperCase() === name.toUpperCase())).toEqual([
      name.toUpperCase(),
    ]);
  });

  it('is deleted by its owner, and by a SuperAdmin when it is shared', async () => {
    const { viewId: own } = await save(staff, { name: unique('Vy') });
    const { viewId: shared } = await save(staff, { name: unique('Vy'), isShared: true });
    expect(await remove(superAdmin, own)).toBe(404);
    expect(await remove(colleague, shared)).toBe(403);
    expect(await remove(superAdmin, shared)).toBe(200);
    expect(await remove(staff, own)).toBe(200);
    expect(await remove(staff, own)).toBe(404);
  });

  it.each([{ name: ' ' }, { name: 'x'.repeat(61) }, { name: 'Vy', search: 'x'.repeat(2_001) }])(
    'is refused: %j',
    async (fields) => {
      const body = { list, search: '', ...fields };
      expect((await staff.call(createListView, { body })).status).toBe(422);
    },
  );
});
