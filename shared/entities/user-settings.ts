import { densities, fontSizes, startPages } from '../codes/preferences.ts';
import { pageSizes } from '../codes/list-sizes.ts';
import { usualSettings as usual } from '../codes/usual-settings.ts';
import { workOrderStatuses } from '../codes/work-orders.ts';
import { defineEntity, type Fields } from './entity.ts';
import { notificationChannels, type NotificationKind } from '../codes/notifications.ts';
import { choice, code } from './code-field.ts';
import { type Field, flag } from './field.ts';
import { derived } from './system-field.ts';
import type { Library } from './schemas-of.ts';

const pageSize = (label: string) =>
  choice(pageSizes, { label, empty: usual.itemsPerPageDefault, refusal: 'Välj ett antal.', in: 'feed' });

const channelOf = (label: string) =>
  code(notificationChannels, {
    label,
    words: 'notificationChannel',
    empty: usual.tellSharedWork,
    refusal: 'Välj hur du vill få veta det.',
  });

const columnKey = ({ z }: Library) => z.string().check(z.maxLength(60));

export const userSettings = defineEntity({
  fontSize: choice(fontSizes, { label: 'Textstorlek', empty: usual.fontSize, refusal: 'Välj en textstorlek.' }),
  density: code(densities, {
    label: 'Rader i listor',
    help: 'Hur höga raderna är på en dator. På telefonen är de alltid lätta att träffa.',
    words: 'density',
    empty: usual.density,
    refusal: 'Välj hur täta raderna ska vara.',
  }),
  startPage: code(startPages, {
    label: 'Startsida',
    help: 'Sidan som öppnas när du har loggat in.',
    words: 'startPage',
    empty: usual.startPage,
    refusal: 'Välj en startsida.',
  }),
  itemsPerPageProjects: pageSize('Projekt'),
  itemsPerPageWorkOrders: pageSize('Insatser'),
  itemsPerPageDefault: pageSize('Övriga listor'),
  workOrderAllShows: derived(
    ({ z }) => z.array(z.enum(workOrderStatuses)).check(z.maxLength(workOrderStatuses.length)),
    {
      label: 'Insatser som visas',
      help: 'Statusar som visas i listan med alla insatser.',
      empty: usual.workOrderAllShows,
      in: 'feed',
      columnType: 'none',
    },
  ),
  singleKeys: flag({
    label: 'Kortkommandon med en enda tangent',
    help: 'N, F och ? utan Ctrl. Stäng av dem om du styr datorn med rösten eller ofta kommer åt en tangent.',
    empty: usual.singleKeys,
  }),
  /** By the list's id, in order; only for lists that differ from the usual columns. */
  columns: derived((f) => f.z.record(columnKey(f), f.z.array(columnKey(f)).check(f.z.maxLength(40))), {
    label: 'Kolumner',
    empty: usual.columns,
    columnType: 'none',
  }),
  tellSharedWork: channelOf('Insatser som andra ger mig'),
  tellGivenProject: channelOf('Projekt som andra ger mig'),
  tellInvoiceTrouble: channelOf('Fakturor som inte registreras eller levereras'),
  tellOverdueInvoice: channelOf('Förfallna fakturor i mina projekt'),
  tellTransferEnded: channelOf('Exporter och importer som är klara'),
  tellTimeLogDue: channelOf('Tidloggar att skicka in, godkända eller tillbakaskickade'),
  tellProjectBudget: channelOf('Mina projekt som når 80 eller 100 % av budgeten'),
  tellInstalmentDue: channelOf('Delbetalningar att fakturera i mina projekt'),
} satisfies Fields & Record<`tell${NotificationKind}`, Field>);
