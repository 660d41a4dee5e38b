import { beforeAll, describe, expect, it } from 'vitest';
import { createListView, deleteListView, getListViews, restoreListView } from '../../../shared/contract/list-views.ts';
import type { ListView } from '../../../shared/schemas/list-view.ts';
import { Api, newKey } from '../../support/api.ts';
import { makeUser, unique } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';
import { testStack } from '../../support/test-stack.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);
let colleague: Api;

beforeAll(async () => {
  const { initials, pin } = await makeUser(superAdmin);
  colleague = await Api.logIn(testStack().url, initials, pin);
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
    const alike = await save(staff, { name: name.replace('y', 'ÿ') });
    expect(alike.viewId).not.toBe(viewId);
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

  it('is brought back as it was, also when a SuperAdmin deleted it, unless its name is taken', async () => {
    const [name, other] = [unique('Vy'), unique('Vy')];
    const restore = (api: Api, viewId: number) => api.call(restoreListView, { params: { viewId } });
    const view = await save(staff, { name, isShared: true });
    const own = await save(staff, { name: other });
    await remove(superAdmin, view.viewId);
    expect(await namesFor(staff)).not.toContain(name);
    expect((await restore(colleague, view.viewId)).status).toBe(403);
    expect((await restore(superAdmin, view.viewId)).json.result).toEqual(view);
    expect(await namesFor(colleague)).toContain(name);
    expect((await restore(staff, view.viewId)).status).toBe(200);

    await remove(staff, own.viewId);
    expect((await restore(superAdmin, own.viewId)).status).toBe(404);
    await save(staff, { name: other.toUpperCase() });
    const refused = await restore(staff, own.viewId);
    expect(refused.status).toBe(409);
    expect(refused.json.message).toBe(`Det finns redan en vy som heter ${other}.`);
    expect((await restore(staff, 999_999)).status).toBe(404);
  });

  it.each([{ name: ' ' }, { name: 'x'.repeat(61) }, { name: 'Vy', search: 'x'.repeat(2_001) }])(
    'is refused: %j',
    async (fields) => {
      const body = { list, search: '', ...fields };
      expect((await staff.call(createListView, { body })).status).toBe(422);
    },
  );
});
