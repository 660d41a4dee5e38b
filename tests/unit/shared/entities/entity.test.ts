import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { historyFields } from '../../../../functions/data/history/fields.ts';
import { columnsOf } from '../../../../functions/data/replica/entity-columns.ts';
import { records } from '../../../../functions/data/core/records.ts';
import { address } from '../../../../shared/entities/address.ts';
import { contact } from '../../../../shared/entities/contact.ts';
import { customer } from '../../../../shared/entities/customer.ts';
import { defineEntity } from '../../../../shared/entities/entity.ts';
import { deliveryTemplate } from '../../../../shared/entities/delivery-template.ts';
import { product } from '../../../../shared/entities/product.ts';
import { project } from '../../../../shared/entities/project.ts';
import { staffTimeLog, staffTimeLogLine } from '../../../../shared/entities/staff-time-log.ts';
import { systemSecrets } from '../../../../shared/entities/system-secrets.ts';
import { systemSettings } from '../../../../shared/entities/system-settings.ts';
import { tag } from '../../../../shared/entities/tag.ts';
import { user } from '../../../../shared/entities/user.ts';
import { userSettings } from '../../../../shared/entities/user-settings.ts';
import { usualSettings } from '../../../../shared/codes/usual-settings.ts';
import { workOrder, workOrderItem } from '../../../../shared/entities/work-order.ts';
import { flag, integer, reference, text } from '../../../../shared/entities/field.ts';
import { internal, secret } from '../../../../shared/entities/system-field.ts';
import { schemasOf } from '../../../../shared/entities/schemas-of.ts';
import { historyOf } from '../../../../shared/entities/history-of.ts';
import { formatMoney } from '../../../../shared/lib/format.ts';
import { staffTimeLogLineFieldsSchema } from '../../../../shared/schemas/staff-time-log.ts';
import { customerEditSchema, customerFieldsSchema, customerSchema } from '../../../../shared/schemas/customer.ts';
import { userSchema } from '../../../../shared/schemas/user.ts';
import { words } from '../../../../shared/text/words.ts';
import { workOrderFieldsSchema, workOrderItemSchema, workOrderSchema } from '../../../../shared/schemas/work-order.ts';

const boat = defineEntity({
  name: text({ label: 'Namn', input: (f) => f.requiredText(10), in: 'column', search: true }),
  mooring: text({ label: 'Plats', input: (f) => f.optionalText(10), in: 'feed' }),
  length: integer({ label: 'Längd', input: (f) => f.z.int(), empty: 8, in: 'column' }),
  isSold: flag({ label: 'Såld', help: 'Visas inte på bryggan.', in: 'row' }),
  ownerId: reference('contact', { label: 'Ägare', personal: true }),
});

describe('an entity', () => {
  it('gives what is missing in a stored record the value of its field when empty', () => {
    expect(schemasOf(boat).stored.parse({})).toEqual({
      name: '',
      mooring: '',
      length: 8,
      isSold: false,
      ownerId: null,
    });
    expect(schemasOf(boat).stored.parse({ name: 'Ran', length: 3 })).toEqual({ ...boat.empty, name: 'Ran', length: 3 });
    expect(schemasOf(boat).stored.safeParse({ length: 'åtta' }).success).toBe(false);
  });

  it('takes in calls what its fields take, and answers all of it', () => {
    const input = z.object(schemasOf(boat).inputs);
    expect(input.parse({ name: ' Ran ' })).toEqual({ ...boat.empty, name: 'Ran' });
    expect(input.safeParse({ name: 'Ran', ownerId: -1 }).error?.issues).toMatchObject([{ path: ['ownerId'] }]);
    expect(Object.keys(schemasOf(boat).values)).toEqual(['name', 'mooring', 'length', 'isSold', 'ownerId']);
  });

  it('calls its fields the same in forms and in history', () => {
    expect(boat.labels).toMatchObject({ name: 'Namn', isSold: 'Såld' });
    expect(boat.help).toMatchObject({ isSold: 'Visas inte på bryggan.', name: '' });
    expect(historyOf(boat).ownerId).toMatchObject({ as: 'reference', label: 'Ägare', kind: 'contact' });
  });

  it('counts days in history as one speaks', () => {
    const { paymentTermDays } = historyOf(project);
    const show = (days: number) => paymentTermDays.as === 'value' && paymentTermDays.show(days as never, words);
    expect([0, 1, 30].map(show)).toEqual(['0 dagar', '1 dag', '30 dagar']);
  });

  it('knows which of its fields are about a person', () => {
    expect(boat.personal).toEqual(['ownerId']);
    expect(customer.personal).toEqual(['invoiceEmail', 'organisationNumber']);
    expect(project.personal).toEqual([
      'invoiceEmail',
      'projectOwnerUserId',
      'projectReviewerUserId',
      'mainContactId',
      'contactIds',
    ]);
    expect(contact.personal).toEqual(Object.keys(schemasOf(contact).inputs));
    expect(user.personal).toEqual(Object.keys(schemasOf(user).inputs));
    expect(Object.keys(staffTimeLogLine.fields).filter((name) => !staffTimeLogLine.personal.includes(name))).toEqual([
      'day',
    ]);
    expect([...address.personal, ...product.personal, ...tag.personal]).toEqual([]);
  });

  it('reaches the replica, the rows of lists and their orders as far as declared', () => {
    expect(boat.feed).toEqual(['name', 'mooring', 'length', 'isSold']);
    expect(Object.keys(schemasOf(boat).rowValues)).toEqual(['name', 'length', 'isSold']);
    expect(boat.columns).toEqual(['name', 'length']);
  });

  it('has columns in the replica, numbers before texts, and reads old rows of the feed as empty', () => {
    const columns = Object.entries(columnsOf<Partial<typeof boat.empty>>(boat.fields));
    expect(columns.map(([column, { type, value }]) => [column, type, value({ name: 'Åra' })])).toEqual([
      ['length', 'INTEGER', 8],
      ['is_sold', 'INTEGER', 0],
      ['name', 'TEXT', 'Åra'],
      ['name_sort', 'TEXT', expect.any(String)],
      ['name_fold', 'TEXT', 'ara'],
      ['mooring', 'TEXT', ''],
    ]);
  });
});

describe('what the store keeps for itself', () => {
  const chest = defineEntity({
    place: text({ label: 'Plats', input: (f) => f.requiredText(10), in: 'column' }),
    lock: secret((f) => f.z.string(), { label: 'Lås', empty: '' }),
    opened: internal((f) => f.z.int(), 0),
  });

  it('is stored, and neither called for nor answered nor fed', () => {
    const record = schemasOf(chest).stored.parse({ place: 'Vind', lock: '1234' });
    expect(record).toEqual({ place: 'Vind', lock: '1234', opened: 0 });
    expect(chest.toApi(record)).toEqual({ place: 'Vind' });
    const known = [schemasOf(chest).inputs, schemasOf(chest).values, chest.emptyInput, columnsOf(chest.fields)].map(
      Object.keys,
    );
    expect([...known.slice(0, 3), chest.feed, chest.columns]).toEqual(Array.from({ length: 5 }, () => ['place']));
    expect(known[3]).toEqual(['place', 'place_sort']);
  });

  it('is shown by history where it is a secret, without its value', () => {
    expect(historyOf(chest)).toMatchObject({ lock: { as: 'secret', label: 'Lås' }, opened: { as: 'nothing' } });
    expect(chest.secrets).toEqual(['lock']);
    expect(user.secrets).toEqual(['pinHash', 'passkeys', 'recoveryCodes']);
  });

  it('is every one of the firm’s secrets, and of its settings only when everything was taken out', () => {
    expect(systemSecrets.secrets).toEqual(Object.keys(records['system-secrets'].shape));
    expect([schemasOf(systemSecrets).inputs, schemasOf(systemSecrets).values, systemSecrets.emptyInput]).toEqual([
      {},
      {},
      {},
    ]);
    expect(systemSettings.secrets).toEqual([]);
    const inStore = Object.keys(records['system-settings'].shape);
    expect(inStore.filter((name) => !(name in schemasOf(systemSettings).values))).toEqual(['takenOutAt']);
  });

  it('of a user is the PIN, the keys and their codes, the generation of sessions, and that the data are erased', () => {
    const hidden = Object.keys(user.fields).filter((name) => !(name in schemasOf(user).values));
    expect(hidden).toEqual(['pinHash', 'passkeys', 'recoveryCodes', 'sessionGeneration', 'erasedAt']);
    expect(Object.keys(userSchema.shape)).toEqual(expect.not.arrayContaining(hidden));
  });
});

describe('the parts of a record', () => {
  it('get what they lack, each as its own fields say', () => {
    const items = [{ deliveryTemplateItemId: 1, lines: [{ productId: 3, hoursEstimated: 2 }] }];
    const line = { deliveryTemplateItemLineId: 0, productId: 3, productType: 'Rate', hoursEstimated: 2, quantity: 0 };
    expect(schemasOf(deliveryTemplate).stored.parse({ name: 'Mätning', items })).toEqual({
      name: 'Mätning',
      dateCreated: '',
      items: [{ deliveryTemplateItemId: 1, invoiceNote: '', invoiceable: true, lines: [line] }],
    });
  });

  it('are shown by history as an older version wrote them', () => {
    const history = historyOf(workOrder).items;
    const items = [{ workOrderItemId: 1, productId: 3, productType: 'Rate', workedHours: 2 }];
    expect(history.as === 'parts' && history.partsOf(items as never, words)).toMatchObject([{ text: 'Arbetad tid 2' }]);
  });
});

it('money is entered in kronor and kept in öre, and shown in kronor', () => {
  const history = historyOf(project).budgetOre;
  expect(schemasOf(project).inputs.budgetOre.safeParse(1250.5).success).toBe(true);
  expect(schemasOf(project).stored.parse({ customerId: 1, budgetOre: 125_050 })).toMatchObject({ budgetOre: 125_050 });
  expect(schemasOf(project).stored.safeParse({ customerId: 1, budgetOre: 1250.5 }).success).toBe(false);
  expect(history.as === 'value' && history.show(125_050 as never, words)).toBe(formatMoney(1250.5));
});

describe('the fields of a staff time log', () => {
  it('are in no feed, so that no list has them', () => {
    expect([...staffTimeLog.feed, ...staffTimeLogLine.feed]).toEqual([]);
  });

  it('of a day default to the norm of a whole day', () => {
    const norm = { ...staffTimeLogLine.empty, day: 3 };
    expect(staffTimeLogLineFieldsSchema.parse({ day: 3 })).toEqual(norm);
    expect(norm.standardOfService).toBe(7);
    const log = { userId: 1, year: 2026, month: 11, lines: [{ day: 3 }] };
    expect(schemasOf(staffTimeLog).stored.parse(log)).toEqual({ ...staffTimeLog.empty, ...log, lines: [norm] });
    expect(schemasOf(staffTimeLog).stored.safeParse({ userId: 1, year: 2026 }).error?.issues).toMatchObject([
      { path: ['month'] },
    ]);
  });
});

describe('the fields of a work order', () => {
  const stored = Object.keys(workOrder.fields);
  const names = stored.filter((name) => name !== 'registeredAt');

  it('are all stored, answered and shown in its history, and those that people enter are edited', () => {
    expect(Object.keys(records['work-order'].shape)).toEqual(stored);
    expect(Object.keys(workOrderSchema.shape)).toEqual(expect.arrayContaining(names));
    expect(Object.keys(historyFields['work-order'])).toEqual(stored);
    const setByKlang = ['projectId', 'statusDate', 'createdByUserId', 'invoiceId'];
    expect(Object.keys(workOrderFieldsSchema.shape)).toEqual(names.filter((name) => !setByKlang.includes(name)));
  });

  it('of a line are all stored, and answered without the price that invoicing froze', () => {
    const items = [{ productId: 3, workedHours: 2.5 }];
    expect(schemasOf(workOrder).stored.parse({ projectId: 1, createdByUserId: 2, items })).toEqual({
      ...workOrder.empty,
      projectId: 1,
      createdByUserId: 2,
      items: [{ ...workOrderItem.empty, productId: 3, workedHours: 2.5 }],
    });
    expect(Object.keys(workOrderItemSchema.shape)).toEqual([
      ...Object.keys(workOrderItem.fields).filter((name) => name !== 'frozenPriceOre'),
      'productName',
      'unitPrice',
    ]);
  });
});

describe('the fields of a customer', () => {
  const names = Object.keys(customer.fields);

  it('are all stored, answered, edited and shown in its history', () => {
    expect(Object.keys(schemasOf(customer).stored.shape)).toEqual(names);
    expect(Object.keys(customerSchema.shape)).toEqual(['customerId', ...names, 'version']);
    expect(Object.keys(customerEditSchema.shape)).toEqual([...names, 'newMainAddress', 'version']);
    expect(Object.keys(historyFields.customer)).toEqual(names);
  });

  it('leave the number in Fortnox to those who edit', () => {
    expect(Object.keys(customerFieldsSchema.shape)).not.toContain('fortnoxCustomerNumber');
  });
});

it('the usual settings of a user are those of the declaration when empty', () => {
  expect(userSettings.empty).toEqual(usualSettings);
});
