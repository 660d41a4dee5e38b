const hidden = '***';

/** Names of fields, in JSON and in forms, whose values nobody may read. */
const secretNames = 'access_token|refresh_token|client_secret|code|token|id_token|authorization';
const inJson = new RegExp(String.raw`("(?:${secretNames})"\s*:\s*)"(?:[^"\\]|\\.)*"`, 'gi');
const inForm = new RegExp(String.raw`(^|[&?\s])((?:${secretNames})=)[^&\s]*`, 'gi');
const jsonWebToken = /eyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g;
const bearer = /\b(Bearer|Basic)\s+[\w.~+/=-]+/gi;

/**
 * Personal numbers and co-ordination numbers, with or without century and sign. Without asking for the check digit: a
 * misspelt one is somebody's too. The third digit of a firm's number is at least 2, so those stay.
 */
const personalNumber =
  /(?<!\d)(?:(?:19|20)\d{2}|\d{2})(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01]|[6-8]\d|9[01])[-+ ]?\d{4}(?!\d)/g;

const longest = 8_000;

/**
 * What may be kept of a text that went to Fortnox or came from it.
 * @param secrets values that must not be there, wherever they stand
 */
export function redact(text: string, secrets: readonly string[] = []): string {
  const known = secrets
    .filter((secret) => secret.length >= 4)
    .reduce((rest, secret) => rest.replaceAll(secret, hidden).replaceAll(encodeURIComponent(secret), hidden), text);
  const clean = known
    .replace(inJson, `$1"${hidden}"`)
    .replace(inForm, `$1$2${hidden}`)
    .replace(jsonWebToken, hidden)
    .replace(bearer, `$1 ${hidden}`)
    .replace(personalNumber, hidden);
  return clean.length <= longest ? clean : `${clean.slice(0, longest)} …`;
}
