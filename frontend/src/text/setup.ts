import type { SetupChoice, SetupStep } from '../../../shared/codes/setup.ts';
import { formatNames } from '../../../shared/lib/format.ts';
import { titles } from '../navigation/titles.ts';

const maxNames = 5;

const stepNames: Record<SetupStep, string> = {
  company: 'Firmans uppgifter',
  firstNumber: 'Första fakturanumret',
  prices: 'Produkter och priser',
  mail: 'Mejl',
  fortnox: 'Fortnox',
  colleagues: 'Kollegor',
  import: 'Import',
};

const stepHints: Record<SetupStep, string> = {
  company: 'Det som lagen kräver på en faktura, kontot att betala till, och logotypen.',
  firstNumber: 'Efter det sista numret i det gamla systemet. Kan inte ändras när den första fakturan är skapad.',
  prices: `Det ni säljer, och vad det kostar i ${titles.defaultPriceLists}.`,
  mail: 'Adressen som fakturorna kommer från. Skicka ett testmejl till dig själv.',
  fortnox: 'Fakturor registreras i Fortnox, och betalningar läses tillbaka.',
  colleagues: 'De som också ska logga in.',
  import: 'Kunder, personer, adresser, produkter och prislistor från Excel.',
};

const choiceNames: Record<SetupChoice, string> = {
  FromOne: 'Börja på 000001',
  FortnoxLater: 'Senare',
  NoFortnox: 'Vi använder inte Fortnox',
  Alone: 'Inga fler än så länge',
  NoImport: 'Inget att importera',
};

export const setupText = {
  title: titles.setup,
  firstSteps: 'En ny firmas första steg',
  steps: stepNames,
  hints: stepHints,
  choices: choiceNames,
  states: { done: 'Klart', answered: 'Besvarat', next: 'Nästa', open: 'Återstår' },
  count: (passed: number, all: number) => `${passed} av ${all} klara`,
  missing: (names: readonly string[]) => {
    const more = names.length - maxNames;
    return `Saknas: ${formatNames(more > 0 ? [...names.slice(0, maxNames), `${more} till`] : [...names])}`;
  },
  change: 'Ändra',
  changeAnswer: (step: string) => `Ändra svaret om ${step}`,
  hide: 'Dölj',
  hidden: 'Kom igång är dolt. Det finns kvar under Inställningar, System, och i sökrutan (Ctrl+K).',
  showOnHome: 'Visa på Hem igen',
  shown: 'Kom igång visas på Hem igen',
  ready: 'Det som behövs för en faktura finns. Skapa ett projekt, registrera en insats på det och granska fakturan.',
  notSaved: 'Kunde inte spara svaret',
} as const;
