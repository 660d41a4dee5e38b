/** The directory of the stand-in for Microsoft; in the path of its issuer, as Microsoft's own. */
export const standInTenantId = '7d9f1c3a-52be-4c0e-9a41-3f6b8e2d0c15';

/** Klang as it is registered at the stand-ins. The values are nobody's: they open nothing outside this machine. */
export const standInClients = {
  Microsoft: { id: '4f0a6b52-9c1d-4e83-8b7a-d25e91c03f68', secret: 'stand-in-secret-at-microsoft' },
  Google: { id: 'klang.apps.stand-in.invalid', secret: 'stand-in-secret-at-google' },
} as const;
