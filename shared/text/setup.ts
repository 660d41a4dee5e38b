import type { SetupChoice } from '../codes/setup.ts';

/** What the firm has answered, as it is shown afterwards. */
export const setupChoiceLabels: Record<SetupChoice, string> = {
  FromOne: 'Börjar på 000001',
  FortnoxLater: 'Senare',
  NoFortnox: 'Används inte',
  Alone: 'Inga fler än så länge',
  NoImport: 'Inget att importera',
};

/** What a step lacks that is no field of the settings. */
export const setupGaps = {
  account: 'bankgiro, plusgiro eller IBAN',
  products: 'produkter',
  priceList: 'en PL-standard',
  priceOf: (product: string) => `pris för ${product}`,
};
