import { paths } from '../../../frontend/src/navigation/paths.ts';
import { systemSettingsText } from '../../../frontend/src/text/system-settings.ts';
import { firstClient } from '../../../infra/emulators/fortnox/company/world.ts';
import { type PageDoings, offScreen, task } from './doings.ts';
import type { Reader } from './reader.ts';

const atHome = (reader: Reader) => reader.go(paths.homeMyDay);

export const fortnox: Readonly<Record<string, PageDoings>> = {
  'koppla-fortnox': {
    'Gör kopplingen': task(
      atHome,
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
          await reader.page.getByRole('button', { name: /^Fortnox\. Kopplad till/ }).waitFor();
        },
      ],
      { firm: 'new' },
    ),
    'Ge kunderna deras nummer': task(atHome, [
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
    '': task(atHome, [
      (reader, [menu, attention]) => reader.menu(menu, attention),
      async (reader, [open]) => {
        await reader.page.getByRole('table').waitFor();
        await reader.open(open);
        await reader.keys('Escape');
      },
      offScreen,
      (reader, [retry]) => reader.find(retry),
    ]),
    'Skillnader mot Fortnox': task(
      (reader) => reader.go(paths.invoiceAttention),
      [
        async (reader, [compare]) => {
          await reader.open(compare);
          await reader.top.getByRole('table').first().waitFor();
          await reader.keys('Escape');
          await reader.top.waitFor({ state: 'detached' });
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
