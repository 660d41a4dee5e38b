import type { Page, WebSocketRoute } from 'playwright';
import { describe, expect } from 'vitest';
import { getWorkOrder, listWorkOrders, updateWorkOrder } from '../../shared/contract/work-orders.ts';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { panelParam, writePanel } from '../../frontend/src/navigation/panel-address.ts';
import { workOrdersText as text } from '../../frontend/src/text/work-orders.ts';
import { test } from '../support/browser.ts';
import { makeProject, makeWorkOrder, unique } from '../support/builders.ts';
import { logInAs } from '../support/people.ts';
import { isStrict } from '../support/strict.ts';
import { inAll } from '../support/tier.ts';

const hub = /\/v1\/message/;

/** A mark that a reload would remove. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isTheSame: true }));
const isTheSame = (page: Page) => page.evaluate(() => 'isTheSame' in window);

describe('an open list', () => {
  test('shows changes saved in another browser, without a reload', async ({ openPage }) => {
    const staff = await logInAs('Staff');
    const project = await makeProject(staff);
    const { workOrderId } = await makeWorkOrder(staff, project.projectId, { invoiceNote: unique('Före') });
    const path = paths.projectWorkOrders(project.projectCode);
    const reader = await openPage({ as: 'Staff', path });
    await reader.getByText('1 träff', { exact: true }).waitFor();
    await mark(reader);

    const panel = new URLSearchParams({ [panelParam]: writePanel(panels.workOrder({ workOrderId })) });
    const writer = await openPage({ as: 'SuperAdmin', path: `${path}?${panel.toString()}` });
    const note = unique('Efter');
    const form = writer.getByRole('dialog', { name: text.edit });
    await form.getByLabel(text.invoiceNote).fill(note);
    await writer.keyboard.press('Control+Enter');
    await form.waitFor({ state: 'detached' });

    await reader.getByRole('row').filter({ hasText: note }).waitFor();
    expect(await isTheSame(reader)).toBe(true);
  });

  test.runIf(inAll || isStrict)(
    'shows what was saved after it was read and before its browser was connected',
    async ({ openPage }) => {
      const staff = await logInAs('Staff');
      const project = await makeProject(staff);
      const before = unique('Före');
      const { workOrderId } = await makeWorkOrder(staff, project.projectId, { invoiceNote: before });
      // Lists show it from now on, to others too.
      await staff.result(listWorkOrders);
      const reader = await openPage({ as: 'Staff' });
      const gate = Promise.withResolvers<void>();
      await reader.route('**/v1/message/ticket', async (route) => {
        await gate.promise;
        await route.continue();
      });
      await reader.goto(paths.projectWorkOrders(project.projectCode));
      await reader.getByRole('row').filter({ hasText: before }).waitFor();

      const saved = await staff.result(getWorkOrder, { params: { workOrderId } });
      const note = unique('Efter');
      await staff.result(updateWorkOrder, { params: { workOrderId }, body: { ...saved, invoiceNote: note } });
      gate.resolve();
      await reader.getByRole('row').filter({ hasText: note }).waitFor();
    },
  );

  test.runIf(inAll)('is connected again after the hub broke off, and shows what it missed', async ({ openPage }) => {
    const staff = await logInAs('Staff');
    const project = await makeProject(staff);
    const before = unique('Före');
    const made = await makeWorkOrder(staff, project.projectId, { invoiceNote: before });
    const reader = await openPage({ as: 'Staff', path: paths.projectWorkOrders(project.projectCode) });

    const connections: WebSocketRoute[] = [];
    const gate = Promise.withResolvers<void>();
    await reader.routeWebSocket(hub, async (socket) => {
      connections.push(socket);
      if (connections.length > 1) await gate.promise;
      socket.connectToServer();
    });
    await reader.reload();
    const row = reader.getByRole('row').filter({ hasText: before });
    await row.waitFor();
    await expect.poll(() => connections.length).toBe(1);
    await mark(reader);

    await connections[0]!.close({ code: 1001 });
    const after = unique('Efter');
    const params = { workOrderId: made.workOrderId };
    const saved = await staff.result(getWorkOrder, { params });
    await staff.result(updateWorkOrder, { params, body: { ...saved, invoiceNote: after } });

    await expect.poll(() => connections.length).toBe(2);
    // It has missed the change, which is not shown yet.
    expect(await row.count()).toBe(1);
    gate.resolve();
    await reader.getByRole('row').filter({ hasText: after }).waitFor();
    expect(await isTheSame(reader)).toBe(true);
  });
});
