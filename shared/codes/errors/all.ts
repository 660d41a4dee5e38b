import * as changes from './changes.ts';
import * as everyCall from './every-call.ts';
import * as files from './files.ts';
import * as fortnox from './fortnox.ts';
import * as invoices from './invoices.ts';
import * as lists from './lists.ts';
import * as locks from './locks.ts';
import * as logIn from './log-in.ts';
import * as records from './records.ts';
import * as users from './users.ts';

/** For the API document and tests: a function imports those that it throws, and changes only with their sentences. */
export const allErrors = Object.values({
  ...changes,
  ...everyCall,
  ...files,
  ...fortnox,
  ...invoices,
  ...lists,
  ...locks,
  ...logIn,
  ...records,
  ...users,
});

export type ErrorCode = (typeof allErrors)[number]['code'];
