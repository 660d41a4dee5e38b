import * as z from 'zod/mini';

type Fault = { path: (string | number)[]; message: string };

/** A check of numbers by the firm's step; also where the form is wrong elsewhere, so that all errors show at once. */
export function inSteps<Values>(faultsOf: (values: Values) => readonly Fault[]) {
  return z.check<Values>(
    ({ value, issues }) => {
      for (const { path, message } of faultsOf(value)) issues.push({ code: 'custom', path, message, input: value });
    },
    { when: () => true },
  );
}
