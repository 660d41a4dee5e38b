export const devText = {
  tests: 'Tester',
  data: 'Data',

  testMail: 'Testmejl',
  testMailHint: 'Skickas till din egen adress, från avsändaren i systeminställningarna.',
  sendTestMail: 'Skicka testmejl',
  testMailFailed: 'Kunde inte skicka testmejlet',

  testMessage: 'Realtidsmeddelande',
  testMessageHint: 'Går till alla som har Klang öppet, och syns i listan över meddelanden här.',
  sendTestMessage: 'Skicka testmeddelande',
  testMessageFailed: 'Kunde inte skicka testmeddelandet',

  seed: 'Demodata',
  seedHint:
    'Fyller en tom installation med en påhittad firma inom några minuter. Finns det redan uppgifter händer ingenting.',
  seedVerb: 'Lägg in demodata',
  seedTitle: 'Lägg in demodata?',
  seedQuestion: 'En påhittad firma läggs in, med kunder, projekt, insatser och fakturor. Den kan inte tas bort sedan.',
  seedFailed: 'Kunde inte lägga in demodata',

  fix: 'Fakturadata',
  fixHint:
    'Jämför insatser, hänvisningar och det som hör till varje faktura med fakturan, och rättar det som inte stämmer. Utfärdade fakturor ändras aldrig.',
  fixVerb: 'Rätta fakturadata',
  fixed: 'Rättat',
  toDecide: 'Att ta ställning till',
  fixFailed: 'Kunde inte rätta fakturadata',
  fixedAll: (repaired: number, left: number) =>
    repaired + left === 0
      ? 'Fakturadata stämmer, inget att rätta'
      : `${repaired} rättade${left === 0 ? '' : `, ${left} att ta ställning till`}`,

  messages: 'Meddelanden',
  noMessages: 'Här visas svaren från verktygen och det som kommer i realtid.',
  clear: 'Rensa',
  cleared: 'Listan är rensad',
  fromHub: 'Realtid',
  fromTool: 'Svar',
} as const;
