import { fieldError } from '../../shared/codes/errors.ts';
import { formatAddress } from '../../shared/domain/address.ts';
import { compareSwedish } from '../../shared/lib/text.ts';
import {
  maxChangedProjects,
  type Contact,
  type ContactFields,
  type Participation,
  type ContactRow,
} from '../../shared/schemas/contact.ts';
import type { Data, StoredRecord } from '../data/core/records.ts';
import { findRecords } from '../data/core/table.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';
import { fullName } from '../../shared/domain/contact.ts';

export async function contactView(
  contact: StoredRecord<'contact'>,
  projects: StoredRecord<'project'>[],
): Promise<Contact> {
  const [participantInProjects, customers] = await Promise.all([
    participations(contact.id, projects),
    customersOf(contact.data),
  ]);
  const customerIds = customers.map(({ id }) => id);
  return {
    ...contactRow(contact),
    customerId: customerIds[0] ?? null,
    selectedCustomers: customerIds,
    selectedProjects: participantInProjects.flatMap(({ isLinked, projectId }) => (isLinked ? [projectId] : [])),
    participantInProjects,
    deleted: contact.deleted,
  };
}

export async function customersOf({ customerIds }: Data<'contact'>): Promise<StoredRecord<'customer'>[]> {
  const records = await findRecords(customerIds.map((id) => ['customer', id] as const));
  return customerIds.flatMap((id) => {
    const customer = records.get('customer', id);
    return customer && !customer.deleted ? [customer] : [];
  });
}

async function participations(contactId: number, projects: StoredRecord<'project'>[]): Promise<Participation[]> {
  const records = await findRecords(
    projects.flatMap(({ data }) => [
      ['customer', data.customerId] as const,
      ['address', data.objectAddressId] as const,
    ]),
  );
  return projects
    .map(({ id, data }) => {
      const object = records.get('address', data.objectAddressId);
      return {
        projectId: id,
        projectCode: data.projectCode,
        customerName: records.get('customer', data.customerId)?.data.name ?? '',
        addressFormatted: object ? formatAddress(object.data) : '',
        active: data.active,
        isLinked: isLinkedTo(data, contactId),
        isOrderer: data.mainContactId === contactId,
      };
    })
    .filter(({ isLinked, isOrderer }) => isLinked || isOrderer)
    .toSorted((a, b) => compareSwedish(b.projectCode, a.projectCode));
}

const isLinkedTo = ({ contactIds }: Data<'project'>, contactId: number) => contactIds.includes(contactId);

type CustomerSelection = Pick<ContactFields, 'selectedCustomers'>;

/** @throws a 422 when an added customer does not exist */
export async function contactData(
  { selectedCustomers, ...fields }: Omit<Data<'contact'>, 'customerIds' | 'erasedAt'> & CustomerSelection,
  before: readonly number[] = [],
): Promise<Data<'contact'>> {
  const customerIds = [...new Set(selectedCustomers)];
  const records = await findRecords(customerIds.map((id) => ['customer', id] as const));
  for (const id of customerIds) {
    if (!before.includes(id)) records.require('customer', id, 'selectedCustomers', 'Kunden finns inte. Välj en annan.');
  }
  return { ...fields, customerIds, erasedAt: null };
}

/**
 * Links a person to exactly the selected projects, as part of saving the person.
 * @param projects the person's current projects, including those where the person is the orderer
 * @returns the person's projects after the change
 * @throws a 422 when one does not exist, or when a save cannot hold that many changes
 */
export async function linkToProjects(
  unit: UnitOfWork,
  contactId: number,
  projects: StoredRecord<'project'>[],
  selected: readonly number[],
): Promise<StoredRecord<'project'>[]> {
  const selectedIds = new Set(selected);
  const known = new Map(projects.map((project) => [project.id, project]));
  const added = [...selectedIds].filter((id) => !known.has(id));
  if (added.length > maxChangedProjects) throw tooManyProjects();
  const records = await findRecords(added.map((id) => ['project', id] as const));
  for (const id of added) {
    known.set(id, records.require('project', id, 'selectedProjects', 'Projektet finns inte. Välj ett annat.'));
  }
  const changed = [...known.values()].filter(({ id, data }) => isLinkedTo(data, contactId) !== selectedIds.has(id));
  if (changed.length > maxChangedProjects) throw tooManyProjects();
  for (const project of changed) known.set(project.id, setLink(unit, project, contactId, selectedIds.has(project.id)));
  return [...known.values()];
}

function tooManyProjects() {
  return fieldError(
    'selectedProjects',
    `Högst ${maxChangedProjects} projekt kan kopplas eller kopplas bort åt gången. Spara i flera steg.`,
  );
}

function setLink(unit: UnitOfWork, project: StoredRecord<'project'>, contactId: number, isLinked: boolean) {
  const others = project.data.contactIds.filter((id) => id !== contactId);
  return unit.save(project, { ...project.data, contactIds: isLinked ? [...others, contactId] : others });
}

/**
 * Links a person to a project or removes the link. The person gets a new version too, because its view lists its
 * projects: a concurrent save of the person must see a conflict.
 * @returns the project after the change
 */
export function changeLink(
  unit: UnitOfWork,
  project: StoredRecord<'project'>,
  contact: StoredRecord<'contact'>,
  isLinked: boolean,
): StoredRecord<'project'> {
  if (isLinkedTo(project.data, contact.id) === isLinked) return project;
  unit.save(contact, contact.data);
  return setLink(unit, project, contact.id, isLinked);
}

export function contactRow({
  id,
  version,
  data: { customerIds: _customerIds, ...data },
}: StoredRecord<'contact'>): ContactRow {
  return { contactId: id, version, fullName: fullName(data), ...data };
}
