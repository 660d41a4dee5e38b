import * as z from 'zod/mini';

const domain = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** @returns the domains of a text, which commas or spaces separate, in lower case */
export function domainsIn(given: string): string[] {
  return given
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((part) => part !== '');
}

/** Domains of e-mail addresses in one text, kept in lower case with a comma between them. */
export const emailDomains = z._default(
  z
    .pipe(
      z.string('Ska vara text.').check(z.maxLength(500, 'Högst 500 tecken.')),
      z.transform((given: string) => domainsIn(given).join(', ')),
    )
    .check(
      z.refine(
        (domains) => domainsIn(domains).every((one) => domain.test(one)),
        'Skriv domäner som firman.se, med komma emellan.',
      ),
    ),
  '',
);
