import * as fc from 'fast-check';
import { expect } from 'vitest';
import {
  createCustomerPriceList,
  deleteCustomerPriceList,
  updateCustomerPriceList,
  createDefaultPriceList,
  deleteDefaultPriceList,
  updateDefaultPriceList,
  deleteProjectPriceList,
  saveProjectPriceList,
} from '../../../shared/contract/price-lists.ts';
import type { FirmModel, Prices } from './firm-model.ts';
import { step, which, among, fault, oreOf, pricesOf } from './step.ts';

const allPrices = (model: FirmModel, ores: number[]): Prices =>
  new Map(model.products.map(({ productId }, index) => [productId, ores[index]!]));
const priceLines = (prices: Prices) => [...prices].map(([productId, ore]) => ({ productId, price: ore / 100 }));

export const saveDefault = step(
  fc.record({
    year: fc.integer({ min: 2023, max: 2026 }),
    ores: pricesOf,
    list: which,
    isNew: fc.boolean(),
    fault: fault('stale version', 'zero', 'one too few'),
  }),
  async (model, firm, { year, ores, list, isNew, fault: wrong }) => {
    const old = isNew ? undefined : among(model.defaultLists, list || 0);
    const prices = allPrices(model, ores);
    const body = { year, comment: '', lines: priceLines(prices), ...(old && { version: old.version }) };
    if (wrong === 'zero') body.lines[0]!.price = 0;
    if (wrong === 'one too few') body.lines.pop();
    if (wrong === 'stale version' && old) body.version = old.version + 1;
    const route = old ? updateDefaultPriceList : createDefaultPriceList;
    const options = { body, ...(old && { params: { priceListDefaultId: old.priceListDefaultId } }) };
    const isTaken = model.defaultLists.some((other) => other !== old && other.year === year);
    const description = `${old ? `save the default prices of ${old.year} as` : 'create default prices of'} ${year} ${ores.join(' ')}`;
    const isWrong = wrong === 'zero' || wrong === 'one too few';
    const refusal = (wrong === 'stale version' && old) || isTaken ? 409 : isWrong ? 422 : undefined;
    if (refusal) {
      await firm.expectRefused(route, options, refusal);
      return { description: `${description}: refused (${refusal}, ${wrong})` };
    }
    const { priceListDefaultId, version } = await firm.api.result(route, options);
    expect(version).toBe((old?.version ?? 0) + 1);
    if (old) Object.assign(old, { year, prices, version });
    else model.defaultLists.push({ priceListDefaultId, version, year, prices });
    return { description };
  },
);

export const removeDefault = step(
  which,
  async (model, firm, number) => {
    const list = among(model.defaultLists, number);
    await firm.api.result(deleteDefaultPriceList, { params: { priceListDefaultId: list.priceListDefaultId } });
    model.defaultLists.splice(model.defaultLists.indexOf(list), 1);
    return { description: `delete the default prices of ${list.year}` };
  },
  (model) => model.defaultLists.length > 1,
);

export const saveCustomers = step(
  fc.record({
    customer: which,
    ores: fc.array(fc.option(fc.oneof(oreOf, fc.constant(0)), { nil: null }), { minLength: 5, maxLength: 5 }),
    fault: fault('stale version', 'twice the same', 'created anew'),
  }),
  async (model, firm, { customer, ores, fault: wrong }) => {
    const { customerId } = among(model.customers, customer);
    const old = model.customerLists.get(customerId);
    const isThere = old !== undefined && old.prices !== null;
    const isNew = !isThere || wrong === 'created anew';
    const prices: Prices = new Map(
      model.products.flatMap(({ productId }, index) => (ores[index] === null ? [] : [[productId, ores[index]!]])),
    );
    const body: any = { customerId, comment: '', lines: priceLines(prices) };
    if (!isNew) body.version = old.version + (wrong === 'stale version' ? 1 : 0);
    if (wrong === 'twice the same') {
      body.lines = [1, 2].map((price) => ({ productId: model.products[0]!.productId, price }));
    }
    const route = isNew ? createCustomerPriceList : updateCustomerPriceList;
    const description = `save the prices of customer ${customerId}: ${ores.map((ore) => ore ?? '–').join(' ')}`;
    const options = { body, params: { customerId } };
    const refusal =
      (isNew && isThere) || (!isNew && wrong === 'stale version') ? 409 : wrong === 'twice the same' ? 422 : undefined;
    if (refusal) {
      await firm.expectRefused(route, options, refusal);
      return { description: `${description}: refused (${refusal}, ${wrong})` };
    }
    const { version } = await firm.api.result(route, options);
    expect(version).toBe((old?.version ?? 0) + 1);
    model.customerLists.set(customerId, { version, prices });
    return { description };
  },
);

export const removeCustomers = step(which, async (model, firm, number) => {
  const { customerId } = among(model.customers, number);
  const list = model.customerLists.get(customerId);
  const description = `delete the prices of customer ${customerId}`;
  if (!list?.prices) {
    await firm.expectRefused(deleteCustomerPriceList, { params: { customerId } }, 404);
    return { description: `${description}: refused (404)` };
  }
  await firm.api.result(deleteCustomerPriceList, { params: { customerId }, query: { version: list.version } });
  model.customerLists.set(customerId, { version: list.version + 1, prices: null });
  return { description };
});

export const saveProjects = step(
  fc.record({ project: which, ores: pricesOf, isFree: fc.boolean(), fault: fault('stale version', 'one missing') }),
  async (model, firm, { project, ores, isFree, fault: wrong }) => {
    const { projectId } = among(model.projects, project);
    const old = model.projectLists.get(projectId);
    const prices = allPrices(model, isFree ? [0, ...ores.slice(1)] : ores);
    const lines: { productId: number; price: number | null }[] = priceLines(prices);
    if (wrong === 'one missing') lines[0]!.price = null;
    const isStale = wrong === 'stale version' && old !== undefined;
    const body = { projectId, lines, version: (old?.version ?? 0) + (isStale ? 1 : 0) };
    const description = `save the prices of project ${projectId}: ${[...prices.values()].join(' ')}`;
    const refusal = isStale ? 409 : wrong === 'one missing' ? 422 : undefined;
    if (refusal) {
      await firm.expectRefused(saveProjectPriceList, { body }, refusal);
      return { description: `${description}: refused (${refusal}, ${wrong})` };
    }
    const { version } = await firm.api.result(saveProjectPriceList, { body });
    expect(version).toBe((old?.version ?? 0) + 1);
    model.projectLists.set(projectId, { version, prices });
    return { description };
  },
);

export const removeProjects = step(which, async (model, firm, number) => {
  const { projectId } = among(model.projects, number);
  const list = model.projectLists.get(projectId);
  const description = `delete the prices of project ${projectId}`;
  if (!list?.prices) {
    await firm.expectRefused(deleteProjectPriceList, { params: { projectId } }, 404);
    return { description: `${description}: refused (404)` };
  }
  await firm.api.result(deleteProjectPriceList, { params: { projectId }, query: { version: list.version } });
  model.projectLists.set(projectId, { version: list.version + 1, prices: null });
  return { description };
});
