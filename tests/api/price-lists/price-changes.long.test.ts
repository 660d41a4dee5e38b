import { beforeAll, describe, expect, it } from 'vitest';
import { isCostPriced } from '../../../shared/codes/product-types.ts';
import {
  createCustomerPriceList,
  deleteCustomerPriceList,
  getCustomerPriceList,
  updateCustomerPriceList,
  previewCustomerPrices,
  previewDefaultPrices,
  previewProjectPrices,
  createDefaultPriceList,
  deleteDefaultPriceList,
  updateDefaultPriceList,
  deleteProjectPriceList,
  getProjectPriceList,
  saveProjectPriceList,
} from '../../../shared/contract/price-lists.ts';
import { createFromProject } from '../../../shared/contract/invoices.ts';
import { getAllProducts } from '../../../shared/contract/products.ts';
import { listWorkOrders } from '../../../shared/contract/work-orders.ts';
import { makeCustomer, makeInvoiceableProject, makeProject, makeWorkOrder } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';
import { makeRandom } from '../../../infra/host/strict/random.ts';
import { seed } from '../../support/tier.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);
let products: { productId: number; productType: string }[];

beforeAll(async () => {
  const all = await staff.result(getAllProducts);
  products = all.filter(({ productType }: any) => !isCostPriced(productType));
});

/** Every work order with its value in öre. */
async function values(): Promise<Map<number, number>> {
  const { items } = await superAdmin.result(listWorkOrders, { query: { itemsPerPage: 0 } });
  return new Map(items.map((row: any) => [row.workOrderId, Math.round(row.value * 100)]));
}

/** The values in the lists before and after a save. */
async function recounted(save: () => Promise<unknown>) {
  const before = await values();
  await save();
  const after = await values();
  const changed = [...before].filter(([id, value]) => after.get(id) !== value);
  return {
    count: changed.length,
    before: changed.reduce((sum, [, value]) => sum + value, 0) / 100,
    after: changed.reduce((sum, [id]) => sum + after.get(id)!, 0) / 100,
    ids: new Set(changed.map(([id]) => id)),
  };
}

const random = makeRandom(seed());
const among = <Value>(...some: Value[]): Value => some[Math.floor(random() * some.length)]!;
const prices = (): { productId: number; price: number }[] =>
  products.map(({ productId }) => ({ productId, price: among(1, 10.5, 800, 1_234.56) }));

async function makeWork(fields: Record<string, unknown>) {
  const project = await makeProject(staff, fields);
  for (let made = 0; made < 6; made += 1) {
    const items = [among(...products), among(...products)].map(({ productId, productType }) =>
      productType === 'Rate'
        ? { productId, hoursEstimated: among(0, 1.5, 8), workedHours: among(null, 2), invoiceableHours: among(null, 1) }
        : { productId, quantity: among(0, 0.5, 3) },
    );
    await makeWorkOrder(staff, project.projectId, {
      status: among('Quoted', 'Planned', 'Started', 'Registered', 'Cancelled'),
      verificationDate: among('2026-01-05', '2044-06-01'),
      invoiceable: among(true, true, false),
      items,
    });
  }
  return project;
}

function expectReported(reported: any, { ids, ...counted }: Awaited<ReturnType<typeof recounted>>) {
  expect(reported).toMatchObject(counted);
  expect(reported.largest).toHaveLength(Math.min(50, counted.count));
  for (const { workOrderId } of reported.largest) expect(ids).toContain(workOrderId);
}

describe('what a change of prices does', () => {
  it('to a project is shown before it is saved or removed', async () => {
    const { projectId } = await makeWork({});
    for (let round = 0; round < 3; round += 1) {
      const lines = prices();
      const reported = await staff.result(previewProjectPrices, { body: { projectId, lines } });
      const { version } = await staff.result(getProjectPriceList, { params: { projectId } });
      const body = { projectId, lines, version };
      expectReported(reported, await recounted(() => staff.result(saveProjectPriceList, { body })));
    }
    const reported = await staff.result(previewProjectPrices, { body: { projectId, lines: null } });
    const params = { projectId };
    expectReported(reported, await recounted(() => staff.result(deleteProjectPriceList, { params })));
  });

  it('to a customer is shown before it is saved or removed', async () => {
    const { customerId } = await makeCustomer(staff);
    await makeWork({ customerId });
    await makeWork({ customerId });
    const some = () => prices().filter(() => among(true, true, false));
    let lines = some();
    let reported = await superAdmin.result(previewCustomerPrices, { body: { customerId, lines } });
    const body = { customerId, lines };
    expectReported(reported, await recounted(() => superAdmin.result(createCustomerPriceList, { body })));

    const params = { customerId };
    lines = some();
    reported = await superAdmin.result(previewCustomerPrices, { body: { customerId, lines } });
    const { version } = await superAdmin.result(getCustomerPriceList, { params });
    const saving = { params, body: { customerId, lines, version } };
    expectReported(reported, await recounted(() => superAdmin.result(updateCustomerPriceList, saving)));

    reported = await superAdmin.result(previewCustomerPrices, { body: { customerId, lines: null } });
    expectReported(reported, await recounted(() => superAdmin.result(deleteCustomerPriceList, { params })));
  });

  it('to all is shown before a default list is created, saved for another year or removed', async () => {
    await makeWork({});
    let body = { priceListDefaultId: null, year: 2042, lines: prices() };
    let reported = await superAdmin.result(previewDefaultPrices, { body });
    let list: any;
    expectReported(
      reported,
      await recounted(async () => (list = await superAdmin.result(createDefaultPriceList, { body }))),
    );
    const params = { priceListDefaultId: list.priceListDefaultId };

    body = { ...params, year: 2045, lines: prices() };
    reported = await superAdmin.result(previewDefaultPrices, { body });
    const saving = { params, body: { ...body, version: list.version } };
    expectReported(reported, await recounted(() => superAdmin.result(updateDefaultPriceList, saving)));

    body = { ...params, year: 2042, lines: prices() };
    reported = await superAdmin.result(previewDefaultPrices, { body });
    const back = { params, body: { ...body, version: list.version + 1 } };
    expectReported(reported, await recounted(() => superAdmin.result(updateDefaultPriceList, back)));

    reported = await superAdmin.result(previewDefaultPrices, { body: { ...params, year: 2042, lines: null } });
    expectReported(reported, await recounted(() => superAdmin.result(deleteDefaultPriceList, { params })));
  });

  it('is nothing to what is invoiced', async () => {
    const { project, rate } = await makeInvoiceableProject(staff, 2);
    const { projectId } = project;
    const lines = [{ productId: rate.productId, price: rate.unitPrice + 1 }];
    const body = { projectId, lines };
    expect(await staff.result(previewProjectPrices, { body })).toMatchObject({ count: 1, after: 2 * lines[0]!.price });
    await staff.result(createFromProject, { params: { projectId } });
    expect(await staff.result(previewProjectPrices, { body })).toEqual({ count: 0, before: 0, after: 0, largest: [] });
  });

  it('is refused for missing records and invalid prices', async () => {
    const missing = 999_999_999;
    const asked = [
      superAdmin.call(previewDefaultPrices, { body: { priceListDefaultId: missing, year: 2026, lines: [] } }),
      superAdmin.call(previewCustomerPrices, { body: { customerId: missing, lines: [] } }),
      staff.call(previewProjectPrices, { body: { projectId: missing, lines: [] } }),
    ];
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404, 404]);

    const { projectId } = await makeProject(staff);
    const { productId } = products[0]!;
    const bad = [
      [{ productId, price: -1 }],
      [{ productId: missing, price: 1 }],
      [1, 2].map((price) => ({ productId, price })),
    ];
    const refused = bad.map((lines) => staff.call(previewProjectPrices, { body: { projectId, lines } }));
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([422, 422, 422]);
  });

  it('is for SuperAdmin to ask of default and customer lists, as the lists are', async () => {
    const { customerId } = await makeCustomer(staff);
    const asked = [
      staff.call(previewDefaultPrices, { body: { priceListDefaultId: null, year: 2026, lines: [] } }),
      staff.call(previewCustomerPrices, { body: { customerId, lines: [] } }),
    ];
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([403, 403]);
  });
});
