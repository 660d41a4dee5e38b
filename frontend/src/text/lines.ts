import { workOrderLabels } from '../../../shared/text/field-labels.ts';

export const linesText = {
  product: workOrderLabels.product,
  chooseProduct: 'Välj produkt',
  createProduct: (name: string) => `Skapa produkten ”${name}”`,
  noProducts: 'Inga produkter',
  priceMissing: 'Pris saknas',
  hoursEstimated: workOrderLabels.hoursEstimated,
  quantity: workOrderLabels.quantity,
  addLine: { Rate: 'Lägg till taxa', Rent: 'Lägg till hyra' },
  noLines: { Rate: 'Inga taxor.', Rent: 'Ingen hyra.' },
  inRow: (label: string, row: number) => `${label}, rad ${row}`,
  removeLine: (row: number) => `Ta bort rad ${row}`,
  emptyLine: 'Du har redan en tom rad',
  lineRemoved: 'Raden är borttagen',
  undo: 'Ångra',
} as const;
