import { formatCount } from '../../../shared/lib/format.ts';

/** Texts about work that has lines on the invoice. */
export const invoicedWork = {
  chosen: 'Insatser som faktureras',
  chosenOf: (chosen: number, all: number) => `${chosen} av ${formatCount(all, 'insats', 'insatser')} faktureras`,
  rest: 'Det som inte faktureras finns kvar som registrerat. En insats där rader lämnas kvar delas i två.',
  nothingChosen: 'Markera minst en insats att fakturera.',
  lineRule: 'Antal och pris ändras på insatsen. Rader efter varandra med samma rubrik blir en grupp.',
} as const;

/** Texts about work that an instalment stands for. */
export const settledWork = {
  chosen: 'Insatser som räknas av',
  chosenOf: (chosen: number, all: number) => `${chosen} av ${formatCount(all, 'insats', 'insatser')} räknas av`,
  rest: 'Det som inte räknas av finns kvar som registrerat. En insats där rader lämnas kvar delas i två.',
  nothingChosen: 'Markera minst en insats att räkna av.',
  lineRule: 'Beloppet ändras i avtalet. Rader efter varandra med samma rubrik blir en grupp.',
} as const;

export type WordsOfWork = typeof invoicedWork | typeof settledWork;

export const choiceText = {
  choose: 'Välj insatser',
  edit: 'Ändra rader och text',
  everything: 'Fakturera allt som det är',
  until: 'T.o.m.',
  markAll: 'Markera alla',
  markNone: 'Avmarkera alla',
  workOrder: (workOrderId: number) => `Insats ${workOrderId}`,
  line: (name: string, workOrderId: number) => `${name} på insats ${workOrderId}`,
  lines: 'Rader på fakturan',
  lineText: (number: number) => `Text på rad ${number}`,
  heading: (number: number) => `Rubrik över rad ${number}`,
  headingHint: 'Rubrik',
  up: (number: number) => `Flytta upp rad ${number}`,
  down: (number: number) => `Flytta ner rad ${number}`,
  resetLines: 'Återställ raderna',
  note: 'Text på den här fakturan',
  noteHint: 'Skrivs under projektets meddelande.',
  emptyLine: 'Skriv vad raden avser.',
} as const;
