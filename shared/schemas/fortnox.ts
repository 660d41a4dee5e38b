import * as z from 'zod/mini';
import { connectionProblemNames } from '../codes/connection-problems.ts';
import { fortnoxDifference } from '../entities/fortnox-difference.ts';
import { schemasOf } from '../entities/schemas-of.ts';
import { id, instant, requiredText } from '../fields/fields.ts';
import { matchedBy } from '../codes/customers.ts';

export const connectionStates = ['NotConnected', 'Connected', 'Broken'] as const;

export const fortnoxConnectionSchema = z.object({
  state: z.enum(connectionStates),
  connected: z.boolean(),
  problem: z.nullable(z.enum(connectionProblemNames)),
  /** Both are empty while the link works. */
  reason: z.string(),
  nextStep: z.string(),
  /** What will fail unless someone acts; empty otherwise. */
  warning: z.string(),
  companyName: z.string(),
});
export type FortnoxConnection = z.output<typeof fortnoxConnectionSchema>;

/** Secrets and personal numbers are replaced by '***'. */
export const connectionLogEntrySchema = z.object({
  id: z.string(),
  dateTime: instant,
  dateTimeDisplay: z.string(),
  event: z.string(),
  userInitials: z.string(),
  requestBody: z.string(),
  statusCode: z.nullable(z.int()),
  responseBody: z.string(),
  subLog: z.string(),
  error: z.string(),
});
export type ConnectionLogEntry = z.output<typeof connectionLogEntrySchema>;

export const customerLinkSchema = z.object({
  customerId: id,
  name: z.string(),
  fortnoxCustomerNumber: requiredText(50),
});
export type CustomerLink = z.output<typeof customerLinkSchema>;

export const fortnoxCustomerSchema = z.object({
  customerNumber: z.string(),
  name: z.string(),
  organisationNumber: z.string(),
});

export const proposalSchema = z.extend(customerLinkSchema, {
  fortnoxName: z.string(),
  by: z.enum(matchedBy),
});

const unlinked = z.object({
  customerId: id,
  name: z.string(),
  organisationNumber: z.string(),
  fortnoxCustomerNumber: z.string(),
});

export const matchingSchema = z.object({
  linked: z.int(),
  proposals: z.array(proposalSchema),
  invalid: z.array(unlinked),
  unmatched: z.array(unlinked),
});

export const differenceSchema = z.object(schemasOf(fortnoxDifference).rowValues);

export const tickedOffDifferenceSchema = z.extend(differenceSchema, {
  differenceId: id,
  reason: schemasOf(fortnoxDifference).values.reason,
  tickedOffAt: z.string(),
  tickedOffBy: z.string(),
});
export type TickedOffDifference = z.output<typeof tickedOffDifferenceSchema>;
