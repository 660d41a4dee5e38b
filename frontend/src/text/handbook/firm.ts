import { paths } from '../../navigation/paths.ts';
import { screens } from '../../navigation/screens.ts';
import { productTypeLabels } from '../../../../shared/text/products.ts';
import { grantChoiceLabels, roleLabels } from '../../../../shared/text/users.ts';
import { addressesText as addresses } from '../addresses.ts';
import { changeLogText } from '../change-log.ts';
import { common } from '../common.ts';
import { contactsText as contacts } from '../contacts.ts';
import { devText as dev } from '../dev.ts';
import { importsText as imports } from '../imports.ts';
import { logInsText as logIns } from '../log-ins.ts';
import { messageLogText as mails } from '../message-log.ts';
import { passkeysText as passkeys } from '../passkeys.ts';
import { personalDataText as personal } from '../personal-data.ts';
import { preferencesText as own } from '../preferences.ts';
import {
  customerPriceListsText as ofCustomer,
  priceListsText as prices,
  projectPriceListText,
} from '../price-lists.ts';
import { productsText as products } from '../products.ts';
import { projectImportText as projectImport } from '../project-import.ts';
import { projectsText as projects } from '../projects.ts';
import { projectMenuText as projectMenu } from '../project-menu.ts';
import { raisePricesText as raise } from '../raise-prices.ts';
import { sessionText as session } from '../session.ts';
import { menuText as menu } from '../shell.ts';
import { setupText as setup } from '../setup.ts';
import { spreadsheetText as sheets } from '../spreadsheet.ts';
import { systemSettingsText as system } from '../system-settings.ts';
import { menuLabels, titles } from '../../navigation/titles.ts';
import { takeOutText as takeOut } from '../take-out.ts';
import { usersText as users } from '../users.ts';
import { type HandbookPage, way } from './page.ts';
import { terms } from './words.ts';

export const firmPages: readonly HandbookPage[] = [
  {
    slug: 'kom-igang',
    title: setup.title,
    lead: 'En ny firma behöver några uppgifter innan den första fakturan. Stegen står på Hem tills allt är klart.',
    words: 'ny firma börja start första fakturan tom installation förslag produkter',
    screens: [paths.setup],
    panels: ['start-products'],
    tasks: [
      {
        title: 'Gå igenom stegen',
        role: 'SuperAdmin',
        steps: [
          `Fyll i ”${setup.steps.company}”: det som lagen kräver, bankgiro och logotyp.`,
          `Ange ”${setup.steps.firstNumber}”, eller svara ”${setup.choices.FromOne}”.`,
          `Välj ”${setup.steps.prices}”. Ändra förslaget till det som ni säljer, och spara.`,
          `Ange avsändare under ”${setup.steps.mail}” och skicka ett testmejl.`,
          `Svara om ”${setup.steps.fortnox}”: koppla, eller välj ”${setup.choices.FortnoxLater}” eller ”${setup.choices.NoFortnox}”.`,
          `Lägg upp ”${setup.steps.colleagues}”, och hämta in kunder under ”${setup.steps.import}”.`,
        ],
      },
    ],
    notes: [
      'Ett steg bockas av när uppgifterna finns, var de än skrivs in.',
      `Med ”${setup.hide}” försvinner stegen från Hem. I sökrutan, [Ctrl+K], hittar du dem igen.`,
    ],
    see: ['ny-kollega', 'prislistor', 'import-fran-excel'],
  },
  {
    slug: 'ny-kollega',
    title: 'Ny kollega',
    lead: 'En ny kollega behöver initialer, en roll och en första PIN. Sedan är det bara att logga in.',
    words: 'användare anställd lägg upp konto börja sluta ta bort pin nollställ',
    screens: [paths.users],
    panels: ['user', 'change-pin'],
    tasks: [
      {
        title: 'Lägg upp kollegan',
        role: 'SuperAdmin',
        steps: [
          `Öppna ${way(menu.settings, titles.users)} och välj ”${users.addNew}”.`,
          `Fyll i ”${users.initials}”, namn och ”${users.email}”, och välj ”${users.role}”.`,
          `Skriv en första ”${users.pin}” och välj ”${common.save}”.`,
          'Lämna initialer och PIN till kollegan, helst inte i samma mejl.',
        ],
      },
      {
        title: 'När du är ny',
        steps: [
          'Logga in med dina initialer och din PIN.',
          `Öppna ${way(menu.settings, titles.preferences)} och välj ”${own.changePin}”.`,
          `Välj ”${own.passkeys}” om du hellre loggar in med fingeravtryck eller ansikte.`,
        ],
      },
      {
        title: 'När någon slutar',
        role: 'SuperAdmin',
        steps: [
          `Fyll i ”${users.employedUntil}”, så väntas inga fler tidloggar.`,
          `Byt ansvarig på projekten, som står längst ner på personen, och välj ”${common.delete}” i listan.`,
        ],
      },
    ],
    notes: [
      `”${roleLabels.Staff}” är rollen för de flesta.`,
      `Har någon glömt sin PIN räcker ”${session.forgotPin}” på inloggningssidan. Annars väljer en superadmin ”${users.changePin}”.`,
    ],
    see: ['behorigheter-och-inloggning', 'tidlogg-och-franvaro'],
  },
  {
    slug: 'behorigheter-och-inloggning',
    title: 'Behörigheter och inloggning',
    lead: 'Rollen bestämmer vad du kan göra. PIN, nyckel eller ditt konto hos Microsoft eller Google släpper in dig.',
    words:
      'roll rättigheter konsult superadmin utvecklare nyckel passkey tvåfaktor pin enhet logga ut microsoft google',
    screens: [paths.logIns, paths.ownLogIns],
    panels: ['own-pin', 'sessions', 'passkeys'],
    tasks: [
      {
        title: 'Skydda din inloggning',
        steps: [
          `Öppna ${way(menu.settings, titles.preferences)}.`,
          `Välj ”${own.passkeys}” och ”${passkeys.add}”. Sedan loggar du in med fingeravtryck, ansikte eller enhetens kod.`,
          'Spara återställningskoderna där bara du kommer åt dem.',
          `Välj ”${own.logIns}” och ”${logIns.sessions}” för att se var du är inloggad. ”${logIns.everywhere}” avslutar allt.`,
        ],
      },
      {
        title: 'Bestäm för firman',
        role: 'SuperAdmin',
        steps: [
          `Öppna ${way(menu.settings, menuLabels.systemSettings)} och gå till ”${system.logins}”.`,
          `Välj ”${system.shortestPin}”, inloggning med Microsoft eller Google, och vilka roller som måste ha en andra faktor.`,
        ],
      },
    ],
    notes: [
      `”${roleLabels.Staff}”: arbete, kunder, projekt, fakturor och sin egen tidlogg.`,
      `”${roleLabels.SuperAdmin}”: dessutom användare, priser, inställningar och allas tidloggar.`,
      `”${roleLabels.Developer}”: dessutom ”${menuLabels.dev}”.`,
      `Två rättigheter kan ges för sig, på användaren: ”${users.overviewAccess}” och ”${users.absenceAccess}”. ”${grantChoiceLabels.ByRole}” är det vanliga.`,
      `Lånar du en dator slår du på ”${session.sharedComputer}” när du loggar in. Då sparas inget.`,
      `En kollega som har tappat sin nyckel får hjälp av ”${users.resetSecondFactor}” i listan.`,
    ],
    see: ['ny-kollega', 'personuppgifter'],
  },
  {
    slug: 'prislistor',
    title: 'Prislistor',
    lead: 'Priset på en insats kommer från projektets prislista, annars kundens, annars standardlistan för arbetets år.',
    words: 'pris timpris taxa produkt höja räkna upp nytt år rabatt pl-standard pl-kund pris saknas hyra',
    screens: [paths.defaultPriceLists, paths.customerPriceLists, paths.products],
    panels: ['default-price-list', 'customer-price-list', 'project-price-list', 'product'],
    tasks: [
      {
        title: 'Nytt år',
        role: 'SuperAdmin',
        steps: [
          `Öppna ${way(menu.settings, titles.defaultPriceLists)} och välj ”${prices.addNew}”.`,
          `Skriv året och välj ”${prices.copyLatest}”.`,
          `Välj ”${raise.open}”, skriv procentsatsen och välj ”${raise.use}”.`,
          `Läs vilka insatser som påverkas och välj ”${common.save}”.`,
        ],
      },
      {
        title: 'En kunds egna priser',
        role: 'SuperAdmin',
        steps: [`Öppna ${way(menu.settings, titles.customerPriceLists)} och välj ”${ofCustomer.addNew}”.`],
      },
      {
        title: 'Ett projekts egna priser',
        steps: [
          `Öppna projektets ”${projects.openMenu}” och välj ”${projectMenu.priceList}”.`,
          `Ändra priserna och välj ”${common.save}”. Nu gäller de, oavsett andra listor.`,
        ],
      },
      {
        title: 'En ny produkt',
        role: 'SuperAdmin',
        steps: [
          `Öppna ${way(menu.settings, titles.products)} och välj ”${products.addNew}”.`,
          'Ge den ett pris i årets standardlista.',
        ],
      },
    ],
    notes: [
      `Står det ”${prices.priceMissing}” på en insats kan den sparas men inte faktureras.`,
      'Det som är fakturerat behåller sitt pris.',
      `${productTypeLabels.Expense} och ${productTypeLabels.Subconsultant.toLowerCase()} har inget pris i listorna, utan inköpspris och påslag.`,
      `”${projectPriceListText.fillIn}” hämtar priser som saknas i projektets lista.`,
    ],
    terms: [terms.aggregate, terms.customerPrices, terms.defaultPrices],
    see: ['registrera-arbete', 'import-fran-excel', 'ord'],
  },
  {
    slug: 'installningar',
    title: 'Inställningar',
    lead: 'Dina egna val finns under Gränssnitt. Firmans uppgifter, som står på fakturorna, finns under System.',
    words:
      'textstorlek täthet radhöjd startsida notiser meddelanden logotyp bankgiro företagsuppgifter e-post avsändare system gränssnitt dev tidssteg',
    screens: [paths.preferences, paths.systemSettings, paths.dev],
    panels: ['message-log'],
    tasks: [
      {
        title: 'Dina egna',
        steps: [
          `Öppna ${way(menu.settings, titles.preferences)}.`,
          `Välj ”${own.fontSize}”, ”${own.density}”, ”${own.startPage}” och hur många rader listorna visar.`,
          `Välj under ”${own.messages}” vad du vill få veta, och om det ska mejlas.`,
          `Välj ”${common.save}”.`,
        ],
      },
      {
        title: 'Firmans',
        role: 'SuperAdmin',
        steps: [
          `Öppna ${way(menu.settings, menuLabels.systemSettings)}.`,
          `Fyll i ”${system.company}”, ”${system.address}” och ”${system.invoice}”, med logotyp.`,
          `Fyll i avsändaren under ”${system.mail}”.`,
          `Välj ”${common.save}”.`,
        ],
      },
      {
        title: 'Prova e-posten',
        role: 'SuperAdmin',
        steps: [
          `Öppna ${way(menu.settings, menuLabels.systemSettings)} och välj ”${system.sendTestMail}” under ”${system.mail}”.`,
        ],
      },
      {
        title: 'Prova meddelanden i realtid',
        role: 'Developer',
        steps: [
          `Öppna ${way(menu.settings, menuLabels.dev)} och välj ”${dev.sendTestMessage}”. Det går till alla som har Klang öppet.`,
          `Under ”${dev.messages}” står det när meddelandet kommit fram.`,
        ],
      },
    ],
    notes: [
      'Fakturor som är skapade behåller det som stod då.',
      `”${system.timeStep}” är det minsta som går att registrera, en halv timme eller en kvart.`,
      `”${mails.open}” under ”${system.mail}” visar varje mejl och om det kom fram.`,
      `Inställningar ändras tillbaka för hand. Vem som ändrade vad står under ”${changeLogText.history}”.`,
    ],
    see: ['nummerserien', 'koppla-fortnox', 'behorigheter-och-inloggning'],
  },
  {
    slug: 'import-fran-excel',
    title: 'Import från Excel',
    lead: 'Kunder, personer, adresser, produkter och prislistor kan läsas in från Excel. Inget sparas förrän du har sett resultatet.',
    words: 'excel importera läs in mall kalkylblad flytta in register gamla projekt',
    screens: [screens.importRecords.path],
    tasks: [
      {
        steps: [
          `Öppna listan, till exempel ”${menuLabels.customers}”, och välj ”${titles.importRecords}”.`,
          `Välj ”${sheets.template}” och fyll i den. Du kan också använda en egen fil med samma rubriker.`,
          `Välj ”${sheets.choose}”. Filen kontrolleras.`,
          `Rätta i filen det som står under ”${sheets.faults}”, och välj filen igen.`,
          'När allt stämmer bekräftar du med knappen som säger hur många som läggs upp.',
        ],
      },
      {
        title: 'Gamla projekt',
        role: 'Developer',
        steps: [`Öppna ${way(menu.settings, menuLabels.dev)} och gå till ”${projectImport.title}”.`],
      },
    ],
    notes: [
      `Det som redan finns lämnas som det är, och står under ”${imports.matches}”.`,
      `Personer och adresser behöver sina kunder. Läs in ”${titles.customers}” först, sedan ”${contacts.list}” och ”${addresses.list}”.`,
      'Produkter och prislistor läser en superadmin in.',
      'Dolda blad och kolumner läses inte.',
      `Det som inte kom med står under ”${imports.leftOut}”, med orsak.`,
    ],
    see: ['ny-kund-och-nytt-projekt', 'prislistor', 'rapporter-och-excel'],
  },
  {
    slug: 'personuppgifter',
    title: 'Personuppgifter',
    lead: 'Den som vill veta vad ni har sparat har rätt till ett registerutdrag. Uppgifter som inte behövs längre raderas.',
    words: 'gdpr dataskydd registerutdrag radera gallra gallring hälsouppgifter integritet',
    screens: [paths.erasablePersons, paths.erasures],
    tasks: [
      {
        title: 'Ge ett registerutdrag',
        role: 'SuperAdmin',
        steps: [
          'Öppna personen eller användaren.',
          `Välj ”${personal.takeOut}” under ”${personal.title}”. Filen går att lämna ut som den är.`,
        ],
      },
      {
        title: 'Ta ut allt som företaget har',
        role: 'SuperAdmin',
        steps: [
          `Öppna ${way(menu.settings, menuLabels.systemSettings)} och välj ”${takeOut.takeOut}”.`,
          `Du får ett meddelande när filen är klar. Hämta den under ”${titles.ownExports}”.`,
        ],
      },
      {
        title: 'Ditt eget',
        steps: [`Öppna ${way(menu.settings, titles.preferences)} och välj ”${personal.takeOut}”.`],
      },
      {
        title: 'Radera',
        role: 'SuperAdmin',
        steps: [
          `Öppna ${way(menu.settings, titles.erasablePersons)}. Där föreslås personer som inget har nämnt på länge, och raderade användare.`,
          `Markera dem och välj ”${personal.erase}”. Läs vad som tas bort och vad som ligger kvar, och bekräfta.`,
        ],
      },
    ],
    notes: [
      'Det går inte att ångra.',
      'Fakturor och deras underlag ligger kvar. Bokföringslagen kräver det.',
      `Efter hur lång tid någon föreslås väljer du under ”${menuLabels.systemSettings}”. Där väljer du också när sjukfrånvaro ska bort ur gamla tidloggar.`,
      `”${personal.toErasures}” visar vem som har raderat, men inte vad.`,
    ],
    see: ['behorigheter-och-inloggning', 'angra-och-historik'],
  },
];
