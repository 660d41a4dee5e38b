import * as z from 'zod/mini';
import { user } from '../entities/user.ts';
import { userSettings } from '../entities/user-settings.ts';
import { id } from '../fields/fields.ts';
import { pin, typablePin } from './pin.ts';

export const roleSchema = user.values.role;

export const userFieldsSchema = z.object(user.inputs);

/** Given only for a new user; a separate call changes it later. */
export const newUserSchema = z.extend(userFieldsSchema, { password: pin });

export const newPinSchema = z.object({ newPin: pin });

export const ownPinSchema = z.object({ currentPin: typablePin, newPin: pin });

export const userSchema = z.object({
  ...user.values,
  userId: id,
  deleted: z.boolean(),
  /** The only Developer can neither be deleted nor get another role. */
  isLastDeveloper: z.boolean(),
  version: z.int(),
});
export type User = z.output<typeof userSchema>;

/** All that Staff may read of other users. */
export const userOptionSchema = z.pick(userSchema, { userId: true, initials: true, firstName: true, lastName: true });

export const sessionSchema = z.object({
  token: z.string(),
  userId: id,
  initials: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: roleSchema,
  expiresAt: z.string(),
});
export type Session = z.output<typeof sessionSchema>;

export const userSettingsSchema = z.object({
  ...userSettings.values,
  singleKeys: userSettings.inputs.singleKeys,
  tellSharedWork: userSettings.inputs.tellSharedWork,
  tellGivenProject: userSettings.inputs.tellGivenProject,
  tellInvoiceTrouble: userSettings.inputs.tellInvoiceTrouble,
  tellOverdueInvoice: userSettings.inputs.tellOverdueInvoice,
  tellTransferEnded: userSettings.inputs.tellTransferEnded,
  tellTimeLogDue: userSettings.inputs.tellTimeLogDue,
  columns: z._default(userSettings.values.columns, {}),
});
export type UserSettings = z.output<typeof userSettingsSchema>;
