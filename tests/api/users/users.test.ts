import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { logIn } from '../../../shared/contract/auth.ts';
import { createHubTicket } from '../../../shared/contract/hub.ts';
import { getOwnedProjects, getProject, getReviewedProjects, listProjects } from '../../../shared/contract/projects.ts';
import { getUserSettings } from '../../../shared/contract/settings.ts';
import {
  changePin,
  createUser,
  deleteUser,
  getAllUsers,
  getUser,
  listUsers,
  updateUser,
} from '../../../shared/contract/users.ts';
import { type Api, type Reply, newKey } from '../../support/api.ts';
import { freeInitials, makeProject, makeUser, newUser } from '../../support/builders.ts';
import { anonymous, logInAs, logInUser } from '../../support/people.ts';
import { testStack } from '../../support/test-stack.ts';

const [staff, superAdmin, developer] = await Promise.all([
  logInAs('Staff'),
  logInAs('SuperAdmin'),
  logInAs('Developer'),
]);

const save = (api: Api, user: any, fields: object) =>
  api.call(updateUser, { params: user, body: { ...user, ...fields } });
const remove = (api: Api, user: any) => api.call(deleteUser, { params: user, query: { version: user.version } });
const isIn = async (user: Api) => (await user.call(getUserSettings)).status === 200;
const statuses = (replies: Reply[]) => replies.map(({ status }) => status).sort((a, b) => a - b);

describe('a user', () => {
  it('is a Konsult by default, can log in, and is shown without the PIN', async () => {
    const { role: _role, ...body } = newUser();
    const user = await superAdmin.result(createUser, { body });
    expect(user).toMatchObject({ role: 'Staff', initials: body.initials, version: 1, deleted: false });
    expect(JSON.stringify(user)).not.toContain('kastanj');
    expect(await superAdmin.result(getUser, { params: user })).toEqual(user);
    expect(await isIn(await logInUser({ ...user, pin: body.password }))).toBe(true);
  });

  it('needs initials, names, an e-mail address and a PIN that is not easily guessed', async () => {
    const reply = await superAdmin.call(createUser, {
      body: { initials: 'A B', firstName: '', lastName: ' ', email: 'fel', password: '123456' },
    });
    expect(reply.status).toBe(422);
    expect(reply.json.errors).toEqual(
      expect.arrayContaining([
        { field: 'initials', message: 'Initialer är 1–6 bokstäver eller siffror.' },
        { field: 'firstName', message: 'Fältet kan inte lämnas tomt.' },
        { field: 'lastName', message: 'Fältet kan inte lämnas tomt.' },
        { field: 'email', message: 'Ange en giltig e-postadress.' },
        { field: 'password', message: 'PIN är för lätt att gissa. Undvik upprepningar och följder.' },
      ]),
    );
  });

  it('has initials and an e-mail address of its own, whatever the case', async () => {
    const user = await makeUser(superAdmin);
    const body = newUser({ initials: user.initials.toLowerCase(), email: user.email.toUpperCase() });
    const reply = await superAdmin.call(createUser, { body });
    expect(reply.status).toBe(409);
    expect(reply.json.errors).toEqual([
      { field: 'initials', message: `Initialerna ${user.initials} används redan av Prov ${user.lastName}.` },
      { field: 'email', message: `E-postadressen ${body.email} används redan av Prov ${user.lastName}.` },
    ]);
  });

  it('is created once by two concurrent callers', async () => {
    const body = newUser();
    const replies = await Promise.all([1, 2, 3].map(() => superAdmin.call(createUser, { body })));
    expect(statuses(replies)).toEqual([200, 409, 409]);
  });

  it('releases changed initials and addresses, and both when deleted', async () => {
    const user = await makeUser(superAdmin);
    const initials = freeInitials();
    const moved = (await save(superAdmin, user, { initials, email: `${initials}@prov.example` })).json.result;
    expect(moved).toMatchObject({ initials, version: 2 });
    await expect(logInUser(user)).rejects.toThrow('401');
    const heir = await makeUser(superAdmin, { initials: user.initials, email: user.email });
    expect((await save(superAdmin, moved, { email: heir.email })).status).toBe(409);
    expect((await remove(superAdmin, moved)).status).toBe(200);
    await makeUser(superAdmin, { initials, email: moved.email });
  });

  it('may change only the case of its address', async () => {
    const user = await makeUser(superAdmin);
    expect((await save(superAdmin, user, { email: user.email.toUpperCase() })).status).toBe(200);
  });

  it('is not overwritten by a stale version: the refusal names user and time', async () => {
    const user = await makeUser(superAdmin);
    await save(superAdmin, user, { phone: '070-1' });
    const late = await save(developer, user, { phone: '070-2' });
    expect(late.status).toBe(409);
    expect(late.json.message).toMatch(/^Björn Sandell \(BS\) ändrade uppgiften \d{4}-\d\d-\d\d \d\d:\d\d\. /);
    expect((await remove(superAdmin, user)).status).toBe(409);
  });

  it('is found by initials and role, and listed by initials', async () => {
    const user = await makeUser(superAdmin, { role: 'SuperAdmin' });
    const query = { initials: user.initials.toLowerCase(), role: 'SuperAdmin' };
    // Rights, employment and balances stand in the user's record alone.
    const { userId, initials: own, role, firstName, lastName, phone, email, version } = user;
    const listed = { userId, initials: own, role, firstName, lastName, phone, email, version };
    expect((await superAdmin.result(listUsers, { query })).items).toEqual([
      { ...listed, deleted: false, isLastDeveloper: false },
    ]);
    expect((await superAdmin.result(listUsers, { query: { ...query, role: 'Staff' } })).items).toEqual([]);
    const all = (await superAdmin.result(listUsers, { query: { itemsPerPage: 0 } })).items;
    const initials = all.map((row: any) => row.initials);
    expect(initials).toEqual(initials.toSorted(new Intl.Collator('sv', { numeric: true }).compare));
  });

  it('shows Konsulter only initials and names of each other', async () => {
    const user = await makeUser(superAdmin);
    const { userId, initials, firstName, lastName } = user;
    expect(await staff.result(getAllUsers)).toContainEqual({ userId, initials, firstName, lastName });
    expect((await staff.call(getUser, { params: user })).status).toBe(403);
    expect((await staff.call(listUsers)).status).toBe(403);
  });
});

describe('a role', () => {
  it('above the caller’s own is neither given, changed nor removed', async () => {
    const other = await makeUser(developer, { role: 'Developer' });
    const konsult = await makeUser(superAdmin);
    for (const reply of [
      await superAdmin.call(createUser, { body: newUser({ role: 'Developer' }) }),
      await save(superAdmin, konsult, { role: 'Developer' }),
      await save(superAdmin, other, { role: 'SuperAdmin' }),
      await save(superAdmin, other, { phone: '070-1' }),
      await superAdmin.call(changePin, { params: other, body: { newPin: 'vildapel' } }),
      await remove(superAdmin, other),
    ]) {
      expect(reply.status).toBe(403);
    }
    expect(await superAdmin.result(getUser, { params: other })).toMatchObject({ role: 'Developer', version: 1 });
    expect((await remove(developer, other)).status).toBe(200);
  });

  it('is not lost by a save that leaves it out', async () => {
    const user = await makeUser(superAdmin, { role: 'SuperAdmin' });
    const { role: _role, ...body } = user;
    const reply = await superAdmin.call(updateUser, { params: user, body });
    expect(reply.json.errors).toEqual([{ field: 'role', message: 'Välj en roll.' }]);
  });

  it('that changes ends the sessions of its user at once', async () => {
    const user = await makeUser(superAdmin);
    const session = await logInUser(user);
    expect((await save(superAdmin, user, { role: 'SuperAdmin' })).status).toBe(200);
    expect(await isIn(session)).toBe(false);
    expect((await (await logInUser(user)).call(listUsers)).status).toBe(200);
  });
});

describe('deleting a user', () => {
  it('is refused for the own user', async () => {
    const { items } = await superAdmin.result(listUsers, { query: { initials: 'BS' } });
    const reply = await remove(superAdmin, items[0]);
    expect(reply).toMatchObject({ status: 409, json: { message: 'Du kan inte radera dig själv.' } });
  });

  it('leaves the name on the projects, and the projects to be found', async () => {
    const user = await makeUser(superAdmin);
    const project = await makeProject(staff, {
      projectOwnerUserId: user.userId,
      projectReviewerUserId: user.userId,
    });
    const owned = () => superAdmin.result(getOwnedProjects, { params: user });
    const { items } = await staff.result(listProjects, {
      body: { filter: { projectCode: project.projectCode }, tagIds: [] },
    });
    expect(await owned()).toEqual(items);
    expect((await remove(superAdmin, user)).status).toBe(200);
    expect(await staff.result(getProject, { params: project })).toMatchObject({
      projectOwnerUserInitials: user.initials,
      projectReviewerUserInitials: user.initials,
    });
    expect(await owned()).toHaveLength(1);
    expect(await superAdmin.result(getReviewedProjects, { params: user })).toHaveLength(1);
    expect((await staff.result(getAllUsers)).map(({ userId }: any) => userId)).not.toContain(user.userId);
    expect((await superAdmin.call(getUser, { params: user })).status).toBe(404);
  });

  it('ends its sessions at once and prevents logins', async () => {
    const user = await makeUser(superAdmin);
    const session = await logInUser(user);
    expect((await remove(superAdmin, user)).status).toBe(200);
    expect(await isIn(session)).toBe(false);
    expect((await anonymous().call(logIn, { body: { initials: user.initials, password: user.pin } })).status).toBe(401);
  });

  it('answers a retry with the same idempotency key alike', async () => {
    const user = await makeUser(superAdmin);
    const idempotencyKey = newKey();
    const call = () => superAdmin.call(deleteUser, { params: user, query: { version: user.version }, idempotencyKey });
    expect([(await call()).status, (await call()).status]).toEqual([200, 200]);
  });
});

describe('another PIN', () => {
  it('is valid at once, and ends the sessions of the old one', async () => {
    const user = await makeUser(superAdmin);
    const session = await logInUser(user);
    await superAdmin.result(changePin, { params: user, body: { newPin: 'blåbärsris' } });
    expect(await isIn(session)).toBe(false);
    await expect(logInUser(user)).rejects.toThrow('401');
    expect(await isIn(await logInUser({ ...user, pin: 'blåbärsris' }))).toBe(true);
  });

  it('is not easily guessed', async () => {
    const user = await makeUser(superAdmin);
    const reply = await superAdmin.call(changePin, { params: user, body: { newPin: '111111' } });
    expect(reply.json.errors).toEqual([
      { field: 'newPin', message: 'PIN är för lätt att gissa. Undvik upprepningar och följder.' },
    ]);
  });

  it('closes the hub to the user', async () => {
    const user = await makeUser(superAdmin);
    const session = await logInUser(user);
    const [first, second] = [await session.result(createHubTicket), await session.result(createHubTicket)];
    const connect = (ticket: string) => new WebSocket(`${testStack().hubUrl}?ticket=${ticket}`);
    const socket = connect(first.ticket);
    await once(socket, 'open');
    const closed = once(socket, 'close');
    await superAdmin.result(changePin, { params: user, body: { newPin: 'blåbärsris' } });
    await closed;
    const late = connect(second.ticket);
    const [, answer] = await once(late, 'unexpected-response');
    late.on('error', () => {}).terminate();
    expect(answer.statusCode).toBe(401);
  });
});
