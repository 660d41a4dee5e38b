/** Words that every screen uses. */
export const common = {
  save: 'Spara',
  cancel: 'Avbryt',
  close: 'Stäng',
  clear: 'Töm',
  remove: 'Ta bort',
  back: 'Tillbaka',
  edit: 'Ändra',
  delete: 'Radera',
  create: 'Lägg till',
  filter: 'Filter',
  reset: 'Återställ',
  yes: 'Ja',
  no: 'Nej',
  all: 'Alla',
  tryAgain: 'Försök igen',
  paymentRemark: 'Betalningsanmärkning',
} as const;
