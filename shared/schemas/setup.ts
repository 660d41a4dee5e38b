import * as z from 'zod/mini';
import { setupChoices, setupSteps } from '../codes/setup.ts';
import { id } from '../fields/fields.ts';

const stepSchema = z.object({
  step: z.enum(setupSteps),
  isDone: z.boolean(),
  /** What the firm has answered instead. */
  choice: z.nullable(z.enum(setupChoices)),
  /** By their Swedish names. */
  missing: z.array(z.string()),
});
export type SetupStepState = z.output<typeof stepSchema>;

export const setupSchema = z.object({
  steps: z.array(stepSchema),
  /** The first of the firm's details that is missing, by its field; empty where none is. */
  companyField: z.string(),
  hasProducts: z.boolean(),
  /** The default list that this year's work takes its prices from. */
  priceListDefaultId: z.nullable(id),
  isHidden: z.boolean(),
  /** The version of the system settings, which store what is answered and hidden. */
  version: z.int(),
});
export type Setup = z.output<typeof setupSchema>;
