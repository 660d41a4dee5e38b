import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { handler as createFromProject } from '../../functions/invoices/routes/create-from-project.ts';
import { UnitOfWork } from '../../functions/data/core/unit-of-work.ts';
import { priceListYears } from '../../functions/prices/price-list-store.ts';
import { getSystemSettings, saveSettings } from '../../functions/settings/settings-store.ts';
import { openSession } from '../../functions/users/session-store.ts';
import { address } from '../../shared/entities/address.ts';
import { customer } from '../../shared/entities/customer.ts';
import { defaultPriceList } from '../../shared/entities/price-lists.ts';
import { product } from '../../shared/entities/product.ts';
import { project } from '../../shared/entities/project.ts';
import { systemSettings } from '../../shared/entities/system-settings.ts';
import { user } from '../../shared/entities/user.ts';
import { changedAtHeader } from '../../shared/contract/headers.ts';
import { newKey } from './api.ts';
import { company } from './invoice-input.ts';
import { startEmptyTable } from './empty-table.ts';
import { makeRegistered } from './registered.ts';

type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<unknown>;
type Call = {
  path?: string;
  pathParameters?: Record<string, string>;
  body?: object;
  /** Idempotency key. */
  key?: string;
  headers?: Record<string, string>;
};

/** A table with what an invoice needs, and the functions of calls, in this process: no host, no HTTP. */
export async function startTableOfFirm() {
  const { close } = await startEmptyTable();
  const { token, userId, productId, customerId } = await makeFirm();
  const call = async (handler: Handler, { path = '/', key, body, headers, ...rest }: Call = {}) => {
    const event = {
      rawPath: `/v1${path}`,
      rawQueryString: '',
      headers: { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }), ...headers },
      requestContext: { requestId: newKey(), http: { sourceIp: '' } },
      ...(body && { body: JSON.stringify(body) }),
      ...rest,
    } as unknown as APIGatewayProxyEventV2;
    return (await handler(event, {} as Context)) as APIGatewayProxyStructuredResultV2;
  };
  return {
    async makeProject(count: number): Promise<number> {
      const unit = new UnitOfWork(0);
      const { id } = await unit.create('project', { ...project.empty, projectCode: newKey(), customerId });
      await unit.commit(null);
      await makeRegistered({ projectId: id, count, productId });
      return id;
    },
    /** @returns the invoice, and the timestamp that the answer gives for the caller's next list */
    async invoice(projectId: number): Promise<{ invoiceId: number; changedAt: string }> {
      const answer = await call(createFromProject, {
        path: `/invoices/create-from-project/${projectId}`,
        pathParameters: { projectId: String(projectId) },
        key: newKey(),
      });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      const { result } = JSON.parse(answer.body!) as { result: { invoiceId: number } };
      return { invoiceId: result.invoiceId, changedAt: String(answer.headers![changedAtHeader]) };
    },
    call,
    token,
    userId,
    customerId,
    close,
  };
}

async function makeFirm() {
  const unit = new UnitOfWork(0);
  const person = { initials: 'AL', firstName: 'Anna', lastName: 'Lind', email: 'anna@klang.example' };
  const someone = await unit.create('user', { ...user.empty, ...person, role: 'Staff' });
  const { id: mainAddressId } = await unit.create('address', {
    ...address.empty,
    customerId: 1,
    address1: 'Tornavägen 1',
    postalCode: '223 63',
    city: 'Lund',
  });
  const { id: customerId } = await unit.create('customer', { ...customer.empty, name: 'Kund', mainAddressId });
  const { id: productId } = await unit.create('product', { ...product.empty, name: 'Akustiker' });
  saveSettings(unit, await getSystemSettings(), { ...systemSettings.empty, ...company });
  const year = new Date().getFullYear();
  const lines = [{ productId, priceOre: 100_000 }];
  const { id } = await unit.create('price-list-default', { ...defaultPriceList.empty, year, lines });
  unit.reserveUnique(priceListYears, String(year), id);
  await unit.commit(null);
  const { token } = await openSession(someone, { device: 'Chrome på Windows', address: '127.0.0.1' }, new Date());
  return { token, userId: someone.id, productId, customerId };
}
