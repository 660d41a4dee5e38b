export const shortcutsText = {
  title: 'Kortkommandon',
  screens: [
    {
      title: 'Överallt',
      keys: [
        [['Ctrl', 'K'], 'Sök, gå till eller gör: ’ny kund’, ’fakturera 26-0019’'],
        [['F1'], 'Visa hur sidan fungerar'],
        [['?'], 'Visa kortkommandon'],
        [['Ctrl', 'Z'], 'Ångra din senaste ändring, utanför textfält'],
        [['Esc'], 'Stäng det som är överst'],
        [['Ctrl', 'P'], 'Skriv ut hela listan'],
      ],
    },
    {
      title: 'Listor',
      keys: [
        [['↑', '↓'], 'Gå mellan rader'],
        [['Page Up', 'Page Down'], 'Gå tio rader'],
        [['Home', 'End'], 'Första och sista raden'],
        [['Enter'], 'Öppna raden'],
        [['Shift', 'F10'], 'Radens meny'],
        [['Mellanslag'], 'Markera eller avmarkera raden'],
        [['Shift', '↑', '↓'], 'Markera flera rader i följd'],
        [['Ctrl', 'A'], 'Markera alla rader på sidan'],
        [['Esc'], 'Avmarkera alla rader'],
        [['F'], 'Öppna listans filter'],
        [['N'], 'Lägg till i listan'],
        [['E'], 'Ändra raden'],
      ],
    },
    {
      title: 'Projektets och kundens sida',
      keys: [[['E'], 'Ändra uppgifterna']],
    },
    {
      title: 'Paneler och formulär',
      keys: [
        [['Ctrl', 'S'], 'Spara panelen'],
        [['Ctrl', 'S'], 'Spara inställningarna på sidan'],
        [['Ctrl', 'Enter'], 'Spara och stäng panelen'],
        [['Esc'], 'Stäng den översta panelen'],
        [['Alt', '↓'], 'Öppna datumfältets kalender'],
        [['Enter'], 'Välj den första träffen'],
      ],
    },
    {
      title: 'Insatsens rader',
      keys: [
        [['Enter'], 'Lägg till en rad'],
        [['↑', '↓'], 'Öka och minska talet'],
      ],
    },
    {
      title: 'Tidloggen',
      keys: [
        [['↑', '↓', '←', '→'], 'Gå mellan rutor'],
        [['Shift', 'Pil'], 'Markera flera rutor'],
        [['F2'], 'Ändra rutan i tidloggen'],
        [['Delete'], 'Töm rutorna'],
        [['Ctrl', 'C'], 'Kopiera rutorna'],
        [['Ctrl', 'V'], 'Klistra in'],
        [['Ctrl', 'Z'], 'Ångra i tidloggen'],
        [['Ctrl', 'Y'], 'Gör om i tidloggen'],
        [['Esc', 'Tabb'], 'Lämna tidloggens rutor'],
      ],
    },
    {
      title: 'Filer',
      keys: [
        [['↑', '↓', '←', '→'], 'Gå mellan filer och mappar'],
        [['Enter'], 'Öppna filen eller mappen'],
        [['Backspace'], 'Till mappen ovanför'],
        [['Mellanslag'], 'Markera eller avmarkera filen'],
        [['Shift', 'Pil'], 'Markera flera filer i följd'],
        [['Ctrl', 'A'], 'Markera alla filer'],
        [['F2'], 'Byt namn'],
        [['Delete'], 'Radera'],
        [['Shift', 'F10'], 'Filens meny'],
      ],
    },
    {
      title: 'Projektets meny och logg',
      keys: [
        [['↑', '↓'], 'Gå mellan menyns val'],
        [['Ctrl', 'Enter'], 'Spara meddelandet i loggen'],
        [['Esc'], 'Avbryt ändringen av ett meddelande'],
      ],
    },
    {
      title: 'Taggar',
      keys: [
        [['↑', '↓', '←', '→'], 'Gå mellan taggar'],
        [['Delete'], 'Radera taggen'],
      ],
    },
  ] as readonly {
    title: string;
    keys: readonly (readonly [keys: readonly string[], does: string])[];
  }[],
} as const;
