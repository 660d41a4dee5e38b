/** Before the @: letters, digits and signs of ASCII, with single dots between them (RFC 5321, section 4.1.2). */
const local = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domain = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/i;

/**
 * An address as the mail service takes it: SES refuses other letters before the @, and domains that are not in
 * Punycode. 'info@räksmörgås.se' → 'info@xn--rksmrgs-5wao1o.se'. @returns null for what it would refuse
 */
export function emailAddressOf(typed: string): string | null {
  const at = typed.lastIndexOf('@');
  const name = typed.slice(0, Math.max(at, 0));
  const host = inPunycode(typed.slice(at + 1));
  return at > 0 && local.test(name) && domain.test(host) ? `${name}@${host}` : null;
}

/** The addresses of a text, which commas or semicolons separate. */
export function addressesIn(text: string): string[] {
  return text
    .split(/[,;]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** Several addresses, as they are stored. @returns null when the mail service would refuse one of them */
export function emailAddressesOf(typed: string): string | null {
  const all = addressesIn(typed).map(emailAddressOf);
  return all.length === 0 || all.includes(null) ? null : all.join(', ');
}

function inPunycode(host: string): string {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(host) || /^[\x20-\x7e]*$/.test(host)) return host;
  const url = `http://${host}`;
  return URL.canParse(url) ? new URL(url).hostname : '';
}
