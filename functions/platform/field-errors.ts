import type * as z from 'zod/mini';
import type { FieldError } from '../../shared/codes/errors.ts';
import { useSwedishMessages } from '../../shared/fields/messages.ts';

useSwedishMessages();

/** The faults that a schema found, each with the path of its field. */
export function fieldErrors(error: z.core.$ZodError): FieldError[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), message: issue.message }));
    }
    const field = issue.path.map(String).join('.');
    return [field ? { field, message: issue.message } : { message: issue.message }];
  });
}
