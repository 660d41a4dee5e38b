import { randomUUID } from 'node:crypto';
import type { SiteClient } from '../../functions/operation/self-test/site-client.ts';
import { deleteCustomer, listCustomers } from '../../shared/contract/customers.ts';
import { continueFileTask, deleteFile, listFiles } from '../../shared/contract/files.ts';
import { deleteProduct, listProducts } from '../../shared/contract/products.ts';
import { deleteProjectPriceList, getProjectPriceList } from '../../shared/contract/price-lists.ts';
import { deleteProject, listProjects } from '../../shared/contract/projects.ts';
import { deleteWorkOrder, listWorkOrders } from '../../shared/contract/work-orders.ts';

export type Project = { projectId: number; projectCode: string };

const word = 'Driftprov';
const shape = new RegExp(`^${word} [0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$`);

/** A name that only smoke tests use, so that what a killed run leaves is found. */
export function madeUp(): string {
  return `${word} ${randomUUID()}`;
}

export async function cleanUp(client: SiteClient): Promise<void> {
  const all = { itemsPerPage: 0, showAll: true } as const;
  const projects = await client.call(listProjects, { body: { filter: { ...all, customerName: word } } });
  for (const project of projects.items.filter(({ customerName }) => shape.test(customerName))) {
    await removeProject(client, project);
  }
  const products = await client.call(listProducts, { query: all });
  for (const { productId } of products.items.filter(({ name }) => shape.test(name))) {
    await client.call(deleteProduct, { params: { productId }, query: {} });
  }
  const customers = await client.call(listCustomers, { query: { ...all, name: word } });
  for (const { customerId } of customers.items.filter(({ name }) => shape.test(name))) {
    await client.call(deleteCustomer, { params: { customerId }, query: {} });
  }
}

async function removeProject(client: SiteClient, { projectId, projectCode }: Project): Promise<void> {
  const ofProject = { params: { projectId } };
  const files = await client.call(listFiles, { params: { projectCode }, query: {} });
  for (const { type, basename: path } of files.items) {
    const { taskId } = await client.call(deleteFile, { params: { projectCode }, body: { type, path } });
    while (!(await client.call(continueFileTask, { params: { projectCode }, body: { taskId } })).isDone);
  }
  const workOrders = await client.call(listWorkOrders, { query: { itemsPerPage: 0, projectCode } });
  for (const { workOrderId } of workOrders.items) {
    await client.call(deleteWorkOrder, { params: { workOrderId }, query: {} });
  }
  const prices = await client.call(getProjectPriceList, ofProject);
  if (prices.isOwn) await client.call(deleteProjectPriceList, { ...ofProject, query: {} });
  await client.call(deleteProject, { ...ofProject, query: {} });
}
