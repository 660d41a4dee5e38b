import * as z from 'zod/mini';

/** The most characters of an invoice's basis: CloudFront allows 8,192 in a URL. */
export const maxBasis = 6_000;

export const basis = z.string().check(z.maxLength(maxBasis, 'Läs in granskningen igen.'));
