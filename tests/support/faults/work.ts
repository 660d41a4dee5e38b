import { createCustomer } from '../../../shared/contract/customers.ts';
import { UnitOfWork } from '../../../functions/data/core/unit-of-work.ts';
import { getRecord } from '../../../functions/data/core/table.ts';
import type { StoredRecord } from '../../../functions/data/core/records.ts';
import type { Api } from '../api.ts';
import { giveSellerDetails, makeProduct, makeProject, priceAllProducts, unique } from '../builders.ts';
import { makeRegistered } from '../registered.ts';

export const hourPrice = 1000;

/** A firm with a priced product and a customer whose invoices are mailed. */
export class Firm {
  readonly #productId: number;
  /** The template of every project. */
  readonly #pattern: StoredRecord<'project'>;

  private constructor(productId: number, pattern: StoredRecord<'project'>) {
    this.#productId = productId;
    this.#pattern = pattern;
  }

  static async make(superAdmin: Api, customer: object = {}): Promise<Firm> {
    const { productId } = await makeProduct(superAdmin);
    await priceAllProducts(superAdmin, hourPrice);
    await giveSellerDetails(superAdmin);
    const { customerId } = await superAdmin.result(createCustomer, {
      body: { name: unique('Kund'), invoiceEmail: 'faktura@kund.example', ...customer },
    });
    const { projectId } = await makeProject(superAdmin, { customerId });
    return new Firm(productId, await getRecord('project', projectId));
  }

  get customerId(): number {
    return this.#pattern.data.customerId;
  }

  /** Writes projects with these numbers of work orders directly into the table. @returns their ids */
  async makeProjects(sizes: readonly number[]): Promise<number[]> {
    const ids: number[] = [];
    for (const count of sizes) {
      const unit = new UnitOfWork(0);
      const project = await unit.create('project', { ...this.#pattern.data, projectCode: unique('P') });
      await unit.commit(null);
      await makeRegistered({ projectId: project.id, count, productId: this.#productId });
      ids.push(project.id);
    }
    return ids;
  }
}
