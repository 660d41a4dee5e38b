import { formatAddress } from '../../shared/domain/address.ts';
import type { LoggedProject } from '../../shared/domain/project-log-messages.ts';
import { codeKey } from '../../shared/domain/project-import.ts';
import { toKronor, toOre } from '../../shared/lib/money.ts';
import type { Address } from '../../shared/schemas/address.ts';
import type { ProjectContact } from '../../shared/schemas/contact.ts';
import type { Project, ProjectFields } from '../../shared/schemas/project.ts';
import { AppError } from '../../shared/codes/errors.ts';
import { notFound } from '../../shared/codes/errors/every-call.ts';
import { addressView, requireAddressOf } from '../customers/address-store.ts';
import { contactRow } from '../customers/contact-store.ts';
import { keys } from '../data/core/keys.ts';
import type { Data, StoredRecord } from '../data/core/records.ts';
import { type RecordMap, findRecord, findRecords, getItem } from '../data/core/table.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';

export const projectCodes = 'project-code';

export function mainAddressId(project: Pick<Data<'project'>, 'addresses'>): number | null {
  return project.addresses.find((link) => link.primary)?.addressId ?? null;
}

function relatedTo({ data }: StoredRecord<'project'>) {
  return findRecords([
    ['customer', data.customerId],
    ['user', data.projectOwnerUserId],
    ['user', data.projectReviewerUserId],
    ['contact', data.mainContactId],
    ['address', data.invoiceAddressId],
    ['address', data.objectAddressId],
    ...data.addresses.map(({ addressId }) => ['address', addressId] as const),
    ...data.contactIds.map((id) => ['contact', id] as const),
    ...data.tagIds.map((id) => ['tag', id] as const),
  ]);
}

export async function projectView(project: StoredRecord<'project'>): Promise<Project> {
  const related = await relatedTo(project);
  const { id, version, data } = project;
  const customer = related.get('customer', data.customerId)?.data;
  const initialsOf = (userId: number | null) => related.get('user', userId)?.data.initials ?? '';
  const address = (addressId: number | null) => viewOfAddress(related, addressId);
  const { addresses, contactIds, tagIds, budgetOre, ...fields } = data;
  return {
    ...fields,
    projectId: id,
    version,
    budget: toKronor(budgetOre),
    customerName: customer?.name ?? '',
    paymentRemark: customer?.paymentRemark ?? false,
    projectOwnerUserInitials: initialsOf(data.projectOwnerUserId),
    projectReviewerUserInitials: initialsOf(data.projectReviewerUserId),
    mainContact: contactView(related, data.mainContactId),
    invoiceAddress: address(data.invoiceAddressId),
    objectAddress: address(data.objectAddressId),
    mainAddressId: mainAddressId(data),
    mainAddress: address(mainAddressId(data)),
    contacts: contactIds.flatMap((contactId) => contactView(related, contactId, true) ?? []),
    addresses: linkedAddresses(related, id, addresses),
    tags: tagIds.flatMap((tagId) => {
      const tag = related.get('tag', tagId);
      return tag && !tag.deleted ? [{ tagId, name: tag.data.name }] : [];
    }),
  };
}

export async function projectAddressViews({ id, data }: StoredRecord<'project'>) {
  const records = await findRecords(data.addresses.map(({ addressId }) => ['address', addressId] as const));
  const customers = await findRecords(
    data.addresses.map(({ addressId }) => ['customer', records.get('address', addressId)?.data.customerId] as const),
  );
  return linkedAddresses(records, id, data.addresses, customers);
}

type AddressLinks = Data<'project'>['addresses'];

/** The main address is counted as a reference, so that it cannot be deleted. */
export function saveAddresses(
  unit: UnitOfWork,
  project: StoredRecord<'project'>,
  addresses: AddressLinks,
): StoredRecord<'project'> {
  unit.moveReference('address', mainAddressId(project.data), mainAddressId({ addresses }));
  return unit.save(project, { ...project.data, addresses });
}

export function linkAddress(unit: UnitOfWork, project: StoredRecord<'project'>, link: AddressLinks[number]) {
  const others = project.data.addresses
    .filter(({ addressId }) => addressId !== link.addressId)
    .map((other) => (link.primary ? { ...other, primary: false } : other));
  return saveAddresses(unit, project, [...others, link]);
}

function linkedAddresses(found: RecordMap, projectId: number, links: AddressLinks, customers: RecordMap = found) {
  return links.flatMap(({ addressId, primary }) => {
    if (found.get('address', addressId)?.deleted) return [];
    const view = viewOfAddress(found, addressId, customers);
    return view ? [{ ...view, projectId, primary }] : [];
  });
}

function viewOfAddress(found: RecordMap, addressId: number | null, customers: RecordMap = found): Address | null {
  const address = found.get('address', addressId);
  if (!address) return null;
  return addressView(address, customers.get('customer', address.data.customerId)?.data.name ?? '');
}

function contactView(found: RecordMap, contactId: number | null, hideDeleted = false): Project['mainContact'] {
  const contact = found.get('contact', contactId);
  if (!contact || (hideDeleted && contact.deleted)) return null;
  return contactRow(contact);
}

export async function projectContactViews({ id, data }: StoredRecord<'project'>): Promise<ProjectContact[]> {
  const records = await findRecords(data.contactIds.map((contactId) => ['contact', contactId] as const));
  return data.contactIds.flatMap((contactId) => {
    const contact = contactView(records, contactId, true);
    return contact ? [{ ...contact, projectId: id }] : [];
  });
}

export async function getProjectByCode(code: string): Promise<StoredRecord<'project'>> {
  const guard = await getItem(keys.unique(projectCodes, codeKey(code)));
  const project = guard && (await findRecord('project', guard['id'] as number));
  if (!project || project.deleted) throw new AppError(notFound);
  return project;
}

type ProjectChoiceFields = Pick<
  Data<'project'>,
  | 'customerId'
  | 'projectOwnerUserId'
  | 'projectReviewerUserId'
  | 'mainContactId'
  | 'invoiceAddressId'
  | 'objectAddressId'
>;

type ChosenIds = { [Field in keyof ProjectChoiceFields]: number | null };

const nothing: ChosenIds = {
  customerId: null,
  projectOwnerUserId: null,
  projectReviewerUserId: null,
  mainContactId: null,
  invoiceAddressId: null,
  objectAddressId: null,
};

/**
 * Validates changed references of a project and counts them.
 * @param before the earlier references; null for a new project
 * @throws a 422 for the field whose record does not exist
 */
export async function referToChoices(
  unit: UnitOfWork,
  before: ChosenIds | null,
  now: ProjectChoiceFields,
): Promise<void> {
  const was = before ?? nothing;
  const records = await findRecords([
    ['customer', now.customerId],
    ['user', now.projectOwnerUserId],
    ['user', now.projectReviewerUserId],
    ['contact', now.mainContactId],
    ['address', now.invoiceAddressId],
    ['address', now.objectAddressId],
  ]);
  if (now.customerId !== was.customerId) {
    records.require('customer', now.customerId, 'customerId', 'Kunden finns inte. Välj en annan.');
  }
  for (const field of ['projectOwnerUserId', 'projectReviewerUserId'] as const) {
    const userId = now[field];
    if (userId !== null && userId !== was[field])
      records.require('user', userId, field, 'Användaren finns inte. Välj en annan.');
  }
  if (now.mainContactId !== null && now.mainContactId !== was.mainContactId) {
    records.require('contact', now.mainContactId, 'mainContactId', 'Personen finns inte. Välj en annan.');
  }
  for (const field of ['invoiceAddressId', 'objectAddressId'] as const) {
    if (now[field] !== was[field] || now.customerId !== was.customerId) {
      requireAddressOf(records, now.customerId, now[field], field);
    }
    unit.moveReference('address', was[field], now[field]);
  }
  unit.moveReference('customer', was.customerId, now.customerId);
  unit.moveReference('contact', was.mainContactId, now.mainContactId);
}

export async function loggedProjects(...projects: Data<'project'>[]): Promise<LoggedProject[]> {
  const records = await findRecords(
    projects.flatMap((project) => [
      ['customer', project.customerId] as const,
      ['user', project.projectOwnerUserId] as const,
      ['user', project.projectReviewerUserId] as const,
      ['contact', project.mainContactId] as const,
      ['address', project.objectAddressId] as const,
      ['address', project.invoiceAddressId] as const,
    ]),
  );
  const initialsOf = (userId: number | null) => records.get('user', userId)?.data.initials ?? '';
  return projects.map((project) => {
    const { active, budgetOre, paymentTermDays } = project;
    const object = records.get('address', project.objectAddressId)?.data;
    const invoiceAddress = records.get('address', project.invoiceAddressId)?.data;
    return {
      customer: records.get('customer', project.customerId)?.data.name ?? '',
      owner: initialsOf(project.projectOwnerUserId),
      reviewer: initialsOf(project.projectReviewerUserId),
      orderer: contactView(records, project.mainContactId)?.fullName ?? '',
      object: object ? object.name || formatAddress(object) : '',
      invoiceAddress: invoiceAddress ? formatAddress(invoiceAddress) : '',
      active,
      budgetOre,
      paymentTermDays,
    };
  });
}

export function projectData(
  { budget, tagIds: _tagIds, ...fields }: ProjectFields,
  chosen: Pick<Data<'project'>, 'projectOwnerUserId' | 'paymentTermDays'>,
) {
  return { ...fields, ...chosen, budgetOre: toOre(budget) };
}

export function releaseChoices(unit: UnitOfWork, project: Data<'project'>): void {
  unit.refer('customer', project.customerId, -1);
  unit.refer('contact', project.mainContactId, -1);
  for (const addressId of [project.invoiceAddressId, project.objectAddressId, mainAddressId(project)]) {
    unit.refer('address', addressId, -1);
  }
}
