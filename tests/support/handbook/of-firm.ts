import { paths } from '../../../frontend/src/navigation/paths.ts';
import { preferencesText } from '../../../frontend/src/text/preferences.ts';
import { projectImportText } from '../../../frontend/src/text/project-import.ts';
import { systemSettingsText } from '../../../frontend/src/text/system-settings.ts';
import { usersText } from '../../../frontend/src/text/users.ts';
import { deleteUser } from '../../../shared/contract/users.ts';
import { freeInitials, makeContact, makeUser, unique } from '../builders.ts';
import { spreadsheetOf } from '../project-import.ts';
import { type PageActions, openMyDay, offScreen, task } from './step-actions.ts';
import { inProjectMenu, projectInList } from './of-work.ts';
import type { Reader } from './reader.ts';

async function colleague(reader: Reader) {
  const user = await makeUser(await reader.apiOf('SuperAdmin'));
  await reader.go(`${paths.users}?initials=${user.initials}`);
  return user as { initials: string; pin: string };
}

async function chooseFile(reader: Reader, control: string, rows: Parameters<typeof spreadsheetOf>[0]) {
  const buffer = await spreadsheetOf(rows, ['Namn', 'Orgnr']);
  const [chooser] = await Promise.all([reader.page.waitForEvent('filechooser'), reader.press(control)]);
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await chooser.setFiles({ name: 'Kunder.xlsx', mimeType, buffer });
}

export const firm: Readonly<Record<string, PageActions>> = {
  'kom-igang': {
    'Gå igenom stegen': task(
      (reader) => reader.go(paths.setup),
      [
        async (reader, [company]) => {
          await reader.press(company);
          await reader.fill(systemSettingsText.companyName, 'Nya Akustiken AB');
          await reader.press('Spara');
          await reader.said(systemSettingsText.saved);
        },
        async (reader, [firstNumber, fromOne]) => {
          await reader.go(paths.setup);
          await reader.find(firstNumber);
          await reader.press(fromOne);
        },
        async (reader, [prices]) => {
          await reader.open(prices);
          await reader.press('Spara');
          await reader.said(/skapad/i);
        },
        async (reader, [mail]) => {
          await reader.go(paths.setup);
          await reader.press(mail);
          await reader.fill(systemSettingsText.emailFrom, 'faktura@nyaakustiken.example');
          await reader.press('Spara');
          await reader.said(systemSettingsText.saved);
        },
        async (reader, [fortnox, later, none]) => {
          await reader.go(paths.setup);
          await reader.find(fortnox);
          await reader.find(none);
          await reader.press(later);
        },
        async (reader, [colleagues, imports]) => {
          await reader.find(imports);
          await reader.press(colleagues);
        },
      ],
      { firm: 'new' },
    ),
  },
  'ny-kollega': {
    'Lägg upp kollegan': task(openMyDay, [
      async (reader, [settings, users, addNew]) => {
        await reader.menu(settings, users);
        await reader.open(addNew);
      },
      async (reader, [initials, email, role]) => {
        const own = freeInitials();
        await reader.fill(initials, own);
        await reader.fill(usersText.firstName, 'Åsa');
        await reader.fill(usersText.lastName, 'Provén');
        await reader.fill(email, `${own}@prov.example`);
        await reader.choose(role, 'Konsult');
      },
      async (reader, [pin, save]) => {
        await reader.fill(pin, 'kastanjelöv');
        await reader.press(save);
        await reader.said(/skapad/);
      },
      // Away from the screen.
      offScreen,
    ]),
    'När du är ny': task(colleagueLoggedOut, [
      async (reader, _, { initials, pin }) => {
        await reader.fill('Initialer', initials);
        await reader.page.getByLabel('PIN', { exact: true }).click();
        await reader.type(pin);
        await reader.keys('Enter');
        await reader.page.getByRole('main').waitFor();
      },
      async (reader, [settings, preferences, changePin]) => {
        await reader.menu(settings, preferences);
        await reader.open(changePin);
        await reader.close();
      },
      (reader, [passkeys]) => reader.open(passkeys),
    ]),
    'När någon slutar': task(colleague, [
      async (reader, [until], { initials }) => {
        await reader.open(initials, reader.row(initials));
        await reader.fill(until, '2026-12-31');
        await reader.press('Spara');
        await reader.said(/uppdaterad/);
      },
      async (reader, [remove], { initials }) => {
        await reader.find(remove, ['button'], reader.row(initials));
      },
    ]),
  },
  'behorigheter-och-inloggning': {
    'Skydda din inloggning': task(openMyDay, [
      (reader, [settings, preferences]) => reader.menu(settings, preferences),
      async (reader, [passkeys, add]) => {
        await reader.open(passkeys);
        await reader.find(add);
        await reader.close();
      },
      // On paper.
      offScreen,
      async (reader, [logIns, sessions, everywhere]) => {
        await reader.press(logIns);
        await reader.open(sessions);
        await reader.find(everywhere);
      },
    ]),
    'Bestäm för firman': task(openMyDay, [
      async (reader, [settings, system, logIns]) => {
        await reader.menu(settings, system);
        await reader.see(logIns);
      },
      (reader, [shortest]) => reader.see(shortest),
    ]),
  },
  prislistor: {
    'Nytt år': task(openMyDay, [
      async (reader, [settings, lists, addNew]) => {
        await reader.menu(settings, lists);
        await reader.open(addNew);
      },
      async (reader, [copy]) => {
        await reader.fill('År', '2088');
        await reader.press(copy);
        await reader.said(/kopierade/);
      },
      async (reader, [open, use]) => {
        await reader.press(open);
        await reader.fill('Procent', '3');
        await reader.press(use);
      },
      (reader, [save]) => reader.find(save),
    ]),
    'En kunds egna priser': task(openMyDay, [
      async (reader, [settings, lists, addNew]) => {
        await reader.menu(settings, lists);
        await reader.open(addNew);
      },
    ]),
    'Ett projekts egna priser': task(projectInList, [
      (reader, [menu, priceList]) => inProjectMenu(reader, menu, priceList),
      async (reader, [save]) => {
        await reader.fill('Akustiker', '1300');
        await reader.find(save);
      },
    ]),
    'En ny produkt': task(openMyDay, [
      async (reader, [settings, products, addNew]) => {
        await reader.menu(settings, products);
        await reader.open(addNew);
        await reader.fill('Namn', unique('Produkt'));
        await reader.press('Spara');
        await reader.said(/skapad/);
      },
      async (reader) => {
        await reader.go(paths.defaultPriceLists);
        await reader.open(String(new Date().getFullYear()));
        await reader.top.getByRole('textbox').first().waitFor();
      },
    ]),
  },
  installningar: {
    'Dina egna': task(openMyDay, [
      (reader, [settings, preferences]) => reader.menu(settings, preferences),
      async (reader, [fontSize, density, startPage]) => {
        await reader.see(fontSize);
        await reader.see(density);
        await reader.find(startPage);
      },
      (reader, [messages]) => reader.see(messages),
      async (reader, [save]) => {
        await reader.press(save);
        await reader.said(preferencesText.saved);
      },
    ]),
    Firmans: task(openMyDay, [
      (reader, [settings, system]) => reader.menu(settings, system),
      async (reader, controls) => {
        for (const section of controls.slice(0, 3)) await reader.see(section);
      },
      async (reader, [mail]) => {
        await reader.see(mail);
        await reader.fill(systemSettingsText.emailFrom, 'faktura@klang.example');
      },
      async (reader, [save]) => {
        await reader.press(save);
        await reader.said(systemSettingsText.saved);
      },
    ]),
    'Prova e-posten': task(openMyDay, [
      async (reader, [settings, system, send, section]) => {
        await reader.menu(settings, system);
        await reader.see(section);
        await reader.press(send);
        await reader.said(/^Testmejl skickat till/);
      },
    ]),
    'Prova meddelanden i realtid': task(openMyDay, [
      async (reader, [settings, dev, send]) => {
        await reader.menu(settings, dev);
        await reader.press(send);
      },
      async (reader, [messages]) => {
        await reader.see(messages);
        await reader.page.getByRole('list', { name: messages }).getByRole('listitem').first().waitFor();
      },
    ]),
  },
  'import-fran-excel': {
    '': task(
      async (reader) => {
        await openMyDay(reader);
        return { name: unique('Importkund') };
      },
      [
        async (reader, [list, imports]) => {
          await reader.menu(list);
          await reader.press(imports);
        },
        (reader, [template]) => reader.download(() => reader.press(template)),
        async (reader, [choose], { name }) => {
          await chooseFile(reader, choose, [{ Namn: name }, { Orgnr: '556016-0680' }]);
        },
        async (reader, [faults], { name }) => {
          await reader.see(faults);
          await chooseFile(reader, 'Välj fil', [{ Namn: name }]);
        },
        (reader) => reader.press('Importera 1'),
      ],
    ),
    'Gamla projekt': task(openMyDay, [
      async (reader, [settings, dev]) => {
        await reader.menu(settings, dev);
        await reader.see(projectImportText.title);
      },
    ]),
  },
  personuppgifter: {
    'Ge ett registerutdrag': task(
      async (reader) => {
        const contact = await makeContact(await reader.apiOf('Staff'));
        await reader.go(`${paths.persons}?${new URLSearchParams({ fullName: contact.lastName }).toString()}`);
        return contact as { lastName: string };
      },
      [
        async (reader, _, { lastName }) => {
          await reader.row(lastName).getByRole('link').first().click();
          await reader.top.waitFor();
        },
        async (reader, [takeOut, tab]) => {
          await reader.press(tab);
          await reader.press(takeOut);
          await reader.download(() => reader.press('Hämta filen', reader.page.locator('body')));
        },
      ],
    ),
    'Ta ut allt som företaget har': task(openMyDay, [
      async (reader, [settings, system, takeOut]) => {
        await reader.menu(settings, system);
        await reader.find(takeOut);
      },
      (reader, [ownExports]) => reader.ownMenu(ownExports),
    ]),
    'Ditt eget': task(openMyDay, [
      async (reader, [settings, preferences, takeOut]) => {
        await reader.menu(settings, preferences);
        await reader.press(takeOut);
        await reader.download(() => reader.press('Hämta filen'));
      },
    ]),
    Radera: task(
      async (reader) => {
        const superAdmin = await reader.apiOf('SuperAdmin');
        const user = await makeUser(superAdmin);
        await superAdmin.result(deleteUser, { params: user });
        await openMyDay(reader);
        return user as { initials: string };
      },
      [
        async (reader, [settings, list], { initials }) => {
          await reader.menu(settings, list);
          await reader.row(initials).waitFor();
        },
        async (reader, [erase], { initials }) => {
          await reader.row(initials).getByRole('checkbox').click();
          await reader.open(erase);
          await reader.press(erase);
        },
      ],
    ),
  },
};

async function colleagueLoggedOut(reader: Reader) {
  const user = await makeUser(await reader.apiOf('SuperAdmin'));
  await reader.page.evaluate(() => localStorage.clear());
  await reader.page.goto(new URL(paths.login, reader.page.url()).href);
  return user as { initials: string; pin: string };
}
