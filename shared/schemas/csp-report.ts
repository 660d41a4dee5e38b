import * as z from 'zod/mini';

/** Browsers differ in which fields they send: a missing or malformed one is empty. */
// oxlint-disable-next-line promise/valid-params
const changeLines = z.catch(z.string(), '');
// oxlint-disable-next-line promise/valid-params
const line = z.catch(z.int(), 0);

/** The format of `report-uri`. */
const oldReport = z.object({
  'csp-report': z.object({
    'document-uri': changeLines,
    'effective-directive': changeLines,
    'violated-directive': changeLines,
    'blocked-uri': changeLines,
    'source-file': changeLines,
    'line-number': line,
  }),
});

/** The format of `report-to`: several reports at a time. */
const reports = z
  .array(
    z.object({
      type: changeLines,
      body: z.object({
        documentURL: changeLines,
        effectiveDirective: changeLines,
        blockedURL: changeLines,
        sourceFile: changeLines,
        lineNumber: line,
      }),
    }),
  )
  .check(z.minLength(1, 'Rapporten är tom.'));

export const cspReportSchema = z.union([oldReport, reports], 'Rapporten gick inte att läsa.');
