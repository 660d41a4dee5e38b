import type { Claims } from './open-id.ts';
import type { Provider } from './provider.ts';

/**
 * The address that the provider answers for, or undefined.
 *
 * Google answers for an address that is verified and either belongs to Gmail or to a Workspace (`hd`); it says itself
 * that the owner of any other address may have changed (Google Identity, 'Verify the Google ID token on your server
 * side'). Entra ID never sends `email_verified`. It answers for an address whose domain the directory's administrator
 * has proven to own, which the optional claim `xms_edov` says (Microsoft Learn, 'Optional claims reference'), in a token
 * of the firm's own directory.
 */
export function verifiedEmail({ name, tenantId, domains }: Provider, claims: Claims): string | undefined {
  const email = typeof claims['email'] === 'string' ? claims['email'].trim().toLowerCase() : '';
  const [, domain = '', ...more] = email.split('@');
  if (domain === '' || more.length > 0 || !domains.includes(domain)) return undefined;
  const isVerified = name === 'Microsoft' ? isOwnedByDirectory(claims, tenantId) : isOwnedByGoogle(claims, domain);
  return isVerified ? email : undefined;
}

function isOwnedByDirectory(claims: Claims, tenantId: string | undefined): boolean {
  // Documented as a Boolean; seen in tokens as a number and as text too.
  const isDomainOwned = [true, 1, '1', 'true'].includes(claims['xms_edov'] as string);
  return isDomainOwned && typeof tenantId === 'string' && tenantId !== '' && claims['tid'] === tenantId;
}

function isOwnedByGoogle(claims: Claims, domain: string): boolean {
  const isOfWorkspace = typeof claims['hd'] === 'string' && claims['hd'] !== '';
  return claims['email_verified'] === true && (isOfWorkspace || domain === 'gmail.com');
}
