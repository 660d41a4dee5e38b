import * as z from 'zod/mini';
import { user } from '../entities/user.ts';
import { id } from '../fields/fields.ts';
import { pin, typablePin } from './pin.ts';
import { workOrderStatuses } from '../codes/work-order-status.ts';
import { pageSizes } from '../codes/page-sizes.ts';

export const roleSchema = user.values.role;

export const userFieldsSchema = z.object(user.inputs);

/** A PIN is given with a new user alone; afterwards it is changed by a call of its own. */
export const newUserSchema = z.extend(userFieldsSchema, { password: pin });

export const newPinSchema = z.object({ newPin: pin });

/** One's own is changed by whoever knows the one that holds. */
export const ownPinSchema = z.object({ currentPin: typablePin, newPin: pin });

export const userSchema = z.object({
  ...user.values,
  userId: id,
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

const columnKeys = z.array(z.string().check(z.maxLength(60))).check(z.maxLength(40));

export const userSettingsSchema = z.object({
  fontSize: z.literal(fontSizes, 'Välj en textstorlek.'),
  itemsPerPageProjects: z.literal(pageSizes, 'Välj ett antal.'),
  itemsPerPageWorkOrders: z.literal(pageSizes, 'Välj ett antal.'),
  itemsPerPageDefault: z.literal(pageSizes, 'Välj ett antal.'),
  workOrderAllShows: z.array(z.enum(workOrderStatuses)).check(z.maxLength(workOrderStatuses.length)),
  /** Shortcuts of one key without Ctrl: N, F and '?'. */
  singleKeys: z._default(z.boolean(), true),
  /** The columns of lists by the list's id, in order, where they are not the usual ones. */
  columns: z._default(z.record(z.string().check(z.maxLength(60)), columnKeys), {}),
});
export type UserSettings = z.output<typeof userSettingsSchema>;
