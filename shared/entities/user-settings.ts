import { densities, fontSizes, startPages } from '../codes/preferences.ts';
import { pageSizes } from '../codes/list-sizes.ts';
import { usualSettings as usual } from '../codes/usual-settings.ts';
import { workOrderStatuses } from '../codes/work-orders.ts';
import { defineEntity, type Fields } from './entity.ts';
import { type NotificationChannel, type NotificationKind, notificationChannels } from '../codes/notifications.ts';
import { choice, code } from './code-field.ts';
import { type Field, flag } from './field.ts';
import { derived } from './system-field.ts';
import type { Library } from './schemas-of.ts';

const pageSize = (label: string, empty: (typeof pageSizes)[number]) =>
  choice(pageSizes, { label, empty, refusal: 'Välj ett antal.', in: 'feed' });

const channelOf = (label: string, empty: NotificationChannel) =>
  code(notificationChannels, {
    label,
    words: 'notificationChannel',
    empty,
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
  itemsPerPageProjects: pageSize('Projekt', usual.itemsPerPageProjects),
  itemsPerPageWorkOrders: pageSize('Insatser', usual.itemsPerPageWorkOrders),
  itemsPerPageDefault: pageSize('Övriga listor', usual.itemsPerPageDefault),
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
  tellSharedWork: channelOf('Insatser som andra ger mig', usual.tellSharedWork),
  tellGivenProject: channelOf('Projekt som andra ger mig', usual.tellGivenProject),
  tellInvoiceTrouble: channelOf('Fakturor som inte registreras eller levereras', usual.tellInvoiceTrouble),
  tellOverdueInvoice: channelOf('Förfallna fakturor i mina projekt', usual.tellOverdueInvoice),
  tellTransferEnded: channelOf('Exporter och importer som är klara', usual.tellTransferEnded),
  tellTimeLogDue: channelOf('Tidloggar att skicka in, godkända eller tillbakaskickade', usual.tellTimeLogDue),
  tellProjectBudget: channelOf('Mina projekt som når 80 eller 100 % av budgeten', usual.tellProjectBudget),
  tellInstalmentDue: channelOf('Delbetalningar att fakturera i mina projekt', usual.tellInstalmentDue),
} satisfies Fields & Record<`tell${NotificationKind}`, Field>);
