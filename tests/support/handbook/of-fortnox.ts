import { expect } from 'vitest';
import { paths } from '../../../frontend/src/navigation/paths.ts';
import { connectionText } from '../../../frontend/src/text/connection.ts';
import { systemSettingsText } from '../../../frontend/src/text/system-settings.ts';
import { firstClient } from '../../../infra/emulators/fortnox/company/world.ts';
import { listAttention } from '../../../shared/contract/attention.ts';
import { createFortnoxCustomers } from '../../../shared/contract/finance-integration.ts';
import { createFromProject } from '../../../shared/contract/invoices.ts';
import type { AttentionItem } from '../../../shared/schemas/attention.ts';
import { makeInvoiceableProject } from '../builders.ts';
import { longPoll } from '../invoice-mails.ts';
import { type PageActions, openMyDay, offScreen, task } from './step-actions.ts';
import type { Reader } from './reader.ts';

/** An invoice whose customer has no number in Fortnox. */
async function stopped(reader: Reader) {
  const staff = await reader.apiOf('Staff');
  const { project } = await makeInvoiceableProject(staff);
  const { invoiceId, invoiceCode } = await staff.result(createFromProject, { params: project });
  const listed = async () => {
    await reader.runDueTasks();
    const items: AttentionItem[] = await staff.result(listAttention);
    return items.some((item) => item.invoiceId === invoiceId);
  };
  await expect.poll(listed, longPoll).toBe(true);
  await openMyDay(reader);
  return { customerId: project.customerId as number, invoiceCode: invoiceCode as string };
}

export const fortnox: Readonly<Record<string, PageActions>> = {
  'koppla-fortnox': {
    'Gör kopplingen': task(
      openMyDay,
      [
        // In Fortnox: the emulator has an integration.
        offScreen,
        async (reader, [settings, system, id, secret, section, save]) => {
          await reader.menu(settings, system);
          await reader.see(section);
          await reader.fill(id, firstClient.id);
          await reader.fill(secret, firstClient.secret);
          await reader.press(save);
          await reader.said(systemSettingsText.saved);
        },
        async (reader, [approve]) => {
          await reader.page.getByRole('button', { name: /^Fortnox\. / }).click();
          await reader.find(approve);
        },
        async (reader) => {
          const [atFortnox] = await Promise.all([
            reader.page.waitForEvent('popup'),
            reader.press('Godkänn kopplingen i Fortnox'),
          ]);
          await atFortnox.getByRole('button', { name: 'Godkänn' }).click();
          await reader.page.getByRole('button', { name: connectionText.linked('') }).waitFor();
        },
      ],
      { firm: 'new' },
    ),
    'Ge kunderna deras nummer': task(openMyDay, [
      async (reader, [settings, dev, tab]) => {
        await reader.menu(settings, dev);
        await reader.press(tab);
      },
      async (reader, [fetch]) => {
        await reader.press(fetch);
        await reader.find('Godkänn', ['button']);
      },
      async (reader, [create]) => {
        await reader.press(create);
        await reader.find('Godkänn', ['button']);
      },
    ]),
  },
  'nar-fortnox-sager-nej': {
    '': task(stopped, [
      (reader, [menu, attention]) => reader.menu(menu, attention),
      async (reader, [open], { invoiceCode }) => {
        const row = reader.row(invoiceCode);
        await row.getByText(/har inget kundnummer i Fortnox/).waitFor();
        await reader.open(open, row);
        await reader.close();
      },
      async (reader, _, { customerId }) => {
        const superAdmin = await reader.apiOf('SuperAdmin');
        await superAdmin.result(createFortnoxCustomers, { body: { customerIds: [customerId] } });
      },
      async (reader, [retry], { invoiceCode }) => {
        await reader.press(retry, reader.row(invoiceCode));
        await reader.runDueTasks();
        await reader.row(invoiceCode).waitFor({ state: 'detached' });
      },
    ]),
    'Skillnader mot Fortnox': task(
      (reader) => reader.go(paths.invoiceAttention),
      [
        async (reader, [compare]) => {
          await reader.open(compare);
          await reader.top.getByRole('table').first().waitFor();
          await reader.close();
        },
        offScreen,
        async (reader, [tickOff]) => {
          await reader.open(tickOff);
          await reader.top.getByRole('textbox').pressSequentially('Enligt avtal');
          await reader.press(tickOff);
          await reader.said('Skillnaden är avbockad');
        },
      ],
    ),
  },
};
