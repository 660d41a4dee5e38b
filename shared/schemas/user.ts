import * as z from 'zod/mini';
import { email, id, optionalEmail, optionalText, requiredText, text } from '../fields/fields.ts';
import { pin, typablePin } from './pin.ts';
import { workOrderStatuses } from '../codes/work-order-status.ts';
import { roles } from '../codes/roles.ts';
import { pageSizes } from '../codes/page-sizes.ts';

export const initialsShape = /^[\p{L}\d]{1,6}$/u;

export const initials = text(6).check(
  z.regex(initialsShape, 'Initialer är 1–6 bokstäver eller siffror.'),
  z.toUpperCase(),
);

export const roleSchema = z.enum(roles, 'Välj en roll.');

export const userFieldsSchema = z.object({
  initials,
  role: z._default(roleSchema, 'Staff'),
  firstName: requiredText(60),
  lastName: requiredText(60),
  phone: optionalText(40),
  email,
});

/** A PIN is given with a new user alone; afterwards it is changed by a call of its own. */
export const newUserSchema = z.extend(userFieldsSchema, { password: pin });

export const newPinSchema = z.object({ newPin: pin });

/** One's own is changed by whoever knows the one that holds. */
export const ownPinSchema = z.object({ currentPin: typablePin, newPin: pin });

export const userSchema = z.extend(userFieldsSchema, {
  userId: id,
  role: roleSchema,
  phone: text(40),
  email: optionalEmail,
  deleted: z.boolean(),
  /** The only Developer there is, who can be neither deleted nor given another role. */
  isLastDeveloper: z.boolean(),
  version: z.int(),
});
export type User = z.output<typeof userSchema>;

/** What a selector of users needs, and all that Staff may read of others. */
export const userOptionSchema = z.pick(userSchema, { userId: true, initials: true, firstName: true, lastName: true });

/** What the browser keeps after a login. */
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

export const fontSizes = [16, 18, 20] as const;

export const userSettingsSchema = z.object({
  fontSize: z.literal(fontSizes, 'Välj en textstorlek.'),
  itemsPerPageProjects: z.literal(pageSizes, 'Välj ett antal.'),
  itemsPerPageWorkOrders: z.literal(pageSizes, 'Välj ett antal.'),
  itemsPerPageDefault: z.literal(pageSizes, 'Välj ett antal.'),
  workOrderAllShows: z.array(z.enum(workOrderStatuses)).check(z.maxLength(workOrderStatuses.length)),
  /** Shortcuts of one key without Ctrl: N, F and '?'. */
  singleKeys: z._default(z.boolean(), true),
});
export type UserSettings = z.output<typeof userSettingsSchema>;
