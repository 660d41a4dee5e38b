import {
  createCustomerPriceList,
  createDefaultPriceList,
  listDefaultPriceLists,
  saveProjectPriceList,
} from '../../../shared/contract/price-lists.ts';
import { getAllProducts } from '../../../shared/contract/products.ts';
import { makeCustomer, makeProduct, makeProject, unique } from '../../support/builders.ts';
import {
  type People,
  type Sample,
  nothing,
  ofCustomer,
  ofProject,
  deletion,
  saving,
  newDeliveryTemplate,
  makeDeliveryTemplate,
  type Samples,
} from './sample.ts';

/** A year without a default price list, and prices for all products. The year 2000 never has one. */
async function newDefaultPriceList({ SuperAdmin }: People) {
  const [lists, products] = await Promise.all([
    SuperAdmin.result(listDefaultPriceLists, { query: { itemsPerPage: 0 } }),
    SuperAdmin.result(getAllProducts),
  ]);
  const taken = new Set(lists.items.map((list: any) => list.year));
  let year = 2001;
  while (taken.has(year)) year += 1;
  return { year, comment: 'Prov', lines: products.map(({ productId }: any) => ({ productId, price: 10.5 })) };
}

async function makeDefaultPriceList(people: People): Promise<any> {
  return people.SuperAdmin.result(createDefaultPriceList, { body: await newDefaultPriceList(people) });
}

async function makeCustomerPriceList({ Staff, SuperAdmin }: People): Promise<any> {
  const { customerId } = await makeCustomer(Staff);
  return SuperAdmin.result(createCustomerPriceList, { body: { customerId, lines: [] } });
}

async function makeProjectPriceList({ Staff }: People): Promise<any> {
  const { projectId } = await makeProject(Staff);
  const products = await Staff.result(getAllProducts);
  const lines = products.map(({ productId }: any) => ({ productId, price: 10.5 }));
  return Staff.result(saveProjectPriceList, { body: { projectId, lines, version: 0 } });
}

const ofDeliveryTemplate: Sample = async (people) => ({
  params: { deliveryTemplateId: (await makeDeliveryTemplate(people)).deliveryTemplateId },
});

export const pricesSamples = {
  'products/list-products': nothing,
  'products/get-all-products': nothing,
  'products/get-product': async ({ SuperAdmin }) => ({
    params: { productId: (await makeProduct(SuperAdmin)).productId },
  }),
  'products/create-product': () => ({ body: { name: unique('Prov') } }),
  'products/create-start-products': () => ({
    body: { products: [{ name: unique('Prov'), productType: 'Rate', price: 100 }] },
  }),
  'products/update-product': async ({ SuperAdmin }) => saving('productId', await makeProduct(SuperAdmin)),
  'products/delete-product': async ({ SuperAdmin }) => deletion('productId', await makeProduct(SuperAdmin)),
  'price-lists-default/list-default-price-lists': nothing,
  'price-lists-default/get-latest-default-price-list': nothing,
  'price-lists-default/get-default-price-list': async (people) => {
    const { priceListDefaultId } = await makeDefaultPriceList(people);
    return { params: { priceListDefaultId } };
  },
  'price-lists-default/create-default-price-list': async (people) => ({ body: await newDefaultPriceList(people) }),
  'price-lists-default/update-default-price-list': async (people) =>
    saving('priceListDefaultId', await makeDefaultPriceList(people)),
  'price-lists-default/delete-default-price-list': async (people) =>
    deletion('priceListDefaultId', await makeDefaultPriceList(people)),
  'price-lists/get-project-prices': async ({ Staff }) => ({
    params: { code: (await makeProject(Staff)).projectCode },
    query: { year: 2026 },
  }),
  'price-lists/get-customer-prices': ofCustomer,
  'price-lists/get-project-price-list': ofProject,
  'price-lists/save-project-price-list': async (people) => ({ body: await makeProjectPriceList(people) }),
  'price-lists/delete-project-price-list': async (people) => deletion('projectId', await makeProjectPriceList(people)),
  'price-lists/preview-default-prices': () => ({ body: { priceListDefaultId: null, year: 2026, lines: [] } }),
  'price-lists/preview-customer-prices': async ({ Staff }) => ({
    body: { customerId: (await makeCustomer(Staff)).customerId, lines: null },
  }),
  'price-lists/preview-project-prices': async ({ Staff }) => ({
    body: { projectId: (await makeProject(Staff)).projectId, lines: [] },
  }),
  'price-lists-customer/list-customer-price-lists': nothing,
  'price-lists-customer/get-customer-price-list': async (people) => ({
    params: { customerId: (await makeCustomerPriceList(people)).customerId },
  }),
  'price-lists-customer/create-customer-price-list': async ({ Staff }) => ({
    body: { customerId: (await makeCustomer(Staff)).customerId, lines: [] },
  }),
  'price-lists-customer/update-customer-price-list': async (people) =>
    saving('customerId', await makeCustomerPriceList(people)),
  'price-lists-customer/delete-customer-price-list': async (people) =>
    deletion('customerId', await makeCustomerPriceList(people)),
  'delivery-templates/list-delivery-templates': nothing,
  'delivery-templates/get-all-delivery-templates': nothing,
  'delivery-templates/get-delivery-template': ofDeliveryTemplate,
  'delivery-templates/get-delivery-template-items': ofDeliveryTemplate,
  'delivery-templates/create-delivery-template': async (people) => ({ body: await newDeliveryTemplate(people) }),
  'delivery-templates/update-delivery-template': async (people) =>
    saving('deliveryTemplateId', await makeDeliveryTemplate(people)),
  'delivery-templates/delete-delivery-template': async (people) =>
    deletion('deliveryTemplateId', await makeDeliveryTemplate(people)),
} satisfies Samples;
