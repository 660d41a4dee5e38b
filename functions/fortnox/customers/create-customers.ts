import { addressesIn } from '../../../shared/lib/email-address.ts';
import { AppError } from '../../../shared/codes/errors.ts';
import { fortnoxRefused } from '../../../shared/codes/errors/fortnox.ts';
import { organisationDigits } from '../../../shared/domain/fortnox/match-customers.ts';
import { vatTypeOfCustomer } from '../../../shared/domain/fortnox/vat-type.ts';
import { fortnoxText } from '../../../shared/domain/fortnox/text.ts';
import { identityOf } from '../../../shared/lib/text.ts';
import type { CustomerLink } from '../../../shared/schemas/fortnox.ts';
import { logFailure } from '../../platform/log-failure.ts';
import { createFortnoxCustomer, findFortnoxCustomer, searchFortnoxCustomers } from '../customers.ts';
import type { CallDeadline } from '../client.ts';
import { FortnoxProblem } from '../problem.ts';
import { sendTo } from '../../messages/live.ts';
import { type FortnoxTask, endFortnoxStep, fortnoxTaskOf, fortnoxTaskTiming } from '../fortnox-task-store.ts';
import { fortnoxTaskPrefix } from '../../data/core/keys.ts';
import type { StoredRecord } from '../../data/core/records.ts';
import { findRecords } from '../../data/core/table.ts';
import type { TaskKind } from '../../data/tasks/task-kind.ts';
import { setCustomerNumbers } from './set-numbers.ts';

export const fortnoxTasks: TaskKind = {
  name: 'fortnox-task',
  isOf: ({ pk }) => pk.startsWith(fortnoxTaskPrefix),
  timing: fortnoxTaskTiming,
  steps: 'taken',
  step: async (task) => reportProgress(await runStep(fortnoxTaskOf(task))),
  logFailure: (error, fields) => logFailure('fortnox-task', error, fields),
  onFailure: (task, error) =>
    tell(fortnoxTaskOf(task), 'FortnoxCustomerIntegrationMessage', {
      message: `${error instanceof AppError ? error.message : 'Något gick fel.'} Ett nytt försök görs automatiskt.`,
    }),
};

async function runStep(task: FortnoxTask): Promise<FortnoxTask> {
  const customerId = task.customerIds[task.done]!;
  const records = await findRecords([['customer', customerId]]);
  const customer = records.get('customer', customerId);
  if (!customer || customer.deleted) return endFortnoxStep(task, {}, new Date());
  const { name } = customer.data;
  try {
    const created = await createOne(customer, { initials: task.initials });
    await setCustomerNumbers([created], task.userId);
    return await endFortnoxStep(task, { created }, new Date());
  } catch (error) {
    // A final refusal is reported; any other error is retried with the same customer.
    const isRefused = error instanceof FortnoxProblem && !error.isTransient && error.about === undefined;
    const isTaken = error instanceof AppError && error.code === 'invalid_fields';
    if (!isRefused && !isTaken) throw error;
    const reason = (isTaken && error.fields?.[0]?.message) || error.message;
    return endFortnoxStep(task, { failed: { customerId, name, reason } }, new Date());
  }
}

/** Our external reference, which finds the customer again after a call with an unknown outcome. */
const ownReference = (customerId: number) => `Klang ${customerId}`;

async function createOne(customer: StoredRecord<'customer'>, deadline: CallDeadline): Promise<CustomerLink> {
  const { id: customerId, data } = customer;
  const linked = (fortnoxCustomerNumber: string) => ({ customerId, name: data.name, fortnoxCustomerNumber });
  if (data.fortnoxCustomerNumber) return linked(data.fortnoxCustomerNumber);
  const name = fortnoxText(data.name, 1024);
  const same = (await searchFortnoxCustomers({ name }, deadline)).filter(
    (one) => identityOf(one.name) === identityOf(name),
  );
  for (const { customerNumber } of same) {
    const whole = await findFortnoxCustomer(customerNumber, deadline);
    if (whole?.externalReference === ownReference(customerId)) return linked(customerNumber);
  }
  const existing = same[0] ?? (await sameFirm(data.organisationNumber, deadline));
  if (existing) {
    throw new FortnoxProblem(
      fortnoxRefused,
      `Finns redan i Fortnox som ${existing.name} med kundnummer ${existing.customerNumber}. Matcha kunden i stället.`,
    );
  }
  return linked((await createFortnoxCustomer(await fieldsOf(customer), deadline)).customerNumber);
}

/** Compares digits only, because the formatting varies. */
async function sameFirm(organisationNumber: string, deadline: CallDeadline) {
  const digits = organisationDigits(organisationNumber);
  if (digits === '') return undefined;
  for (const organisationnumber of [`${digits.slice(0, 6)}-${digits.slice(6)}`, digits]) {
    const found = await searchFortnoxCustomers({ organisationnumber }, deadline);
    const same = found.find((one) => organisationDigits(one.organisationNumber) === digits);
    if (same) return same;
  }
  return undefined;
}

async function fieldsOf({ id, data }: StoredRecord<'customer'>): Promise<Record<string, string>> {
  const address = (await findRecords([['address', data.mainAddressId]])).get('address', data.mainAddressId)?.data;
  const fields = {
    Name: fortnoxText(data.name, 1024),
    OrganisationNumber: fortnoxText(data.organisationNumber, 30),
    VATNumber: fortnoxText(data.vatNumber, 30),
    CountryCode: data.countryCode,
    VATType: vatTypeOfCustomer(data) ?? '',
    Type: 'COMPANY',
    Address1: fortnoxText(address?.address1 ?? '', 1024),
    Address2: fortnoxText(address?.address2 ?? '', 1024),
    ZipCode: fortnoxText(address?.postalCode ?? '', 10),
    City: fortnoxText(address?.city ?? '', 1024),
    // It has one, and its copies a field each.
    EmailInvoice: addressesIn(data.invoiceEmail)[0] ?? '',
    ExternalReference: ownReference(id),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

async function reportProgress(task: FortnoxTask): Promise<void> {
  const total = task.customerIds.length;
  await tell(task, 'FortnoxCreateCustomersProgress', { current: task.done, total });
  if (task.state === 'Done') {
    await tell(task, 'FortnoxCustomerIntegrationResult', { customers: task.created, failed: task.failed });
  }
}

type Message = Parameters<typeof sendTo>[1];

function tell<Type extends Message['type']>(
  { userId }: FortnoxTask,
  type: Type,
  payload: Extract<Message, { type: Type }>['payload'],
): Promise<void> {
  return sendTo(userId, { type, payload } as Message, new Date());
}
