export const formsText = {
  changedSince: 'Uppgifterna har ändrats sedan du skrev det här.',
  chooseFirst: 'Välj vad som ska gälla där ni har skrivit olika.',
  correctAndSave: 'Rätta de markerade fälten och spara igen.',
  restored: 'Det du skrev förra gången finns kvar men är inte sparat.',
  discardRestored: 'Kasta det',

  noHits: 'Inga träffar',
  noHitsFor: (typed: string) => `Inga träffar på ”${typed}”.`,
  severalFit: (typed: string) => `Flera passar ”${typed}”. Välj en i listan.`,
  searching: 'Söker …',
  notSearched: 'Sökningen gick inte att göra. Försök igen.',
  firstOnes: (shown: number) => `Visar de första ${shown}. Skriv för att hitta fler.`,
  someOf: (shown: string, all: string) => `Visar ${shown} av ${all}. Skriv för att hitta fler.`,

  year: 'ÅÅÅÅ',
  day: 'ÅÅÅÅ-MM-DD',
  chooseDay: (label: string) => `Välj ${label.toLowerCase()}`,
  chooseInCalendar: (label: string) => `Välj ${label.toLowerCase()} i kalender`,
  increase: (label: string) => `Öka ${label}`,
  decrease: (label: string) => `Minska ${label}`,
  lengthOf: (length: number, most: number) => `${length} av ${most} tecken`,
  kronor: 'kr',
  hours: 'tim',
  days: 'd',

  doubts: {
    amounts: (count: number) => (count === 1 ? 'Stämmer beloppet?' : 'Stämmer beloppen?'),
    tenfold: 'Det är minst tio gånger så mycket eller så lite. Står ett komma eller en nolla fel?',
    before: (name: string, before: string, now: string) => `${name}: från ${before} till ${now}.`,
    elsewhere: (name: string, now: string, elsewhere: string) => `${name}: ${now}. ${elsewhere}.`,
    beside: (name: string, now: string, usual: string) =>
      `${name}: ${now}. Andra timpriser i listan: omkring ${usual}.`,
    vatNumber: 'Stämmer momsregistreringsnumret?',
    otherOrganisation: (vatNumber: string, organisationNumber: string) =>
      `${vatNumber} hör inte till organisationsnumret ${organisationNumber}. Ett svenskt momsregistreringsnummer är SE, organisationsnumrets tio siffror och 01; bara en momsgrupp har ett annat.`,
    save: 'Spara ändå',
    change: 'Ändra',
  },
} as const;

export const mergeText = {
  stillHere: 'Det du har skrivit finns kvar och är inte sparat än.',
  taken: (labels: string) => `Hämtat från den andra versionen, där du inte hade ändrat något: ${labels}.`,
  clashing: 'Ni har skrivit olika här. Välj vad som ska gälla och spara igen.',
  notClashing: 'Ni har inte ändrat samma sak. Spara igen, så gäller bådas ändringar.',
  keepMine: 'Behåll mitt',
  takeTheirs: 'Ta deras',
  keepAllMine: 'Behåll alla mina',
  takeAllTheirs: 'Ta alla deras',
  removed: 'Borttaget',
  other: 'Övrigt',
  changed: 'Ändrat',
} as const;
