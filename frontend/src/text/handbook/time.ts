import { paths } from '../../navigation/paths.ts';
import { staffTimeLogLine } from '../../../../shared/entities/staff-time-log.ts';
import { timeLogStateLabels } from '../../../../shared/text/staff-time-logs.ts';
import { allTimeLogsText as all } from '../all-time-logs.ts';
import { balancesText as balances } from '../balances.ts';
import { staffTimeLogsText as log } from '../staff-time-logs.ts';
import { systemSettingsText as system } from '../system-settings.ts';
import { menuLabels, titles } from '../../navigation/titles.ts';
import { usersText as users } from '../users.ts';
import { menuText as menu } from '../shell.ts';
import { common } from '../common.ts';
import { type HandbookPage, way } from './page.ts';
import { terms } from './words.ts';

const { labels } = staffTimeLogLine;

export const timePages: readonly HandbookPage[] = [
  {
    slug: 'tidlogg-och-franvaro',
    title: 'Tidlogg och frånvaro',
    lead: 'Tidloggen är din egen: hur mycket du har arbetat och när du har varit borta. Den är underlag för lönen.',
    words: 'tidlogg semester sjuk vab karens komp flex frånvaro ledig månad lön skicka in',
    screens: [paths.staffTimeLogs],
    tasks: [
      {
        steps: [
          `Klicka på ditt namn uppe till höger och välj ”${titles.staffTimeLogs}”.`,
          `Fyll i dagarna som avviker: ”${labels.overtimeHours}”, ”${labels.sickLeaveHours}”, ”${labels.childCareHours}”, ”${labels.vacationDay}” och så vidare.`,
          `Välj ”${log.save}” när du vill. Så länge månaden är ett utkast kan du ändra allt.`,
          `När månaden är slut väljer du ”${log.submit}”.`,
        ],
      },
    ],
    notes: [
      `Arbetar du deltid fyller du i ”${log.percentage}”. ”${labels.standardOfService}” lämnar du som den är.`,
      'En vanlig dag lämnar du orörd.',
      `Skickas tidloggen tillbaka står det vad som ska rättas. Rätta och välj ”${log.submit}” igen.`,
      `En inskickad månad öppnas bara av en superadmin. Du hittar den under ”${log.history}”.`,
      'Sjukfrånvaro är känslig. Bara du och de som har rätt till det kan läsa tidloggen, och du ser vem som har läst den.',
      'Utan nät väntar tidloggen i utkorgen.',
    ],
    terms: [terms.qualifyingHours, terms.norm, terms.compensation, terms.childCare],
    see: ['flex-och-semester', 'ord', 'utan-nat'],
  },
  {
    slug: 'flex-och-semester',
    title: 'Flex och semester',
    lead: 'Saldona räknas ur dina inskickade tidloggar.',
    words: 'saldo flexsaldo semestersaldo komp övertid semesterdagar ingående',
    screens: [paths.timeReportBalance],
    tasks: [
      {
        title: 'Se ditt saldo',
        steps: [
          `Klicka på ditt namn uppe till höger och välj ”${titles.timeReportBalance}”.`,
          `Raderna visar månad för månad hur ”${balances.flexBalance}” och ”${balances.vacationBalance}” blev vad de är.`,
        ],
      },
      {
        title: 'Sätt ett ingående saldo',
        role: 'SuperAdmin',
        steps: [
          `Öppna ${way(menu.settings, titles.users)} och välj personen.`,
          `Fyll i ”${users.balanceDate}”, ”${users.balanceFlexHours}” och ”${users.balanceVacationDays}”.`,
          `Välj ”${common.save}”. Saldona räknas vidare från den dagen.`,
        ],
      },
    ],
    notes: [
      `Flex är ”${labels.overtimeHours}” minus ”${labels.compensationHours}”.`,
      `Semester tjänas in från april till mars, så många dagar som står i ”${system.vacationDaysPerYear}” under ”${menuLabels.systemSettings}”.`,
      'En månad som inte är inskickad är inte med. Under saldot står vad den skulle ge.',
      `En superadmin ser allas saldo under ”${balances.all}”.`,
    ],
    see: ['tidlogg-och-franvaro'],
  },
  {
    slug: 'attestera-tidloggar',
    title: 'Attestera tidloggar',
    lead: 'Sidan visar vem som har skickat in, vem som är sen och vad som ska godkännas innan lönen görs.',
    words: 'godkänna tidlogg lön löneunderlag påminn skicka tillbaka attest frånvaro',
    screens: [paths.allTimeLogs],
    tasks: [
      {
        title: 'Godkänn en månad',
        role: 'SuperAdmin',
        steps: [
          `Klicka på ditt namn uppe till höger och välj ”${titles.allTimeLogs}”.`,
          `Välj ”${all.shows.due}”, och ”${all.remind}” på dem som är sena.`,
          `Välj ”${all.shows.submitted}”. Klicka på en ruta för att läsa tidloggen.`,
          `Välj ”${log.approve}”, eller ”${log.sendBack}” och skriv vad som ska rättas.`,
        ],
      },
      {
        title: 'Hämta underlag till lönen',
        role: 'SuperAdmin',
        steps: [`Välj månad och sedan ”${all.payroll}”. Du får en Excel-fil med allas frånvaro.`],
      },
    ],
    notes: [
      'Du kan inte godkänna din egen tidlogg, om det finns någon annan som kan göra det.',
      `Bara inskickade och godkända månader har siffror i löneunderlaget. Övriga står som ”${timeLogStateLabels.Missing}” eller ”${timeLogStateLabels.Started}”.`,
      'Varje gång du läser någons tidlogg ser personen det. Det gäller löneunderlaget också.',
      `Den som bara gör löner kan vara konsult, med ”${users.absenceAccess}” satt till ja.`,
    ],
    see: ['tidlogg-och-franvaro', 'behorigheter-och-inloggning'],
  },
];
