import { workOrderItem } from '../../../shared/entities/work-order.ts';

const { labels } = workOrderItem;

export const linesText = {
  product: labels.productId,
  chooseProduct: 'Välj produkt',
  createProduct: (name: string) => `Skapa produkten ”${name}”`,
  noProducts: 'Inga produkter',
  priceMissing: 'Pris saknas',
  hoursEstimated: labels.hoursEstimated,
  quantity: labels.quantity,
  addLine: { Rate: 'Lägg till taxa', Rent: 'Lägg till hyra' },
  noLines: { Rate: 'Inga taxor.', Rent: 'Ingen hyra.' },
  inRow: (label: string, row: number) => `${label}, rad ${row}`,
  removeLine: (row: number) => `Ta bort rad ${row}`,
  emptyLine: 'Du har redan en tom rad',
  lineRemoved: 'Raden är borttagen',
  undo: 'Ångra',
} as const;
