import { product } from '../../../shared/entities/product.ts';

export const productsText = {
  ...product.labels,
  help: product.help,
  list: 'Produkter',
  addNew: 'Lägg till ny produkt',
  edit: 'Ändra produkt',
  created: (name: string) => `Produkt ${name} skapad`,
  notCreated: 'Kunde inte skapa produkt',
  updated: 'Produkt uppdaterad',
  refusal: 'Felaktig data',
  notUpdated: 'Kunde inte uppdatera produkten',
  deleted: 'Produkt raderad',
  notDeleted: 'Kunde inte radera produkten',
  deleteTitle: 'Radera produkt',
  deleteQuestion: (name: string) => `Ta bort ${name}?`,
  empty: 'Det finns inga produkter än',
  emptyHint: 'Lägg till den första.',
} as const;
