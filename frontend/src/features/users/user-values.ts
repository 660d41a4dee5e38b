import type * as z from 'zod/mini';
import { user } from '../../../../shared/entities/user.ts';
import { type newUserSchema, type User, userFieldsSchema } from '../../../../shared/schemas/user.ts';
import { pickFields, type FormValues } from '../../components/form/form-values.ts';

export type UserValues = z.output<typeof newUserSchema> & { version: number };

export const userValues = {
  empty: () => ({ ...user.emptyInput, password: '', version: 0 }),
  fromView: (view) => ({ ...pickFields(view, userFieldsSchema.shape), password: '', version: view.version }),
} satisfies FormValues<UserValues, User>;
