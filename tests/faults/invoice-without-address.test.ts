import { expect, it } from 'vitest';
import { listAttention } from '../../shared/contract/attention.ts';
import { createFromProject, retryFollowUp } from '../../shared/contract/invoices.ts';
import { getProject, updateProject } from '../../shared/contract/projects.ts';
import { getSystemSettings } from '../../shared/contract/settings.ts';
import {
  giveSellerDetails,
  makeCustomer,
  makeProduct,
  makeProject,
  makeWorkOrder,
  priceAllProducts,
} from '../support/builders.ts';
import { hostOfFile } from '../support/host-of-file.ts';
import { mailOf } from '../support/invoice-mails.ts';

/** A separate firm, since its own address is removed. */
const host = hostOfFile();

const poll = { interval: 100 };

it('an invoice without any address waits for one, says so, and goes to the one its project gets', async () => {
  const as = await host.start();
  const [staff, superAdmin] = await Promise.all([as('Staff'), as('SuperAdmin')]);
  expect((await superAdmin.result(getSystemSettings)).invoiceEmailTo).toBe('');
  const { productId } = await makeProduct(superAdmin);
  await priceAllProducts(superAdmin, 1000);
  await giveSellerDetails(superAdmin);
  const { customerId } = await makeCustomer(staff, { invoiceEmail: '' });
  const project = await makeProject(staff, { customerId, invoiceEmail: '' });
  const items = [{ productId, workedHours: 1, invoiceableHours: 1 }];
  await makeWorkOrder(staff, project.projectId, { status: 'Registered', items });

  const { invoiceId } = await staff.result(createFromProject, { params: project });
  await expect.poll(async () => (await mailOf(staff, invoiceId)).needs, poll).toBe('receiver');
  expect(await mailOf(staff, invoiceId)).toMatchObject({
    state: 'Pending',
    lastError:
      'Det finns ingen adress att mejla till: varken fakturan, projektet, kunden eller systeminställningarna har någon.',
    mail: { to: '' },
  });
  expect(await staff.result(listAttention)).toMatchObject([
    { invoiceId, kind: 'not-delivered', followUp: { needs: 'receiver', to: '' } },
  ]);

  const invoiceEmail = 'ekonomi@provkund.example';
  const now = await staff.result(getProject, { params: project });
  await staff.result(updateProject, { params: project, body: { ...now, invoiceEmail } });
  await staff.result(retryFollowUp, { params: { invoiceId, followUpId: 'mail' } });
  await expect.poll(async () => (await mailOf(staff, invoiceId)).mail.delivery, poll).toBe('Delivered');
  expect((await mailOf(staff, invoiceId)).mail).toMatchObject({ to: invoiceEmail, toCustomer: true });
  expect(await staff.result(listAttention)).toEqual([]);
});
