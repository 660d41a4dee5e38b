export const longPrintText = {
  title: 'Listan är för lång att skriva ut',
  most: (rows: string, most: string) =>
    `Listan har ${rows} rader, och högst ${most} kan skrivas ut på en gång. Filtrera listan, eller exportera den till Excel.`,
  partly: 'Här är bara de rader som syntes på skärmen. Hela listan skrivs ut med knappen ”Skriv ut listan”.',
} as const;
