import { activate, activationUrl } from '../../../functions/fortnox/activation.ts';
import { printedInvoice, getInvoiceWithItems } from '../../../functions/invoices/stores/invoice-lines.ts';
import { saveSecrets } from '../../../functions/settings/secret-store.ts';
import { getSystemSettings, saveSettings } from '../../../functions/settings/settings-store.ts';
import { findRecords, lastNumber } from '../../../functions/data/core/table.ts';
import type { Kind, StoredRecord } from '../../../functions/data/core/records.ts';
import { UnitOfWork } from '../../../functions/data/core/unit-of-work.ts';
import { findUserByInitials } from '../../../functions/users/user-store.ts';
import { localUsers } from '../../../functions/demo/local-users.ts';
import { demoBooks, firstOwnNumber } from './demo-books.ts';

export type StandIn = { url: string; clientId: string; clientSecret: string };

/**
 * Links the demo firm to the local Fortnox through the regular OAuth flow, and fills its books: most customers and
 * invoices agree, and some do not, so that there is something to match, create and reconcile.
 */
export async function linkDemo(standIn: StandIn): Promise<void> {
  const customers = await allOf('customer');
  const invoices = await allOf('invoice');
  const theirs = await theirCustomers(customers, invoices);
  const numbers = new Map(theirs.map(({ customerId, number }) => [customerId, number]));
  const printed = await Promise.all(
    invoices.map(async ({ id, data: { status } }) => ({
      document: printedInvoice(await getInvoiceWithItems(id)),
      status,
    })),
  );
  await control(standIn, {
    books: {
      customers: [...theirs.map(({ fields }) => fields), ...onlyTheirs],
      invoices: demoBooks(printed, (customerId) => numbers.get(customerId) ?? ''),
    },
    company: { nextDocumentNumber: firstOwnNumber },
  });
  await link(standIn);
}

async function allOf<K extends Kind>(kind: K): Promise<StoredRecord<K>[]> {
  const ids = Array.from({ length: await lastNumber(kind) }, (_, index) => index + 1);
  const found = await findRecords(ids.map((id) => [kind, id] as const));
  return ids.flatMap((id) => found.get(kind, id) ?? []);
}

type FortnoxLink = { customerId: number; number: string; fields: object };

/** Names that differ from ours; the organisation number identifies them. */
const otherwiseNamed = [
  { at: 4, name: 'Dalhem kommun, Samhällsbyggnad', organisationNumber: '212000-9010' },
  { at: 7, name: 'Forsåkers Förskolor ek. för.', organisationNumber: '769600-9013' },
  { at: 16, name: 'Lindholmsdockan Kontor AB', organisationNumber: '559900-9015' },
] as const;

const onlyTheirs = [
  { CustomerNumber: '2901', Name: 'Kontorsgrossen i Mölndal AB' },
  { CustomerNumber: '2902', Name: 'Bohusläns Mätteknik AB' },
];

async function theirCustomers(
  customers: readonly StoredRecord<'customer'>[],
  invoices: readonly StoredRecord<'invoice'>[],
): Promise<FortnoxLink[]> {
  const registered = invoices.filter(({ data }) => data.status !== 'Created');
  const invoiced = new Set(registered.map(({ data }) => data.customerId));
  const unit = new UnitOfWork(0);
  const theirs = customers.flatMap((customer, index): FortnoxLink[] => {
    const { name, fortnoxCustomerNumber } = customer.data;
    const other = otherwiseNamed.find(({ at }) => at === index);
    if (other) {
      unit.save(customer, { ...customer.data, organisationNumber: other.organisationNumber });
    } else if (fortnoxCustomerNumber === '' && !invoiced.has(customer.id)) return [];
    const number = fortnoxCustomerNumber || String(2001 + index);
    const fields = {
      CustomerNumber: number,
      Name: other?.name ?? name,
      ...(other && { OrganisationNumber: other.organisationNumber }),
    };
    return [{ customerId: customer.id, number, fields }];
  });
  await unit.commit(null);
  return theirs;
}

const administrator = localUsers.find(({ role }) => role === 'SuperAdmin')!.initials;

async function link({ clientId, clientSecret }: StandIn): Promise<void> {
  const unit = new UnitOfWork(0);
  const settings = await getSystemSettings();
  saveSettings(unit, settings, { ...settings.data, fortnoxClientId: clientId });
  await saveSecrets(unit, { fortnoxClientSecret: { value: clientSecret } });
  await unit.commit(null);

  const user = (await findUserByInitials(administrator))!;
  const answer = await fetch(await activationUrl(user.id, new Date()), {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approve' }),
    redirect: 'manual',
  });
  const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
  await activate(code, user.id, { initials: administrator });
}

async function control({ url }: StandIn, asked: object): Promise<void> {
  const response = await fetch(`${url}/_control`, { method: 'POST', body: JSON.stringify(asked) });
  if (!response.ok) throw new Error(`The local Fortnox refuses the demo's books: ${await response.text()}`);
}
