import { paths } from '../../navigation/paths.ts';
import { accountingText as accounting } from '../accounting.ts';
import { attentionText as attention } from '../attention.ts';
import { customersText as customers } from '../customers.ts';
import { fortnoxText as fortnox } from '../fortnox.ts';
import { invoicesText as invoices } from '../invoices.ts';
import { menuText as menu } from '../shell.ts';
import { menuLabels } from '../../navigation/titles.ts';
import { systemSettingsText as system } from '../system-settings.ts';
import { common } from '../common.ts';
import { type HandbookPage, way } from './page.ts';

export const fortnoxPages: readonly HandbookPage[] = [
  {
    slug: 'koppla-fortnox',
    title: 'Koppla Fortnox',
    lead: 'När kopplingen är gjord bokförs fakturorna i Fortnox av sig själva, och Klang ser när de är betalda.',
    words: 'bokföring integration klient-id klienthemlighet aktivera licens ekonomisystem kundnummer',
    panels: ['connection-log'],
    tasks: [
      {
        title: 'Gör kopplingen',
        role: 'SuperAdmin',
        steps: [
          'Registrera en integration i Fortnox utvecklarportal. Behörigheter: företagsinformation, kund, faktura och inställningar.',
          `Öppna ${way(menu.settings, menuLabels.systemSettings)}. Fyll i ”${system.fortnoxClientId}” och ”${system.fortnoxClientSecret}” under ”${system.fortnox}”, och välj ”${common.save}”.`,
          `Klicka på ikonen för Fortnox uppe till höger och välj ”${fortnox.approve}”.`,
          'Logga in i Fortnox som systemadministratör och godkänn inom tio minuter.',
        ],
      },
      {
        title: 'Ge kunderna deras nummer',
        role: 'Developer',
        steps: [
          `Öppna ${way(menu.settings, menuLabels.dev)} och fliken ”${accounting.tab}”.`,
          `Välj ”${accounting.fetch}”, och godkänn de kunder som är rätt.`,
          `Välj ”${accounting.create}” för dem som saknas i Fortnox.`,
        ],
      },
    ],
    notes: [
      `Numret kan också skrivas på kunden, i ”${customers.fortnoxCustomerNumber}”. Utan nummer väntar fakturan.`,
      'Låt Fortnox egen nummerserie börja långt ovanför Klangs, till exempel på 900001.',
      'Slå på avrundning till hela kronor i Fortnox, och stäng av dess egna OCR-nummer.',
      `Byter ni företag i Fortnox väljer du först ”${fortnox.disconnect}” under ”${menuLabels.systemSettings}”.`,
      'Klang fungerar också utan Fortnox. Då markerar du själv vad som är bokfört och betalt.',
    ],
    see: ['nar-fortnox-sager-nej', 'nummerserien'],
  },
  {
    slug: 'nar-fortnox-sager-nej',
    title: 'När Fortnox säger nej',
    lead: 'Det som har stannat efter en faktura samlas på en sida, med orsak och vad du ska göra.',
    words: 'fel bokföring stoppad inte registrerad behöver åtgärdas avstämning skillnad mejl studsar',
    screens: [paths.invoiceAttention],
    panels: ['reconciliation', 'ticked-off', 'connection-log'],
    tasks: [
      {
        steps: [
          `Öppna ${way(menu.invoices, menuLabels.invoiceAttention)}. Siffran i menyn säger hur många det är.`,
          `Läs orsaken. Kommer felet från Fortnox står det med deras ord. Välj ”${attention.open}” för att se fakturan.`,
          'Rätta det som är fel: kundens nummer, en låst period, ett konto.',
          `Välj ”${invoices.retry}”. Det som Fortnox inte hann svara på försöker Klang med själv.`,
        ],
      },
      {
        title: 'Skillnader mot Fortnox',
        role: 'SuperAdmin',
        steps: [
          `Fakturorna jämförs varje natt. ”${attention.compare}” jämför dem nu.`,
          'Rätta skillnaden där den är fel. Sedan försvinner den av sig själv.',
          `Är det som det ska vara väljer du ”${attention.tickOff}” och skriver varför.`,
        ],
      },
    ],
    notes: [
      `Stämmer inte summorna i Fortnox väljer du ”${invoices.updateInAccounting}” på fakturan.`,
      `Är fakturan borttagen i Fortnox och ska inte betalas väljer en superadmin ”${attention.cancel}”. Insatserna kan då faktureras igen.`,
      'Visar ikonen för Fortnox att kopplingen är bruten väntar allt tills den är godkänd på nytt. Ingen faktura går förlorad.',
      'Kunden har fått sin faktura, även om bokföringen har stannat.',
    ],
    see: ['koppla-fortnox', 'kreditera', 'fakturor-och-betalningar'],
  },
];
