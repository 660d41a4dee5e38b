import { expect } from 'vitest';
import { callFortnox } from '../../functions/fortnox/client.ts';
import { getCustomer, updateCustomer } from '../../shared/contract/customers.ts';
import { createFromProject, getInvoice } from '../../shared/contract/invoices.ts';
import { getSystemSettings, saveSystemSettings } from '../../shared/contract/settings.ts';
import type { FollowUp, FollowUpKind, Invoice } from '../../shared/schemas/invoice.ts';
import type { Api } from './api.ts';
import {
  giveSellerDetails,
  makeCustomer,
  makeProduct,
  makeProject,
  makeWorkOrder,
  priceAllProducts,
} from './builders.ts';
import type { FortnoxFirm } from './fortnox.ts';
import { newFortnoxCustomer } from './fortnox-link.ts';

/** A price with öre, so that sums are rounded. */
const hourPrice = 987.65;

/** Creates invoices of a linked customer, in a firm linked to Fortnox. */
export class Registering {
  readonly #firm: FortnoxFirm;
  staff!: Api;
  superAdmin!: Api;
  customerNumber = '';
  #customerId = 0;
  #productId = 0;

  constructor(firm: FortnoxFirm) {
    this.#firm = firm;
  }

  async start(): Promise<void> {
    [this.staff, this.superAdmin] = [await this.#firm.as('Staff'), await this.#firm.as('SuperAdmin')];
    this.#productId = (await makeProduct(this.superAdmin)).productId;
    await priceAllProducts(this.superAdmin, hourPrice);
    await giveSellerDetails(this.superAdmin);
    await this.#firm.link();
    this.#customerId = (await makeCustomer(this.staff, { invoiceEmail: 'faktura@kund.example' })).customerId;
    this.customerNumber = await newFortnoxCustomer(this.superAdmin);
    const params = { customerId: this.#customerId };
    const customer = await this.superAdmin.result(getCustomer, { params });
    const body = { ...customer, fortnoxCustomerNumber: this.customerNumber };
    await this.superAdmin.result(updateCustomer, { params, body });
  }

  /** Has the firm sell construction services, and a product of each kind at the price. */
  async sellConstruction(price: number) {
    const construction = await makeProduct(this.superAdmin, { isConstruction: true, account: 3041 });
    const book = await makeProduct(this.superAdmin, { vatPercent: 6, account: 3003 });
    await priceAllProducts(this.superAdmin, price);
    const settings = await this.superAdmin.result(getSystemSettings);
    await this.superAdmin.result(saveSystemSettings, { body: { ...settings, sellsConstruction: true } });
    return { construction, book };
  }

  /** With this many hours; returns before its follow-ups run. */
  async invoice(hours = 7.5, project: object = {}): Promise<Invoice> {
    const { projectId } = await makeProject(this.staff, { customerId: this.#customerId, ...project });
    const items = [{ productId: this.#productId, workedHours: hours, invoiceableHours: hours }];
    await makeWorkOrder(this.staff, projectId, { status: 'Registered', items });
    const { invoiceId } = await this.staff.result(createFromProject, { params: { projectId } });
    return this.read(invoiceId);
  }

  read(invoiceId: number): Promise<Invoice> {
    return this.staff.result(getInvoice, { params: { invoiceId } });
  }

  /** Runs the job until the follow-up reaches the state. */
  async until({ invoiceId }: { invoiceId: number }, kind: FollowUpKind, state: string): Promise<FollowUp> {
    const now = async () => {
      await this.#firm.stack.invoke('jobs/run-due-tasks');
      return followUp(await this.read(invoiceId), kind)?.state;
    };
    await expect.poll(now, { interval: 200 }).toBe(state);
    return followUp(await this.read(invoiceId), kind)!;
  }

  /** The invoice in Fortnox. */
  async there({ serialNumber }: Invoice): Promise<any> {
    const path = `/invoices/${serialNumber}`;
    return ((await callFortnox({ event: 'Prov', method: 'GET', path }, { initials: '' })) as any).Invoice;
  }
}

export function followUp({ followUps }: Invoice, wanted: FollowUpKind): FollowUp | undefined {
  return followUps.find(({ kind }) => kind === wanted);
}
