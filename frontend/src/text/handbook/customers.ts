import { paths } from '../../navigation/paths.ts';
import { screens } from '../../navigation/screens.ts';
import { budgetUseLabels } from '../../../../shared/text/projects.ts';
import { addressesText as addresses } from '../addresses.ts';
import { agreementsText as agreements } from '../agreements.ts';
import { common } from '../common.ts';
import { contactsText as contacts } from '../contacts.ts';
import { customersText as customers } from '../customers.ts';
import { projectFiguresText as figures } from '../project-figures.ts';
import { projectLogText as log } from '../project-log.ts';
import { projectFormText as projects } from '../project-form.ts';
import { projectMenuText as projectMenu } from '../project-menu.ts';
import { selectionText as marked } from '../selection.ts';
import { menuText as menu } from '../shell.ts';
import { tagsText as tags } from '../tags.ts';
import { menuLabels, titles } from '../../navigation/titles.ts';
import { type HandbookPage, way } from './page.ts';
import { terms } from './words.ts';

export const customerPages: readonly HandbookPage[] = [
  {
    slug: 'ny-kund-och-nytt-projekt',
    title: 'Ny kund och nytt projekt',
    lead: 'Kunden är den som får fakturan. Projektet är uppdraget. Allt arbete hör till ett projekt.',
    words: 'lägg upp kund projekt uppdrag beställare ansvarig granskare tagg inaktivera avsluta',
    screens: [
      paths.customers,
      screens.customerDetails.path,
      paths.projects,
      paths.homeProjectOwner,
      paths.homeProjectReviewer,
      paths.tags,
    ],
    panels: ['customer', 'project', 'project-menu'],
    tasks: [
      {
        title: 'Ny kund',
        steps: [
          `Öppna ”${menuLabels.customers}” och välj ”${customers.addNew}”.`,
          `Fyll i ”${customers.name}” och ”${customers.organisationNumber}”. Finns en likadan kund säger Klang till.`,
          `Fyll i ”${customers.invoiceEmail}” och hela ”${customers.mainAddressId}”. Utan adress kan ingen faktura skapas.`,
          `Välj ”${common.save}”.`,
        ],
      },
      {
        title: 'Nytt projekt',
        steps: [
          `Öppna ”${menuLabels.projects}” och välj ”${projects.addNew}”.`,
          `Välj ”${projects.customer}”, ”${projects.owner}” och ”${projects.orderer}”. Beställaren blir Er referens på fakturan.`,
          `Välj ”${projects.objectAddress}”: platsen eller huset som arbetet gäller.`,
          `Fyll i ”${projects.budget}” om det finns en, och välj ”${common.save}”. Projektet får sin kod.`,
        ],
      },
      {
        title: 'Taggar',
        role: 'SuperAdmin',
        steps: [
          `Öppna ${way(menu.settings, titles.tags)} och välj ”${tags.addNew}”. Alla kan sedan sätta taggen på sina projekt.`,
        ],
      },
    ],
    notes: [
      `Saknas kunden när du lägger upp ett projekt väljer du ”${projects.newCustomer}” intill fältet. Det du har fyllt i finns kvar.`,
      `Ett avslutat projekt tar du bort ur listorna genom att stänga av ”${projects.active}”.`,
      `Vill du ändra något öppnar du kunden eller projektet och väljer ”${common.edit}”.`,
      `Byt ansvarig på flera: markera projekten och välj i ”${marked.owner}”.`,
    ],
    terms: [terms.reviewer, terms.reverseCharge],
    see: ['import-fran-excel', 'e-faktura', 'fast-pris-och-a-conto'],
  },
  {
    slug: 'personer-och-adresser',
    title: 'Personer och adresser',
    lead: 'Personer och adresser läggs upp en gång. Sedan kopplas de till de projekt där de behövs.',
    words: 'kontakt kontaktperson telefon beställare fakturaadress objektadress koppla',
    screens: [paths.persons, screens.projectPersons.path, paths.addresses, screens.projectAddresses.path],
    panels: ['contact', 'address'],
    tasks: [
      {
        title: 'Koppla en person till ett projekt',
        steps: [
          `Öppna projektets ”${projects.openMenu}” och välj ”${projectMenu.persons}”.`,
          `Sök i ”${contacts.link}”. Finns personen inte väljer du ”${contacts.addNew}”.`,
        ],
      },
      {
        title: 'Koppla en adress till ett projekt',
        steps: [
          `Öppna projektets ”${projects.openMenu}” och välj ”${projectMenu.addresses}”.`,
          `Välj i ”${addresses.link}”. Bara kundens egna adresser går att välja.`,
          `Saknas adressen väljer du ”${addresses.addNew}”.`,
        ],
      },
    ],
    notes: [
      `En person kan vara ”${contacts.isOrderer}” i ett projekt och bara kopplad i ett annat. Fliken ”${contacts.projects}” på personen visar alla.`,
      `Fakturan går till projektets ”${projects.invoiceAddress}”. Är den tom gäller kundens ”${customers.mainAddressId}”.`,
      `”${projects.objectAddress}” ger projektet sitt namn i listorna.`,
      'Tar du bort en koppling finns personen eller adressen kvar.',
    ],
    see: ['ny-kund-och-nytt-projekt', 'personuppgifter'],
  },
  {
    slug: 'folj-ett-projekt',
    title: 'Följ ett projekt',
    lead: 'Projektets egen sida visar vad som är gjort, vad som är fakturerat och vad som är kvar av budgeten.',
    words: 'ekonomi budget upparbetat fakturerat kvar förlust logg dagbok anteckning',
    screens: [screens.projectDetails.path],
    panels: ['project-log'],
    tasks: [
      {
        title: 'Se hur det går',
        steps: [
          `Klicka på projektets kod i listan ”${menuLabels.projects}”.`,
          `Läs överst: ”${figures.budget}”, ”${figures.worked}”, ”${figures.invoiced}” och ”${figures.left}”. Är budgeten slut blir stapeln röd.`,
          `Se ”${figures.title}” längre ner: ”${figures.people}” och ”${figures.losses}”.`,
        ],
      },
      {
        title: 'Skriv i loggen',
        steps: [
          `Öppna projektets ”${projects.openMenu}” och välj ”${log.menu}”.`,
          `Skriv i ”${log.newMessage}” och välj ”${log.add}”, eller tryck [Ctrl+Enter].`,
        ],
      },
    ],
    notes: [
      `”${projectMenu.register}” och ”${projectMenu.invoicing}” finns överst på sidan. Tryck [E] för att ändra projektets uppgifter.`,
      `Kundens sida visar på samma sätt dess projekt, personer, adresser och fakturor, och vad kunden är skyldig.`,
      `Den ansvarige får ett meddelande när 80 % och när hela budgeten är förbrukad. I listan med projekt kan du filtrera på ”${budgetUseLabels.Near}” och ”${budgetUseLabels.Over}”.`,
      `”${agreements.section}” visar fast pris, takpris och a conto.`,
      'Loggen fylls också på av Klang, till exempel när en faktura skapas.',
    ],
    terms: [terms.worked],
    see: ['fast-pris-och-a-conto', 'filer'],
  },
];
