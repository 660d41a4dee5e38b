import { createAddress, linkProjectAddress } from '../../../shared/contract/addresses.ts';
import { getAllTags } from '../../../shared/contract/tags.ts';
import { makeAddress, makeContact, makeCustomer, makeProject, makeTag, unique } from '../../support/builders.ts';
import { type People, type Sample, nothing, ofCustomer, ofProject, deletion, saving, type Samples } from './sample.ts';

const ofContact: Sample = async ({ Staff }) => ({ params: { contactId: (await makeContact(Staff)).contactId } });

const addressFields = { name: 'Provhallen', address1: 'Provgatan 1', postalCode: '411 01', city: 'Göteborg' };

async function newAddress({ Staff }: People): Promise<any> {
  return makeAddress(Staff, (await makeCustomer(Staff)).customerId);
}

export const customersSamples = {
  'customers/list-customers': nothing,
  'customers/get-all-customers': nothing,
  'customers/find-like-customers': () => ({ query: { name: 'Kunden AB' } }),
  'customers/get-customer': ofCustomer,
  'customers/create-customer': () => ({ body: { name: unique('Prov') } }),
  'customers/update-customer': async ({ Staff }) => saving('customerId', await makeCustomer(Staff)),
  'customers/delete-customer': async ({ Staff }) => deletion('customerId', await makeCustomer(Staff)),
  'addresses/list-addresses': nothing,
  'addresses/get-all-addresses': nothing,
  'addresses/get-address': async (people) => ({ params: { addressId: (await newAddress(people)).addressId } }),
  'addresses/get-customer-addresses': ofCustomer,
  'addresses/get-customer-addresses-of-type': async ({ Staff }) => ({
    params: { customerId: (await makeCustomer(Staff)).customerId, type: 'InvoiceAddress' },
  }),
  'addresses/get-project-addresses': ofProject,
  'addresses/get-addresses-of-project-customer': ofProject,
  'addresses/create-address': async ({ Staff }) => ({
    body: { ...addressFields, customerId: (await makeCustomer(Staff)).customerId },
  }),
  'addresses/link-project-address': async ({ Staff }) => {
    const { projectId, customerId } = await makeProject(Staff);
    const { addressId } = await Staff.result(createAddress, { body: { ...addressFields, customerId } });
    return { body: { projectId, addressId, primary: true } };
  },
  'addresses/unlink-project-address': async ({ Staff }) => {
    const { projectId, customerId } = await makeProject(Staff);
    const { addressId } = await makeAddress(Staff, customerId);
    await Staff.result(linkProjectAddress, { body: { projectId, addressId, primary: true } });
    return { params: { projectId, addressId } };
  },
  'addresses/update-address': async (people) => saving('addressId', await newAddress(people)),
  'addresses/delete-address': async (people) => deletion('addressId', await newAddress(people)),
  'contacts/list-contacts': nothing,
  'contacts/get-all-contacts': nothing,
  'contacts/get-contact': ofContact,
  'contacts/get-project-contacts': ofProject,
  'contacts/create-contact': () => ({ body: { firstName: 'Prov', lastName: unique('Person') } }),
  'contacts/link-project-contact': async ({ Staff }) => {
    const [{ projectId }, { contactId }] = await Promise.all([makeProject(Staff), makeContact(Staff)]);
    return { body: { projectId, contactId } };
  },
  'contacts/unlink-project-contact': async ({ Staff }) => {
    const { projectId } = await makeProject(Staff);
    const { contactId } = await makeContact(Staff, { selectedProjects: [projectId] });
    return { params: { projectId, contactId } };
  },
  'contacts/update-contact': async ({ Staff }) => saving('contactId', await makeContact(Staff)),
  'contacts/export-contact': ofContact,
  'contacts/delete-contact': async ({ Staff }) => deletion('contactId', await makeContact(Staff)),
  'tags/get-all-tags': nothing,
  'tags/get-tag': async ({ SuperAdmin }) => ({ params: { tagId: (await makeTag(SuperAdmin)).tagId } }),
  'tags/create-tag': () => ({ body: { name: unique('Prov') } }),
  'tags/update-tag': async ({ SuperAdmin }) => saving('tagId', await makeTag(SuperAdmin)),
  'tags/delete-tag': async ({ SuperAdmin }) => deletion('tagId', await makeTag(SuperAdmin)),
  'tags/set-project-tags': async ({ Staff }) => {
    const { projectId } = await makeProject(Staff);
    const tags = await Staff.result(getAllTags);
    return { params: { projectId }, body: { projectId, tags: [{ projectId, tagId: tags[0].tagId }] } };
  },
} satisfies Samples;
