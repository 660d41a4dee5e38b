import { roleNames } from '../../../shared/text/users.ts';
import { titles } from '../navigation/titles.ts';
import { workOrderItem } from '../../../shared/entities/work-order.ts';

const { labels } = workOrderItem;

export const linesText = {
  product: labels.productId,
  chooseProduct: 'Välj produkt',
  createProduct: (name: string) => `Skapa produkten ”${name}”`,
  createFirstProduct: 'Skapa en produkt',
  noProducts: 'Inga produkter',
  askForProducts: `Det finns inga produkter att välja. Be en ${roleNames.SuperAdmin} lägga till dem under ${titles.products}.`,
  priceMissing: 'Pris saknas',
  hoursEstimated: labels.hoursEstimated,
  quantity: labels.quantity,
  purchasePrice: labels.purchasePrice,
  receipt: labels.receipt,
  /** What is counted of each type but a Rate. */
  count: {
    Rate: labels.quantity,
    Rent: labels.quantity,
    Expense: labels.quantity,
    Mileage: 'Kilometer',
    Subconsultant: 'Timmar',
  },
  addLine: {
    Rate: 'Lägg till taxa',
    Rent: 'Lägg till hyra',
    Expense: 'Lägg till omkostnad',
    Mileage: 'Lägg till milersättning',
    Subconsultant: 'Lägg till underkonsult',
  },
  noLines: {
    Rate: 'Inga taxor.',
    Rent: 'Ingen hyra.',
    Expense: 'Inga omkostnader.',
    Mileage: 'Ingen milersättning.',
    Subconsultant: 'Inga underkonsulter.',
  },
  inRow: (label: string, row: number) => `${label}, rad ${row}`,
  removeLine: (row: number) => `Ta bort rad ${row}`,
  emptyLine: 'Du har redan en tom rad',
  lineRemoved: 'Raden är borttagen',
  undo: 'Ångra',
} as const;
