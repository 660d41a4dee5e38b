import * as z from 'zod/mini';
import type { NotificationKind } from '../codes/notifications.ts';
import { user } from '../entities/user.ts';
import { userSettings } from '../entities/user-settings.ts';
import { schemasOf } from '../entities/schemas-of.ts';
import { id } from '../fields/fields.ts';
import { pin, typablePin } from './pin.ts';

const { inputs: settingInputs, values: settingValues } = schemasOf(userSettings);
const { inputs, values } = schemasOf(user);

export const roleSchema = values.role;

export const userFieldsSchema = z.object(inputs);

/** Given only for a new user; a separate call changes it later. */
export const newUserSchema = z.extend(userFieldsSchema, { password: pin });

export const newPinSchema = z.object({ newPin: pin });

export const ownPinSchema = z.object({ currentPin: typablePin, newPin: pin });

export const userSchema = z.object({
  ...values,
  userId: id,
  deleted: z.boolean(),
  /** The only Developer can neither be deleted nor get another role. */
  isLastDeveloper: z.boolean(),
  version: z.int(),
});
export type User = z.output<typeof userSchema>;

export const userRowSchema = z.omit(userSchema, {
  overviewAccess: true,
  absenceAccess: true,
  employedUntil: true,
  balanceDate: true,
  balanceFlexHours: true,
  balanceVacationDays: true,
});
export type UserRow = z.output<typeof userRowSchema>;

/** All that Staff may read of other users. */
export const userOptionSchema = z.pick(userSchema, { userId: true, initials: true, firstName: true, lastName: true });
export type UserOption = z.output<typeof userOptionSchema>;

export const sessionSchema = z.object({
  token: z.string(),
  userId: id,
  initials: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: roleSchema,
  expiresAt: z.string(),
  /** Missing, as the next, in a session that a browser keeps from an earlier version. */
  overviewAccess: z.optional(values.overviewAccess),
  absenceAccess: z.optional(values.absenceAccess),
  startPage: z.optional(settingValues.startPage),
});
export type Session = z.output<typeof sessionSchema>;

/** With the token in place of the caller's, where the PIN was the caller's own; null in the answer to a repeat. */
export const changedPinSchema = z.object({
  done: z.literal(true),
  session: z.nullable(z.pick(sessionSchema, { token: true, expiresAt: true })),
});

/** How each kind of notification reaches its user. */
const channels = {
  tellSharedWork: settingInputs.tellSharedWork,
  tellGivenProject: settingInputs.tellGivenProject,
  tellInvoiceTrouble: settingInputs.tellInvoiceTrouble,
  tellOverdueInvoice: settingInputs.tellOverdueInvoice,
  tellTransferEnded: settingInputs.tellTransferEnded,
  tellTimeLogDue: settingInputs.tellTimeLogDue,
  tellProjectBudget: settingInputs.tellProjectBudget,
  tellInstalmentDue: settingInputs.tellInstalmentDue,
} satisfies Record<`tell${NotificationKind}`, unknown>;

export const userSettingsSchema = z.object({
  ...settingValues,
  density: settingInputs.density,
  startPage: settingInputs.startPage,
  singleKeys: settingInputs.singleKeys,
  ...channels,
  columns: z._default(settingValues.columns, {}),
});
export type UserSettings = z.output<typeof userSettingsSchema>;
