import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteUser, listUsers, updateUser } from '../../../shared/contract/users.ts';
import { type LocalStack, startLocalStack } from '../../../infra/host/stack.ts';
import { Api } from '../../support/api.ts';
import { makeUser } from '../../support/builders.ts';
import { byTier } from '../../support/tier.ts';

/** In a separate firm, where no other test logs in as its Developers. */
let stack: LocalStack;

beforeAll(async () => {
  stack = await startLocalStack({ seed: 'empty', schedules: false, trustsForwardedFor: true });
});
afterAll(() => stack.close());

type Person = { api: Api; user: any };

const logIn = (initials: string, pin: string) => Api.logIn(stack.url, initials, pin);
const remove = ({ api }: Person, { user }: Person) =>
  api.call(deleteUser, { params: user, query: { version: user.version } });
const demote = ({ api }: Person, { user }: Person) =>
  api.call(updateUser, { params: user, body: { ...user, role: 'Staff' } });

async function developers(api: Api): Promise<any[]> {
  return (await api.result(listUsers, { query: { role: 'Developer', itemsPerPage: 0 } })).items;
}

async function another(maker: Api): Promise<Person> {
  const user = await makeUser(maker, { role: 'Developer' });
  return { user, api: await logIn(user.initials, user.pin) };
}

describe('the last Developer', () => {
  it('remains when two Developers remove each other concurrently, in any way', async () => {
    const superAdmin = await logIn('BS', 'granskog');
    const { initials, pin } = stack.users.find(({ role }) => role === 'Developer')!;
    const api = await logIn(initials, pin);
    let one: Person = { api, user: (await developers(api))[0] };
    expect(one.user.isLastDeveloper).toBe(true);

    const ways = [
      [demote, remove],
      [remove, remove],
      [demote, demote],
      [remove, demote],
    ];
    for (const [first, second] of ways.slice(0, byTier(1, 4))) {
      const other = await another(one.api);
      const [mine, theirs] = await Promise.all([first!(one, other), second!(other, one)]);
      expect([mine, theirs].filter(({ status }) => status === 200)).toHaveLength(1);

      const survivor = mine.status === 200 ? one : other;
      const left = await developers(superAdmin);
      expect(left).toMatchObject([{ userId: survivor.user.userId, isLastDeveloper: true }]);
      const refused = await demote(survivor, { ...survivor, user: left[0] });
      expect(refused).toMatchObject({
        status: 409,
        json: { message: 'Den sista utvecklaren kan varken raderas eller få en annan roll.' },
      });
      one = { ...survivor, user: left[0] };
    }
  });
});
