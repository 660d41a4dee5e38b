import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskStorage } from '../../../infra/emulators/storage/disk-storage.ts';
import { type LocalFortnox, startFortnox } from '../../../infra/emulators/fortnox/server.ts';
import { createFortnoxCustomers } from '../../../shared/contract/finance-integration.ts';
import { getCustomer } from '../../../shared/contract/customers.ts';
import { createFromProject } from '../../../shared/contract/invoices.ts';
import type { FollowUp, Invoice } from '../../../shared/schemas/invoice.ts';
import { Api } from '../api.ts';
import {
  giveSellerDetails,
  makeCustomer,
  makeProduct,
  makeProject,
  makeWorkOrder,
  priceAllProducts,
} from '../builders.ts';
import { inParallel } from '../bulk/in-parallel.ts';
import { firstCompany, linkFortnox } from '../fortnox-link.ts';
import { HostProcess, freePort } from '../host-process.ts';
import { patiently } from './patiently.ts';
import type { ServiceCall } from './service-call.ts';
import { type Rule, startServiceProxy } from './service-proxy.ts';
import type { Invoice as Registered } from '../../../infra/emulators/fortnox/company/records.ts';
import type { Role } from '../../../shared/codes/roles.ts';

const letAllPass: Rule = () => 'pass';
const poll = 200;

/** A call of the API that has reached Fortnox's proxy: 'PUT /3/invoices/12/bookkeep'. */
export type AtTheDoor = { name: string; at: number };

/**
 * The host as a separate process, and Fortnox outside of it: each can be killed or stopped on its own. The host's calls
 * to Fortnox pass through a proxy controlled by the rule.
 */
export class FortnoxHost {
  rule: Rule = letAllPass;
  /** Called for each request that Fortnox has answered, before the response is forwarded. */
  onDone: (call: ServiceCall, status: number) => Promise<void> = async () => {};
  readonly calls: AtTheDoor[] = [];
  readonly #folder: string;
  readonly #ports: { door: number; fortnox: number };
  readonly #host: HostProcess;
  #users: { initials: string; pin: string; role: string }[] = [];
  #url = '';
  #open: { close(): Promise<void> }[] = [];

  private constructor(folder: string, ports: { door: number; fortnox: number }, host: HostProcess) {
    this.#folder = folder;
    this.#ports = ports;
    this.#host = host;
  }

  /** @param options.isPatient runs due tasks only once a minute, as in production */
  static async start({ isPatient = false } = {}): Promise<FortnoxHost> {
    const folder = mkdtempSync(join(tmpdir(), 'klang-fortnox-host-'));
    const ports = { door: await freePort(), fortnox: await freePort() };
    const door = `http://127.0.0.1:${ports.door}`;
    const host = await HostProcess.in(join(folder, 'host'), {
      entry: 'tests/support/faults/host-without-browser.ts',
      args: isPatient ? [] : ['--sweep', '5'],
      environment: { FORTNOX_AUTH_URL: `${door}/oauth-v1`, FORTNOX_API_URL: `${door}/3` },
    });
    const made = new FortnoxHost(folder, ports, host);
    await made.startFortnox();
    await made.restart();
    return made;
  }

  async close(): Promise<void> {
    await this.#host.stop();
    await this.stopFortnox();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async restart(): Promise<void> {
    const { url, users } = await this.#host.start();
    this.#url = url;
    this.#users = users;
  }

  kill(): Promise<void> {
    return this.#host.kill();
  }

  as(role: Role): Promise<Api> {
    const { initials, pin } = this.#users.find((one) => one.role === role)!;
    return Api.logIn(this.#url, initials, pin);
  }

  /** With all its records. */
  async startFortnox(): Promise<void> {
    const fortnox: LocalFortnox = await startFortnox({ port: this.#ports.fortnox, dataDir: this.#fortnoxFolder });
    const rule: Rule = (call) => {
      if (!isOfApi(call)) return 'pass';
      this.calls.push({ name: `${call.method} ${call.path.split('?')[0]}`, at: Date.now() });
      return this.rule(call);
    };
    const onDone = async (call: ServiceCall, status: number) => {
      if (isOfApi(call)) await this.onDone(call, status);
    };
    this.#open = [await startServiceProxy('fortnox', fortnox.url, () => rule, onDone, this.#ports.door), fortnox];
  }

  /** Connections to its address are refused from now on. */
  async stopFortnox(): Promise<void> {
    for (const one of this.#open.splice(0)) await one.close();
  }

  async registered(): Promise<Registered[]> {
    return (await diskStorage(this.#fortnoxFolder).readRecords(`invoices-${firstCompany}`)) as Registered[];
  }

  /** The most calls in any five seconds. */
  peak(): number {
    const times = this.calls.map(({ at }) => at).sort((a, b) => a - b);
    let first = 0;
    return times.reduce((most, time, index) => {
      while (times[first]! <= time - 5_000) first += 1;
      return Math.max(most, index - first + 1);
    }, 0);
  }

  get #fortnoxFolder(): string {
    return join(this.#folder, 'fortnox');
  }
}

const isOfApi = ({ path }: ServiceCall) => path.startsWith('/3/');

/** A price with öre, so that sums are rounded. */
const hourPrice = 987.65;

/**
 * Links the host to Fortnox, with shared customers, and creates projects with work to invoice. @returns the project ids
 */
export async function makeLinkedWork(host: FortnoxHost, count: number): Promise<number[]> {
  const [staff, superAdmin] = await Promise.all([host.as('Staff'), host.as('SuperAdmin')]);
  const { productId } = await makeProduct(superAdmin);
  await priceAllProducts(superAdmin, hourPrice);
  await giveSellerDetails(superAdmin);
  await linkFortnox(superAdmin);
  const customers = await inParallel([1, 2, 3], 3, () => makeCustomer(staff, { invoiceEmail: 'faktura@kund.example' }));
  const customerIds: number[] = customers.map(({ customerId }) => customerId);
  await superAdmin.result(createFortnoxCustomers, { body: { customerIds } });
  const hasNumber = async (customerId: number) =>
    (await staff.result(getCustomer, { params: { customerId } })).fortnoxCustomerNumber !== '';
  for (const customerId of customerIds) {
    while (!(await hasNumber(customerId))) await new Promise((resolve) => setTimeout(resolve, poll));
  }
  return inParallel(Array.from({ length: count }), 6, async (_, index) => {
    const { projectId } = await makeProject(staff, { customerId: customerIds[index % customerIds.length]! });
    const hours = (1 + (index % 37)) / 2;
    const items = [{ productId, workedHours: hours, invoiceableHours: hours }];
    await makeWorkOrder(staff, projectId, { status: 'Registered', invoiceNote: `Mätning ${index + 1}`, items });
    return projectId;
  });
}

/** Invoices the projects, with retries. @returns the invoice ids */
export async function invoiceAll(staff: Api, projectIds: readonly number[]): Promise<number[]> {
  const made = await inParallel(projectIds, 3, (projectId) => patiently(staff, createFromProject, { projectId }));
  return made.map(({ invoiceId }) => invoiceId);
}

export function accountingOf({ followUps }: Invoice): FollowUp {
  return followUps.find(({ kind }) => kind === 'accounting')!;
}
