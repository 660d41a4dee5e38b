import { once } from 'node:events';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { readSecret } from '../../functions/settings/secret-store.ts';
import { firstClient } from '../../infra/emulators/fortnox/company/world.ts';
import { logIn, logOut, requestReset, resetPassword } from '../../shared/contract/auth.ts';
import { getCustomer } from '../../shared/contract/customers.ts';
import { sendTestEmail } from '../../shared/contract/dev.ts';
import {
  createFortnoxCustomers,
  disconnectFortnox,
  getFortnoxCustomer,
  getFortnoxCustomers,
  getReconciliation,
  listConnectionLog,
  matchFortnoxCustomers,
  setFortnoxActivationCode,
  testConnection,
} from '../../shared/contract/finance-integration.ts';
import { getHistory } from '../../shared/contract/history.ts';
import { createHubTicket } from '../../shared/contract/hub.ts';
import { createFromProject, getInvoice } from '../../shared/contract/invoices.ts';
import { listMessageLog } from '../../shared/contract/message-log.ts';
import { getMeta, getSystemSettings, saveSystemSettings } from '../../shared/contract/settings.ts';
import { changePin, createUser, getUser, listUsers, updateUser } from '../../shared/contract/users.ts';
import type { FollowUp } from '../../shared/schemas/invoice.ts';
import { Api, newKey } from '../support/api.ts';
import {
  freeInitials,
  giveSellerDetails,
  makeCustomer,
  makeProduct,
  makeProject,
  makeWorkOrder,
  newUser,
} from '../support/builders.ts';
import { priceAllProducts } from '../support/builders.ts';
import { answerAtFortnox, otherCompany } from '../support/fortnox-link.ts';
import { firmOfFile } from '../support/fortnox.ts';
import type { Secret } from '../support/secrets/find-secrets.ts';
import { leaks } from '../support/secrets/watched-stack.ts';

const firm = firmOfFile();

const secrets: Secret[] = [];
function secret(kind: string, value: string): string {
  expect(value.length, kind).toBeGreaterThan(5);
  secrets.push({ kind, value });
  return value;
}

/** The responses to permitted callers, except where they receive a new secret. */
const answers: string[] = [];

const hour = 3600;
const nobody = () => new Api(firm.stack.url);

/** A word that must be found; otherwise the search looks in the wrong places. */
const canary = 'Kanariefågeln-6f1d2';

async function peopleComeAndGo(): Promise<void> {
  for (const role of ['Staff', 'SuperAdmin', 'Developer'] as const) {
    secret(`PIN of ${role}`, firm.stack.users.find((user) => user.role === role)!.pin);
    secret(`session of ${role}`, (await firm.as(role)).token!);
  }
  const superAdmin = await firm.as('SuperAdmin');
  const tries = [
    { body: { initials: 'AL', password: secret('wrong PIN', 'Fel-barrskog-31') }, idempotencyKey: newKey() },
    { body: { initials: secret('PIN as initials', 'vass-ekorre-42'), password: 'vass-ekorre-42' } },
    { body: { initials: secret('short PIN as initials', 'ekq7zw'), password: 'ekq7zw' } },
    { rawBody: `{"initials":"AL","password":"${secret('PIN in broken JSON', 'trasig-granatt-53')}"` },
    { body: { initials: 'AL', pin: secret('PIN in an unknown field', 'okand-falt-64') } },
    { body: { initials: 'AL', password: { value: secret('PIN in the wrong shape', 'fel-form-75') } } },
  ];
  for (const one of tries) expect((await nobody().call(logIn, one)).status).toBeGreaterThanOrEqual(400);

  const initials = freeInitials();
  const body = newUser({ initials, firstName: canary, password: secret('PIN of a new user', 'nykogad-tall-86') });
  const idempotencyKey = newKey();
  const user = await superAdmin.result(createUser, { body, idempotencyKey });
  answers.push(JSON.stringify(await superAdmin.result(createUser, { body, idempotencyKey })));
  const weak = { ...body, initials: freeInitials(), password: secret('weak PIN', '999999') };
  expect((await superAdmin.call(createUser, { body: weak })).status).toBe(422);
  const params = { userId: user.userId };
  const unasked = { ...user, password: secret('PIN that nobody asked for', 'oombedd-asp-97') };
  await superAdmin.call(updateUser, { params, body: unasked });

  const given = { body: { initials, password: body.password }, idempotencyKey: newKey() };
  const own = new Api(firm.stack.url, secret('session', (await nobody().result(logIn, given)).token));
  const { ticket } = await own.result(createHubTicket, { idempotencyKey: newKey() });
  const socket = new WebSocket(`${firm.stack.hubUrl}?ticket=${secret('ticket of the hub', ticket)}`);
  await once(socket, 'open');
  const newPin = secret('changed PIN', 'bytt-alm-108');
  await superAdmin.result(changePin, { params, body: { newPin }, idempotencyKey: newKey() });
  await Api.logIn(firm.stack.url, initials, newPin);
  socket.terminate();

  await nobody().result(requestReset, { body: { email: body.email }, idempotencyKey: newKey() });
  const mailedToken = async () =>
    /reset-password\/ny#([\w-]{20,})/.exec(await (await fetch(`${firm.stack.mailUrl}/messages`)).text())?.[1];
  await expect.poll(mailedToken).toBeDefined();
  const resetPasswordToken = secret('token of a reset', (await mailedToken())!);
  const password = secret('PIN after a reset', 'glomd-bjork-119');
  const reset = { body: { resetPasswordToken, password }, idempotencyKey: newKey() };
  await nobody().result(resetPassword, reset);
  const again = { body: { resetPasswordToken, password: secret('PIN refused', 'igen-hassel-121') } };
  expect((await nobody().call(resetPassword, again)).status).toBe(422);
  const last = await Api.logIn(firm.stack.url, initials, password);
  secret('session that is closed', last.token!);
  await last.result(logOut);
  answers.push(JSON.stringify(await superAdmin.result(getUser, { params })));
  answers.push(JSON.stringify(await superAdmin.result(listUsers)));
  answers.push(JSON.stringify(await superAdmin.result(getHistory, { params: { kind: 'user', id: user.userId } })));
}

async function noteTokens(when: string): Promise<void> {
  secret(`access token ${when}`, (await readSecret('fortnoxAccessToken'))!);
  secret(`refresh token ${when}`, (await readSecret('fortnoxRefreshToken'))!);
}

const codeIn = (location: URL, name: string) => secret(name, location.searchParams.get('code')!);

async function fortnoxIsLinked(): Promise<void> {
  const staff = await firm.as('Staff');
  const superAdmin = await firm.as('SuperAdmin');
  secret('client secret', firstClient.secret);
  secret('client, as it is sent', Buffer.from(`${firstClient.id}:${firstClient.secret}`).toString('base64'));
  await firm.configure({ emailApiKey: secret('key to mails', 'nyckel-till-mejl-99') });
  const wrong = { ...(await superAdmin.result(getSystemSettings)), bankGiro: 5, emailApiKey: 'nyckel-till-mejl-99' };
  expect((await superAdmin.call(saveSystemSettings, { body: wrong })).status).toBe(422);

  const denied = await answerAtFortnox(await firm.activationUrl(), { decision: 'deny' });
  expect((await firm.activate(denied)).status).toBe(422);
  const failing = await answerAtFortnox(await firm.activationUrl());
  codeIn(failing, 'code that was lost');
  await firm.control({ drop: { path: '/oauth-v1/token' } });
  expect((await firm.activate(failing)).status).toBeGreaterThanOrEqual(400);
  const stateless = await answerAtFortnox(await firm.activationUrl());
  secret('state that is asked for', stateless.searchParams.get('state')!);
  const params = { code: codeIn(stateless, 'code without its state') };
  expect((await nobody().call(setFortnoxActivationCode, { params })).status).toBe(422);
  await firm.control({ company: { tenant: otherCompany, licences: [] } });

  const location = await answerAtFortnox(await firm.activationUrl());
  codeIn(location, 'code');
  secret('state', location.searchParams.get('state')!);
  expect((await firm.activate(location)).status).toBe(200);
  await noteTokens('at first');
  await firm.control({ clock: { advanceSeconds: 2 * hour } });
  expect(await staff.result(testConnection)).toMatchObject({ connected: true });
  await noteTokens('renewed');

  const spent = await answerAtFortnox(await firm.activationUrl());
  const emptied = {
    ...(await superAdmin.result(getSystemSettings)),
    fortnoxAuthorizationCode: codeIn(spent, 'code by hand'),
  };
  await superAdmin.result(saveSystemSettings, { body: emptied, idempotencyKey: newKey() });
  answers.push(JSON.stringify(await superAdmin.result(getSystemSettings)), JSON.stringify(await staff.result(getMeta)));
}

/** A private person is a customer in Fortnox, and an invoice is registered there. */
async function fortnoxIsUsed(): Promise<void> {
  const [staff, superAdmin] = await Promise.all([firm.as('Staff'), firm.as('SuperAdmin')]);
  const number = secret('personal number', '811218-9876');
  secret('personal number with century', '19811218-9876');
  secret('personal number without sign', '8112189876');
  const token = (await readSecret('fortnoxAccessToken'))!;
  for (const OrganisationNumber of [number, '8112189876']) {
    await firm.ask('POST', '/customers', token, { Customer: { Name: `Erik Prov 19811218-9876`, OrganisationNumber } });
  }
  const all: { customerNumber: string }[] = await superAdmin.result(getFortnoxCustomers);
  await superAdmin.result(getFortnoxCustomer, { params: { customerNumber: all[0]!.customerNumber } });
  await superAdmin.result(matchFortnoxCustomers);

  const { productId } = await makeProduct(superAdmin);
  await priceAllProducts(superAdmin, 1000);
  await giveSellerDetails(superAdmin);
  const { customerId } = await makeCustomer(staff, { name: canary, invoiceEmail: 'faktura@kund.example' });
  await superAdmin.result(createFortnoxCustomers, { body: { customerIds: [customerId] } });
  const linked = async () => (await staff.result(getCustomer, { params: { customerId } })).fortnoxCustomerNumber;
  await expect.poll(linked).not.toBe('');
  const { projectId } = await makeProject(staff, { customerId });
  const items = [{ productId, workedHours: 1, invoiceableHours: 1 }];
  await makeWorkOrder(staff, projectId, { status: 'Registered', items });
  const { invoiceId } = await staff.result(createFromProject, { params: { projectId }, idempotencyKey: newKey() });
  const accounting = async () =>
    (await staff.result(getInvoice, { params: { invoiceId } })).followUps.find(
      ({ kind }: FollowUp) => kind === 'accounting',
    ).state;
  await expect
    .poll(
      async () => {
        await firm.stack.invoke('jobs/run-due-tasks');
        return accounting();
      },
      { interval: 1_000 },
    )
    .toBe('Done');
  await superAdmin.result(getReconciliation);
  await (await firm.as('Developer')).result(sendTestEmail);
}

async function theRestHappens(): Promise<void> {
  const superAdmin = await firm.as('SuperAdmin');
  for (const job of ['refresh-fortnox-token', 'sync-invoice-status', 'take-replica-snapshot']) {
    expect(await firm.stack.invoke(`jobs/${job}`)).toHaveProperty('payload');
  }
  for (const log of [listConnectionLog, listMessageLog]) {
    answers.push(JSON.stringify(await superAdmin.result(log, { query: { itemsPerPage: 0 } })));
  }
  await firm.control({ fail: { path: '/oauth-v1/revoke', status: 500, body: '<h1>500</h1>' } });
  await noteTokens('before the end');
  await superAdmin.result(disconnectFortnox);
}

const kindsThatAreHeard = [
  'PIN',
  'token of a reset',
  'token of a session',
  'ticket of the hub',
  'state of an activation',
  'code of Fortnox',
  'access token of Fortnox',
  'refresh token of Fortnox',
  'client secret of Fortnox',
  'emailApiKey',
  'fortnoxClientSecret',
  'fortnoxAuthorizationCode',
  'key to a secret',
  'key of the stack',
];

it('no secret is in clear text in any log, item, file or response after every feature was used', async () => {
  await peopleComeAndGo();
  await fortnoxIsLinked();
  await fortnoxIsUsed();
  await theRestHappens();

  expect(secrets.length).toBeGreaterThan(35);
  const stored = firm.stored();
  const answered = { where: 'an answer', bytes: Buffer.from(answers.join('\n')) };
  expect(leaks(secrets, [...stored, answered])).toEqual([]);

  // The kinds of secrets found in every run are among them.
  expect(new Set(firm.stack.secrets().map(({ kind }) => kind))).toEqual(new Set(kindsThatAreHeard));
  const holds = (where: RegExp, text: string) =>
    stored.some((one) => where.test(one.where) && Buffer.from(one.bytes).includes(text));
  expect(holds(/^CUSTOMER#/, canary)).toBe(true);
  expect(holds(/^_stream_records/, canary)).toBe(true);
  expect(holds(/^s3/, canary)).toBe(true);
  expect(holds(/^mail/, 'reset-password/')).toBe(true);
  expect(holds(/^database/, canary)).toBe(true);
  expect(holds(/^FORTNOX_LOG /, 'Förnya åtkomst')).toBe(true);
  expect(holds(/^functions\.log/, 'auth/log-in')).toBe(true);
});
