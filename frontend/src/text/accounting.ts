export const accountingText = {
  overviewTab: 'Översikt',
  tab: 'Bokföring',
  customers: 'Kunder i Fortnox',
  fetch: 'Hämta kundnummer',
  fetchFailed: 'Kunde inte hämta kundnummer',
  create: 'Skapa kunder i Fortnox',
  createFailed: 'Kunde inte skapa kunder i Fortnox',
  console: 'Konsol',
  consoleEmpty: 'Här visas vad som händer.',
  results: 'Resultat',
  resultsEmpty: 'Hämta kundnummer, eller se vilka kunder som saknas i Fortnox.',
  lead: {
    link: {
      some: 'Kunder som verkar vara desamma som i Fortnox. Den som godkänns får kundnumret därifrån.',
      none: 'Inget nytt att koppla: alla som går att känna igen har redan sitt kundnummer.',
    },
    create: {
      some: 'Kunder som saknas i Fortnox. Den som godkänns skapas där.',
      none: 'Ingen kund saknas i Fortnox.',
    },
  },
  id: 'Internt id',
  name: 'Namn',
  number: 'Kundnummer i Fortnox',
  approval: 'Godkännande',
  approve: 'Godkänn',
  approveOne: (name: string) => `Godkänn ${name}`,
  approveAll: 'Godkänn alla',
  approveAllOf: {
    link: (count: number) =>
      count === 1
        ? { title: 'Koppla 1 kund till Fortnox?', message: 'Kunden får sitt kundnummer därifrån.', verb: 'Koppla' }
        : {
            title: `Koppla ${count} kunder till Fortnox?`,
            message: 'Var och en får sitt kundnummer därifrån.',
            verb: 'Koppla',
          },
    create: (count: number) =>
      count === 1
        ? { title: 'Skapa 1 kund i Fortnox?', message: 'Det går inte att ångra härifrån.', verb: 'Skapa' }
        : { title: `Skapa ${count} kunder i Fortnox?`, message: 'Det går inte att ångra härifrån.', verb: 'Skapa' },
  },
  approveRest: (count: number) => `Resten (${count}) godkänner du sedan.`,
  inFortnox: (name: string) => `I Fortnox: ${name}`,
  approved: 'Godkänd',
  approveFailed: 'Kunde inte godkänna',
  progress: 'Kunder skapade i Fortnox',
  progressOf: (current: number, total: number) => `${current} / ${total}`,
} as const;
