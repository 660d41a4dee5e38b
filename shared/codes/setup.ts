/** What a new firm sees to, in the order in which it is done. */
export const setupSteps = ['company', 'firstNumber', 'prices', 'mail', 'fortnox', 'colleagues', 'import'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** Without these, no invoice can be issued. */
export const neededForInvoice: readonly SetupStep[] = ['company', 'prices'];

/** What a firm answers to a step that no other data of it can tell. */
export const setupChoices = ['FromOne', 'FortnoxLater', 'NoFortnox', 'Alone', 'NoImport'] as const;
export type SetupChoice = (typeof setupChoices)[number];

/** True for a step that is done, or answered instead. */
export function isPassed({ isDone, choice }: { isDone: boolean; choice: SetupChoice | null }): boolean {
  return isDone || choice !== null;
}

export const choicesOfStep: Readonly<Record<SetupStep, readonly SetupChoice[]>> = {
  company: [],
  firstNumber: ['FromOne'],
  prices: [],
  mail: [],
  fortnox: ['FortnoxLater', 'NoFortnox'],
  colleagues: ['Alone'],
  import: ['NoImport'],
};
