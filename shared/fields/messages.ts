import * as z from 'zod/mini';

function swedishMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'Fältet kan inte lämnas tomt.' : 'Fel slags värde.';
    case 'unrecognized_keys':
      return 'Okänt fält.';
    case 'invalid_value':
    case 'invalid_union':
      return 'Välj ett av de värden som finns.';
    case 'too_big':
      return 'Värdet är för stort.';
    case 'too_small':
      return 'Värdet är för litet.';
    default:
      return 'Ogiltigt värde.';
  }
}

/** Affects all schemas of the process. */
export function useSwedishMessages(): void {
  z.config({ customError: swedishMessage });
}
