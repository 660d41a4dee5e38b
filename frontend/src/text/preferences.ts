import { userSettings } from '../../../shared/entities/user-settings.ts';

const { labels, help } = userSettings;

export const preferencesText = {
  look: 'Utseende',
  fontSize: labels.fontSize,
  fontSizes: { 16: 'Normal (16)', 18: 'Stor (18)', 20: 'Gigantisk (20)' },
  rows: 'Rader per sida',
  rowsHint: 'Vad listorna visar från början. Varje lista kan ändras för sig.',
  projects: labels.itemsPerPageProjects,
  workOrders: labels.itemsPerPageWorkOrders,
  others: labels.itemsPerPageDefault,
  showAll: 'Visa alla',
  statuses: labels.workOrderAllShows,
  statusesHint: help.workOrderAllShows,
  messages: 'Meddelanden',
  messagesHint: 'Vad du vill få veta, och hur. Ett mejl kommer bara den morgon du har något oläst.',
  kinds: labels,
  keys: 'Tangentbord',
  singleKeys: labels.singleKeys,
  singleKeysHint: help.singleKeys,
  security: 'Säkerhet',
  changePin: 'Byt PIN',
  pinHint: 'Du är kvar inloggad här. På andra ställen loggas du ut och får logga in med den nya.',
  currentPin: 'Nuvarande PIN',
  newPin: 'Ny PIN',
  newPinHint: 'Inga vanliga ord, namn, följder eller upprepningar.',
  pinChanged: 'PIN ändrat',
  pinNotChanged: 'Det gick inte att ändra PIN',
  logIns: 'Inloggningar',
  saved: 'Inställningar sparade',
  notSaved: 'Kunde inte spara inställningar',
} as const;
