import * as z from 'zod/mini';
import { roles } from '../contract/route.ts';
import { pageSizes } from '../domain/user-settings.ts';
import { email, id, optionalEmail, optionalText, requiredText, text } from './fields.ts';
import { workOrderStatuses } from '../domain/work-order-status.ts';

/** 6 to 64 characters and not a trivial run or repeat ('111111', '123456', 'abcdef'). */
export const pin = z.string('Ange en PIN.').check(
  z.minLength(6, 'PIN ska ha minst 6 tecken.'),
  z.maxLength(64, 'PIN får ha högst 64 tecken.'),
  z.refine((value) => !isTrivial(value), 'PIN är för lätt att gissa. Undvik upprepningar och följder.'),
);

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
});
export type UserSettings = z.output<typeof userSettingsSchema>;

function isTrivial(value: string): boolean {
  const steps = new Set<number>();
  for (let index = 1; index < value.length; index += 1)
    steps.add(value.charCodeAt(index) - value.charCodeAt(index - 1));
  const [step] = steps;
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1;
}
