export const sheetText = {
  help: 'Piltangenter, Tabb och Retur går mellan rutorna. Skriv för att ersätta i alla markerade rutor, F2 för att ändra, Delete för att tömma, Ctrl+Z för att ångra. Esc och sedan Tabb lämnar tabellen.',
} as const;
