import { describe, expect, it } from 'vitest';
import { createFromProject } from '../../../shared/contract/invoices.ts';
import { findRecords } from '../../../shared/contract/search.ts';
import { ocrOf } from '../../../shared/domain/invoice/invoice-number.ts';
import {
  makeContact,
  makeCustomer,
  makeInvoiceableProject,
  makeProject,
  makeUser,
  unique,
} from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';
import { inAll } from '../../support/tier.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

const find = (text: string, api = staff, recent?: string) =>
  api.result(findRecords, { query: { text, ...(recent !== undefined && { recent }) } });

describe('the search in all records', () => {
  it('finds a customer just made by parts of words, with its projects', async () => {
    const name = `${unique('Blåbärsåkern')} Östra`;
    const { customerId } = await makeCustomer(staff, { name });
    const { projectId } = await makeProject(staff, { customerId });
    const { customers, projects } = await find(`OSTRA ${name.slice(4, 20)}`);
    expect(customers).toMatchObject([{ customerId, name, projects: [{ projectId, customerName: name }] }]);
    expect(projects).toMatchObject([{ projectId }]);
  });

  it.runIf(inAll)('begins with what was opened lately', async () => {
    const { customerId, name } = await makeCustomer(staff);
    const older = await makeProject(staff, { customerId });
    await makeProject(staff, { customerId });
    const { projects } = await find(name, staff, `project:${older.projectId}`);
    expect(projects).toHaveLength(2);
    expect(projects[0]!.projectId).toBe(older.projectId);
  });

  it.runIf(inAll)('finds a person by a phone number in another spelling', async () => {
    const { contactId } = await makeContact(staff, { mobilePhone: '+46 (0)76-091 82 73' });
    for (const typed of ['0760918273', '076-091 82 73', '918 273', '076-091']) {
      const { contacts } = await find(typed);
      expect(contacts.map((one: { contactId: number }) => one.contactId)).toContain(contactId);
    }
  });

  it('finds a customer by the first digits of its organisation number, below those with them in the name', async () => {
    const numbered = await makeCustomer(staff, { organisationNumber: '918273-6455' });
    const named = await makeCustomer(staff, { name: `${unique('Zon')} 9182736` });
    const { customers } = await find('9182736');
    const ids = customers.map((one: { customerId: number }) => one.customerId);
    expect(ids).toEqual([named.customerId, numbered.customerId]);
    expect((await find('918')).customers.map((one: { customerId: number }) => one.customerId)).toContain(
      numbered.customerId,
    );
  });

  it('finds an invoice by number, OCR and amount', async () => {
    const { project } = await makeInvoiceableProject(staff);
    const { invoiceId } = await staff.result(createFromProject, { params: { projectId: project.projectId } });
    const [first] = (await find(project.projectCode)).invoices;
    expect(first!.invoiceId).toBe(invoiceId);
    const { serialNumberPadded } = first!;
    const amount = String(first!.sumTotalIncVat).replace('.', ',');
    for (const typed of [serialNumberPadded, ocrOf(Number(serialNumberPadded)), amount]) {
      const { invoices } = await find(typed);
      expect(invoices.map((one: { invoiceId: number }) => one.invoiceId)).toContain(invoiceId);
    }
  });

  it('finds a user by parts of the phone number', async () => {
    const { userId } = await makeUser(superAdmin, { phone: '+46 31-709 18 27' });
    for (const typed of ['031-709 18', '70918', '031 7091827']) {
      expect((await find(typed, superAdmin)).users).toMatchObject([{ userId, phone: '+46 31-709 18 27' }]);
    }
    expect((await find('70918')).users).toEqual([]);
  });

  it('finds users for those who may list them, and for nobody else', async () => {
    const { lastName, userId } = await makeUser(superAdmin, { lastName: unique('Sökare') });
    expect((await find(lastName, superAdmin)).users).toMatchObject([{ userId }]);
    expect((await find(lastName)).users).toEqual([]);
    expect((await find('', staff, `user:${userId}`)).users).toEqual([]);
  });
});
