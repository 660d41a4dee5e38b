import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localUsers } from '../../../functions/demo/local-users.ts';
import { handler as cleanLogs } from '../../../functions/entry/jobs/clean-logs.ts';
import { dynamodb } from '../../../functions/platform/dynamodb.ts';
import { environment } from '../../../functions/platform/environment.ts';
import { keys } from '../../../functions/data/core/keys.ts';
import { keepMessage, removeMessages } from '../../../functions/messages/message-log-store.ts';
import { getItem } from '../../../functions/data/core/table.ts';
import { type LocalStack, startLocalStack } from '../../../infra/host/stack.ts';
import { requestReset } from '../../../shared/contract/auth.ts';
import { sendTestEmail } from '../../../shared/contract/dev.ts';
import { cleanMessageLog, listMessageLog } from '../../../shared/contract/message-log.ts';
import type { LoggedMessage } from '../../../shared/schemas/message-log.ts';
import { Api } from '../../support/api.ts';
import { breakOff } from '../../support/broken-off.ts';
import { makeUser } from '../../support/builders.ts';
import { longPoll, mailSimulator, makeMailedInvoice } from '../../support/invoice-mails.ts';
import type { Role } from '../../../shared/codes/roles.ts';

/** A separate stack: other tests empty the shared one's log. */
let stack: LocalStack;
let superAdmin: Api;
beforeAll(async () => {
  stack = await startLocalStack({ seed: 'demo', schedules: false, quiet: true });
  Object.assign(process.env, stack.environment);
  superAdmin = await logInAs('SuperAdmin');
});
afterAll(() => stack.close());

function logInAs(role: Role): Promise<Api> {
  const { initials, pin } = localUsers.find((user) => user.role === role)!;
  return Api.logIn(stack.url, initials, pin);
}

const find = async (query: Record<string, unknown>): Promise<LoggedMessage[]> =>
  (await superAdmin.result(listMessageLog, { query: { itemsPerPage: 0, ...query } })).items;

describe('the log of mails', () => {
  it('holds each mail with its fate, latest first, and nothing of what stood in it', async () => {
    const user = await makeUser(superAdmin);
    await new Api(stack.url).result(requestReset, { body: { email: user.email } });
    await expect.poll(async () => (await find({ to: user.email }))[0]?.fate, longPoll).toBe('Delivered');
    const [reset] = await find({ to: user.email });
    expect(reset).toMatchObject({ kind: 'Reset', subject: 'Välj en ny PIN till Klang', mobilePhone: user.phone });
    expect(JSON.stringify(await getItem(keys.message(reset!.id)))).not.toMatch(/reset-password|https?:/);

    const invoice = await makeMailedInvoice(superAdmin, mailSimulator.bounces);
    const ofInvoice = async () =>
      (await find({ to: mailSimulator.bounces })).find(({ subject }) => subject.includes(invoice.serialNumberPadded));
    await expect.poll(async () => (await ofInvoice())?.fate, longPoll).toBe('Bounced');
    expect(await ofInvoice()).toMatchObject({ kind: 'Invoice', reason: expect.stringMatching(/\S/) });

    const times = (await find({})).map(({ dateTime }) => dateTime);
    expect(times).toEqual([...times].sort((a, b) => b.localeCompare(a)));
  });

  it('is found by receiver and by mobile number', async () => {
    const developer = await logInAs('Developer');
    await developer.result(sendTestEmail);
    const found = await find({ to: 'CECILIA', mobilePhone: '+46 31 700 10 23' });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ to }) => to === 'cecilia.ek@klang.example')).toBe(true);
    expect(await find({ mobilePhone: '0731 99 99 99' })).toEqual([]);
    const page = await superAdmin.result(listMessageLog, { query: { to: 'cecilia', itemsPerPage: 1 } });
    expect(page.items.map(({ id }: LoggedMessage) => id)).toEqual([found[0]!.id]);
    expect(page.meta).toEqual({ totalItems: found.length, totalPages: found.length, currentPage: 1 });
    expect((await (await logInAs('Staff')).call(listMessageLog)).status).toBe(403);
  });

  it('can be emptied by a Developer, and drops old mails automatically', async () => {
    const developer = await logInAs('Developer');
    await developer.result(sendTestEmail);
    const [latest] = await find({});
    const old = keys.message('2026-01-01T00-00-00-000Z-00000000');
    const item = { ...(await getItem(keys.message(latest!.id))), ...old };
    await dynamodb().send(new PutCommand({ TableName: environment.tableName(), Item: item }));
    await cleanLogs();
    expect(await getItem(old)).toBeUndefined();
    expect((await find({})).map(({ id }) => id)).toContain(latest!.id);

    expect((await (await logInAs('Staff')).call(cleanMessageLog)).status).toBe(403);
    expect((await superAdmin.result(cleanMessageLog)).removed).toBeGreaterThan(0);
    expect((await find({})).map(({ id }) => id)).not.toContain(latest!.id);
  });

  it('can be emptied during an event of the mail service', async () => {
    const now = new Date();
    const id = await keepMessage({ kind: 'Test', to: 'a@b.example', mobilePhone: '', subject: 'Prov' }, now);
    let isBusy = true;
    const refuse = (command: string) => {
      if (!command.startsWith('TransactWrite') || !isBusy) return undefined;
      isBusy = false;
      return 'TransactionCanceledException';
    };
    const inAMoment = now.getTime() + 1000;
    await breakOff(() => removeMessages(new Date(inAMoment), inAMoment + 10_000), { refuse });
    expect([isBusy, await getItem(keys.message(id))]).toEqual([false, undefined]);
  });
});
