import { describe, expect, it } from 'vitest';
import { createFromProject } from '../../../shared/contract/invoices.ts';
import {
  createProjectLog,
  deleteProjectLog,
  getLogOfProject,
  getProjectLog,
  updateProjectLog,
} from '../../../shared/contract/project-logs.ts';
import { deleteProject, updateProject } from '../../../shared/contract/projects.ts';
import { getAllUsers } from '../../../shared/contract/users.ts';
import { deleteWorkOrder } from '../../../shared/contract/work-orders.ts';
import { type Api, newKey } from '../../support/api.ts';
import {
  makeCustomer,
  makeInvoiceableProject,
  makeProject,
  makeWorkOrder,
  unique,
  writeInLog,
} from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';

const [staff, superAdmin, developer] = await Promise.all([
  logInAs('Staff'),
  logInAs('SuperAdmin'),
  logInAs('Developer'),
]);

const logOf = (project: any): Promise<any[]> => staff.result(getLogOfProject, { params: project });
const messagesOf = async (project: any) => (await logOf(project)).map(({ message }) => message);
const userId = async (initials: string): Promise<number> =>
  (await staff.result(getAllUsers)).find((user: any) => user.initials === initials).userId;

describe('an entry that a person writes', () => {
  it('is of type Manuell and its author’s own, whoever the call says it is', async () => {
    const { projectId } = await makeProject(staff);
    const entry = await staff.result(createProjectLog, {
      body: { projectId, message: '  Kunden vill ha mätningen före jul.  ', logType: 0, userId: await userId('BS') },
    });
    expect(entry).toMatchObject({
      projectId,
      message: 'Kunden vill ha mätningen före jul.',
      logType: 0,
      logTypeName: 'Manuell',
      userInitials: 'AL',
      dateChanged: null,
      version: 1,
    });
    expect(await staff.result(getProjectLog, { params: entry })).toEqual(entry);
  });

  it('is first in the log, and only in its own project’s', async () => {
    const [one, other] = [await makeProject(staff), await makeProject(staff)];
    await writeInLog(staff, one.projectId, 'Först');
    await writeInLog(staff, one.projectId, 'Sist');
    expect((await messagesOf(one)).slice(0, 2)).toEqual(['Sist', 'Först']);
    expect(await messagesOf(other)).not.toContain('Sist');
  });

  it.each(['', '   ', '\n'])('cannot be empty: %j', async (message) => {
    const { projectId } = await makeProject(staff);
    const refused = { status: 422, json: { errors: [{ field: 'message', message: 'Loggmeddelandet är tomt!' }] } };
    expect(await staff.call(createProjectLog, { body: { projectId, message } })).toMatchObject(refused);
    const { projectLogId, version } = await writeInLog(staff, projectId);
    const emptied = await staff.call(updateProjectLog, { params: { projectLogId }, body: { message, version } });
    expect(emptied).toMatchObject(refused);
  });

  it('takes 4000 characters and not one more', async () => {
    const { projectId } = await makeProject(staff);
    const write = (length: number) =>
      staff.call(createProjectLog, { body: { projectId, message: 'å'.repeat(length) } });
    expect((await write(4000)).status).toBe(200);
    expect((await write(4001)).json.errors).toEqual([{ field: 'message', message: 'Högst 4000 tecken.' }]);
  });

  it('needs an existing project', async () => {
    const reply = await staff.call(createProjectLog, { body: { projectId: 99_999_999, message: 'Hej' } });
    expect(reply.json.errors).toEqual([{ field: 'projectId', message: 'Projektet finns inte. Välj ett annat.' }]);
  });

  it('cannot be disguised as a system entry', async () => {
    const { projectId } = await makeProject(staff);
    const reply = await staff.call(createProjectLog, { body: { projectId, message: 'Fakturerat', logType: 3 } });
    expect(reply.status).toBe(422);
    expect(reply.json.errors[0].field).toBe('logType');
  });

  it('can be changed by its author, who is then shown as editor', async () => {
    const { projectId } = await makeProject(staff);
    const entry = await writeInLog(staff, projectId, 'Fel dag');
    const saved = await staff.result(updateProjectLog, { params: entry, body: { message: 'Rätt dag', version: 1 } });
    expect(saved).toMatchObject({ message: 'Rätt dag', version: 2, changedByInitials: 'AL', userInitials: 'AL' });
    expect(saved.dateChanged >= saved.dateCreated).toBe(true);
    expect(saved.dateCreated).toBe(entry.dateCreated);
  });

  it('can be changed or deleted by nobody else except SuperAdmin and Developer', async () => {
    const { projectId } = await makeProject(staff);
    const entry = await writeInLog(superAdmin, projectId);
    const change = (api: Api, version: number) =>
      api.call(updateProjectLog, { params: entry, body: { message: 'Ändrat', version } });
    const message = 'Bara den som skrev meddelandet, eller en superadmin, får ändra eller ta bort det.';
    expect(await change(staff, 1)).toMatchObject({ status: 403, json: { message } });
    expect(await staff.call(deleteProjectLog, { params: entry })).toMatchObject({ status: 403, json: { message } });
    expect((await change(developer, 1)).json.result).toMatchObject({ changedByInitials: 'CE', userInitials: 'BS' });
    const own = await writeInLog(staff, projectId);
    expect((await superAdmin.call(deleteProjectLog, { params: own })).status).toBe(200);
  });

  it('is neither overwritten nor deleted by a stale version', async () => {
    const { projectId } = await makeProject(staff);
    const entry = await writeInLog(staff, projectId);
    const body = { message: 'Ändrat', version: 1 };
    expect((await superAdmin.call(updateProjectLog, { params: entry, body })).status).toBe(200);
    for (const late of [
      await staff.call(updateProjectLog, { params: entry, body }),
      await staff.call(deleteProjectLog, { params: entry, query: { version: 1 } }),
    ]) {
      expect(late.status).toBe(409);
      expect(late.json.message).toContain('Björn Sandell (BS)');
    }
  });

  it('is gone when it is deleted', async () => {
    const project = await makeProject(staff);
    const entry = await writeInLog(staff, project.projectId, 'Onödigt');
    await staff.result(deleteProjectLog, { params: entry, query: { version: 1 } });
    expect(await messagesOf(project)).not.toContain('Onödigt');
    expect((await staff.call(getProjectLog, { params: entry })).status).toBe(404);
    expect((await staff.call(deleteProjectLog, { params: entry })).status).toBe(404);
  });

  it('is written once per idempotency key, also by concurrent calls', async () => {
    const project = await makeProject(staff);
    const idempotencyKey = newKey();
    const body = { projectId: project.projectId, message: 'En gång' };
    await Promise.all([1, 2, 3].map(() => staff.call(createProjectLog, { body, idempotencyKey })));
    await Promise.all(Array.from({ length: 12 }, (_, index) => writeInLog(staff, project.projectId, `Nr ${index}`)));
    const messages = await messagesOf(project);
    expect(messages.filter((message) => message === 'En gång')).toHaveLength(1);
    expect(messages.filter((message) => message.startsWith('Nr '))).toHaveLength(12);
  });
});

describe('an entry of the system', () => {
  it('tells that the project was created, and for whom', async () => {
    const customer = await makeCustomer(staff, { name: unique('Ängsbyn AB') });
    const project = await makeProject(staff, { customerId: customer.customerId });
    expect(await logOf(project)).toMatchObject([
      {
        message: `Projektet skapades för ${customer.name}, ansvarig AL.`,
        logType: 1,
        logTypeName: 'Projekt',
        userInitials: 'AL',
      },
    ]);
  });

  it('tells a new owner, reviewer or budget of the project, and that it was closed or opened', async () => {
    const [BS, CE] = await Promise.all([userId('BS'), userId('CE')]);
    let project = await makeProject(staff, {
      projectReviewerUserId: CE,
      budget: 50_000,
      invoiceAddressId: null,
    });
    const save = async (fields: object) => {
      project = await superAdmin.result(updateProject, { params: project, body: { ...project, ...fields } });
      return (await logOf(project))[0];
    };
    const customer = await makeCustomer(staff);
    expect(await save({ projectOwnerUserId: BS, projectReviewerUserId: null, budget: 75_000.5 })).toMatchObject({
      message: [
        'Ansvarig ändrades från AL till BS.',
        'Granskare togs bort, var CE.',
        'Budgeten ändrades från 50\u00a0000,00\u00a0kr till 75\u00a0000,50\u00a0kr.',
      ].join('\n'),
      userInitials: 'BS',
    });
    expect((await save({ active: false, projectReviewerUserId: CE })).message).toBe(
      'Projektet stängdes.\nGranskare är nu CE.',
    );
    expect((await save({ active: true, paymentTermDays: 20 })).message).toBe(
      'Projektet öppnades igen.\nBetalningsvillkoret ändrades från 30 dagar till 20 dagar.',
    );
    const was = project.customerName;
    expect((await save({ customerId: customer.customerId })).message).toBe(
      `Kunden ändrades från ${was} till ${customer.name}.`,
    );
  });

  it('is not written for a save of fields that the log does not follow', async () => {
    const project = await makeProject(staff);
    const before = await logOf(project);
    await staff.result(updateProject, { params: project, body: { ...project, costCenter: 'Märkning 7' } });
    expect(await logOf(project)).toEqual(before);
  });

  it('is not written for a refused save', async () => {
    const project = await makeProject(staff);
    const before = await logOf(project);
    const body = { ...project, active: false, version: 99 };
    expect((await staff.call(updateProject, { params: project, body })).status).toBe(409);
    expect(await logOf(project)).toEqual(before);
  });

  it('tells that an invoice was created, with its code and sum', async () => {
    const { project, rate } = await makeInvoiceableProject(staff, 2);
    const { invoiceCode } = await staff.result(createFromProject, { params: project });
    const [newest] = await logOf(project);
    expect(newest).toMatchObject({ logType: 3, logTypeName: 'Faktura', userInitials: 'AL' });
    expect(newest.message).toMatch(`Faktura ${invoiceCode} skapades på `);
    expect(newest.message.replaceAll('\u00a0', '')).toContain(`${2 * rate.unitPrice},00kr exkl. moms för 1 insats.`);
  });

  it('tells that a work order was deleted', async () => {
    const project = await makeProject(staff);
    const workOrder = await makeWorkOrder(staff, project.projectId, {
      verificationDate: '2026-03-02',
      invoiceNote: 'Mätning på plats',
    });
    await superAdmin.result(deleteWorkOrder, { params: workOrder, query: { version: 1 } });
    expect((await messagesOf(project))[0]).toBe(
      `Insats ${workOrder.workOrderId} från 2026-03-02, ”Mätning på plats”, raderades.`,
    );
  });

  it('cannot be changed or deleted, not even by a Developer', async () => {
    const project = await makeProject(staff);
    const [entry] = await logOf(project);
    const message = 'Posten är skriven av Klang och kan inte ändras eller tas bort.';
    for (const reply of [
      await developer.call(updateProjectLog, { params: entry, body: { message: 'Falskt', version: 1 } }),
      await developer.call(deleteProjectLog, { params: entry }),
    ]) {
      expect(reply).toMatchObject({ status: 409, json: { message } });
    }
  });
});

it('the log of a deleted project is not found', async () => {
  const project = await makeProject(staff);
  await superAdmin.result(deleteProject, { params: project });
  expect((await staff.call(getLogOfProject, { params: project })).status).toBe(404);
});
