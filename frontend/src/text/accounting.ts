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
        ? { message: 'Detta kopplar 1 kund till sitt kundnummer i Fortnox.', verb: 'Koppla 1 kund' }
        : {
            message: `Detta kopplar ${count} kunder till var sitt kundnummer i Fortnox.`,
            verb: `Koppla ${count} kunder`,
          },
    create: (count: number) =>
      count === 1
        ? { message: 'Detta skapar 1 kund i Fortnox. Det går inte att ångra härifrån.', verb: 'Skapa 1 kund' }
        : {
            message: `Detta skapar ${count} kunder i Fortnox. Det går inte att ångra härifrån.`,
            verb: `Skapa ${count} kunder`,
          },
  },
  approveRest: (count: number) => `Resten (${count}) godkänner du sedan.`,
  inFortnox: (name: string) => `I Fortnox: ${name}`,
  approved: 'Godkänd',
  approveFailed: 'Kunde inte godkänna',
  progress: 'Kunder skapade i Fortnox',
  progressOf: (current: number, total: number) => `${current} / ${total}`,
} as const;
