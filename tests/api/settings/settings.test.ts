import { describe, expect, it } from 'vitest';
import { productCommit } from '../../../infra/build/functions.ts';
import { listCustomers } from '../../../shared/contract/customers.ts';
import {
  getMeta,
  getSystemSettings,
  getUserSettings,
  saveSystemSettings,
  saveUserSettings,
} from '../../../shared/contract/settings.ts';
import { createUser } from '../../../shared/contract/users.ts';
import type { Api } from '../../support/api.ts';
import { newUser } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';

const [superAdmin, developer] = await Promise.all([logInAs('SuperAdmin'), logInAs('Developer')]);

describe('the settings of a user', () => {
  it('are the user’s own, and set how many rows a list has', async () => {
    const mine = await developer.result(getUserSettings);
    const others = await superAdmin.result(getUserSettings);
    const wanted = {
      ...mine,
      fontSize: 18,
      density: 'Compact',
      itemsPerPageDefault: 10,
      workOrderAllShows: ['Started', 'Registered'],
    };
    try {
      await developer.result(saveUserSettings, { body: wanted });
      expect(await developer.result(getUserSettings)).toEqual(wanted);
      expect(await superAdmin.result(getUserSettings)).toEqual(others);
      expect((await developer.result(listCustomers)).items).toHaveLength(10);
    } finally {
      await developer.result(saveUserSettings, { body: mine });
    }
  });

  it.each([
    ['fontSize', 17],
    ['density', 'Packed'],
    ['itemsPerPageProjects', 25],
    ['itemsPerPageWorkOrders', -1],
    ['itemsPerPageDefault', 1000],
  ])('have no %s of %s', async (field, value) => {
    const mine = await developer.result(getUserSettings);
    const reply = await developer.call(saveUserSettings, { body: { ...mine, [field]: value } });
    expect(reply.status).toBe(422);
    expect(reply.json.errors.map((error: { field: string }) => error.field)).toEqual([field]);
  });
});

describe('the settings of the firm', () => {
  it('keep what a call leaves out', async () => {
    const before = await superAdmin.result(getSystemSettings);
    const body = { version: before.version, companyPhone: '031-00 00 03' };
    const saved = await superAdmin.result(saveSystemSettings, { body });
    expect(saved).toEqual({ ...before, ...body, version: before.version + 1 });
    await superAdmin.result(saveSystemSettings, { body: { ...before, version: saved.version } });
  });

  it('are saved by one of two concurrent writers', async () => {
    const before = await superAdmin.result(getSystemSettings);
    const save = (api: Api, companyPhone: string, version: number) =>
      api.call(saveSystemSettings, { body: { ...before, companyPhone, version } });
    const first = await save(superAdmin, '031-00 00 01', before.version);
    expect(first.json.result).toMatchObject({ companyPhone: '031-00 00 01', version: before.version + 1 });
    expect((await save(developer, '031-00 00 02', before.version)).status).toBe(409);
    expect(await developer.result(getSystemSettings)).toMatchObject({ companyPhone: '031-00 00 01' });
    await superAdmin.result(saveSystemSettings, { body: { ...before, version: before.version + 1 } });
  });

  it('accept only valid e-mail addresses, and an image as logo', async () => {
    const before = await superAdmin.result(getSystemSettings);
    for (const [field, value] of [
      ['emailFrom', 'ingen adress'],
      ['invoiceEmailTo', 'a@b'],
      ['logoUrl', 'https://annan.example/logo.png'],
    ] as const) {
      const reply = await superAdmin.call(saveSystemSettings, { body: { ...before, [field]: value } });
      expect(reply.json.errors.map((error: { field: string }) => error.field)).toEqual([field]);
    }
  });

  it('accept only numbers with valid check digits, and normalize them', async () => {
    const before = await superAdmin.result(getSystemSettings);
    const wrong = {
      organisationNumber: '555555-5556',
      vatNumber: 'SE555555555601',
      bankGiro: '5050-1056',
      plusGiro: '90 20 03-4',
      iban: 'SE36 5000 0000 0549 1000 0003',
    };
    const reply = await superAdmin.call(saveSystemSettings, { body: { ...before, ...wrong } });
    expect(reply.status).toBe(422);
    expect(reply.json.errors.map((error: { field: string }) => error.field).sort()).toEqual(Object.keys(wrong).sort());
    const saved = await superAdmin.result(saveSystemSettings, {
      body: { ...before, bankGiro: '50501055', plusGiro: '9020033', iban: 'se3550000000054910000003' },
    });
    expect(saved).toMatchObject({
      bankGiro: '5050-1055',
      plusGiro: '90 20 03-3',
      iban: 'SE35 5000 0000 0549 1000 0003',
    });
    await superAdmin.result(saveSystemSettings, { body: { ...before, version: saved.version } });
  });
});

it('a new PIN has eight characters unless the firm lets it have six', async () => {
  const save = async (shortestPin: unknown) => {
    const before = await superAdmin.result(getSystemSettings);
    return superAdmin.call(saveSystemSettings, { body: { ...before, shortestPin } });
  };
  const make = (password: string) => superAdmin.call(createUser, { body: newUser({ password }) });
  expect((await make('f7äril')).json).toMatchObject({
    errors: [{ field: 'password', message: 'PIN ska ha minst 8 tecken.' }],
  });
  expect((await save(7)).status).toBe(422);
  await save(6);
  try {
    expect((await developer.result(getMeta)).shortestPin).toBe(6);
    expect((await make('f7äril')).status).toBe(200);
  } finally {
    await save(8);
  }
});

it('the client learns the version, its commit, the start of the fiscal year, what is sold and who may recreate a PDF', async () => {
  const meta = await developer.result(getMeta);
  const twelve = (commit: string) => commit.slice(0, 12);
  expect(twelve(meta.commit)).toBe(twelve(productCommit()));
  expect(Object.keys(meta).sort()).toEqual([
    'commit',
    'fiscalYearStart',
    'fortnoxActivationUrl',
    'maintainerInitials',
    'sellsConstruction',
    'shortestPin',
    'timeStep',
    'version',
  ]);
});
