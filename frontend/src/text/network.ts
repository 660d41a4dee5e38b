/** Texts of a page that cannot reach its site, or that the site has left behind. */
export const networkText = {
  gone: 'Ingen kontakt med nätverket',
  goneHint: 'Det du har skrivit finns kvar. Spara när nätverket är tillbaka.',
  newVersion: 'Ny version finns',
  newVersionHint: 'Läs in sidan igen för att gå vidare. Det du har skrivit finns kvar.',
  loadAnew: 'Läs in igen',
  unsaved: 'Det du har skrivit är inte sparat.',
} as const;
