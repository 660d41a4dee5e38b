const hidden = '***';

const secretNames = 'access_token|refresh_token|client_secret|code|token|id_token|authorization';
const inJson = new RegExp(String.raw`("(?:${secretNames})"\s*:\s*)"(?:[^"\\]|\\.)*"`, 'gi');
const inForm = new RegExp(String.raw`(^|[&?\s])((?:${secretNames})=)[^&\s]*`, 'gi');
const jsonWebToken = /eyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g;
const bearer = /\b(Bearer|Basic)\s+[\w.~+/=-]+/gi;

/**
 * Personal and co-ordination numbers, with or without century and separator. The check digit is not verified, because a
 * misspelt number may still be somebody's. An organisation number's third digit is at least 2, so those are kept.
 */
const afterYear = String.raw`(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01]|[6-8]\d|9[01])[-+ ]?\d{4}`;
const personalNumber = new RegExp(String.raw`(?<!\d)(?:(?:19|20)\d{2}|\d{2})${afterYear}(?!\d)`, 'g');
/** A sole trader's VAT number is their personal number with two more digits. */
const personalVatNumber = new RegExp(String.raw`(?<=SE ?)\d{2}${afterYear}[- ]?(?=\d{2}(?!\d))`, 'gi');

const longest = 8_000;

export function redact(text: string, secrets: readonly string[] = []): string {
  const known = secrets
    .filter((secret) => secret.length >= 4)
    .reduce((rest, secret) => rest.replaceAll(secret, hidden).replaceAll(encodeURIComponent(secret), hidden), text);
  const clean = known
    .replace(inJson, `$1"${hidden}"`)
    .replace(inForm, `$1$2${hidden}`)
    .replace(jsonWebToken, hidden)
    .replace(bearer, `$1 ${hidden}`)
    .replace(personalVatNumber, hidden)
    .replace(personalNumber, hidden);
  return clean.length <= longest ? clean : `${clean.slice(0, longest)} …`;
}
