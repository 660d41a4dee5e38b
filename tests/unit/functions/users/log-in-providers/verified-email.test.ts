import { expect, it } from 'vitest';
import { verifiedEmail } from '../../../../../functions/users/log-in-providers/verified-email.ts';

const tenantId = '7d9f1c3a-52be-4c0e-9a41-3f6b8e2d0c15';
const provider = { isOn: true, issuer: '', clientId: '', domains: ['firman.se', 'gmail.com'] };
const microsoft = { ...provider, name: 'Microsoft', secret: 'microsoftClientSecret', tenantId } as const;
const google = { ...provider, name: 'Google', secret: 'googleClientSecret' } as const;
const ofMicrosoft = { email: 'Ada@Firman.se', xms_edov: true, tid: tenantId };
const ofGoogle = { email: 'ada@firman.se', email_verified: true, hd: 'firman.se' };

it.each([true, 1, '1', 'true'])(
  'the login by a provider takes Microsoft’s word for the owner of a domain, given as %j',
  (xms_edov) => {
    expect(verifiedEmail(microsoft, { ...ofMicrosoft, xms_edov })).toBe('ada@firman.se');
  },
);

it.each([
  ['an owner that is not verified', { xms_edov: false }],
  ['no word of the owner', { xms_edov: undefined }],
  ['an email_verified, which Entra does not send', { xms_edov: undefined, email_verified: true }],
  ['another directory', { tid: '00000000-0000-0000-0000-000000000000' }],
  ['no directory', { tid: undefined }],
  ['another domain', { email: 'ada@firman.se.example' }],
  ['a subdomain', { email: 'ada@kontor.firman.se' }],
  ['two addresses in one', { email: 'ada@other.example@firman.se' }],
  ['no address', { email: undefined }],
  ['a user name in place of an address', { email: undefined, preferred_username: 'ada@firman.se' }],
])('the login by a provider takes nothing from Microsoft with %s', (_, claims) => {
  expect(verifiedEmail(microsoft, { ...ofMicrosoft, ...claims })).toBeUndefined();
});

it('the login by a provider takes nothing from Microsoft before a directory is set', () => {
  expect(verifiedEmail({ ...microsoft, tenantId: '' }, { ...ofMicrosoft, tid: '' })).toBeUndefined();
});

it('the login by a provider takes from Google a verified address of a Workspace or of Gmail, and no other', () => {
  expect(verifiedEmail(google, ofGoogle)).toBe('ada@firman.se');
  const ofGmail = { email: 'ada@gmail.com', email_verified: true };
  expect(verifiedEmail(google, ofGmail)).toBe('ada@gmail.com');
  expect(verifiedEmail(google, { ...ofGoogle, hd: undefined })).toBeUndefined();
  for (const email_verified of [false, undefined, 'true']) {
    expect(verifiedEmail(google, { ...ofGoogle, email_verified })).toBeUndefined();
  }
});
