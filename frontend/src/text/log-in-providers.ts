export const logInProvidersText = {
  or: 'eller',
  with: (provider: string) => `Logga in med ${provider}`,
  failed: 'Kunde inte logga in',
  loggingIn: 'Loggar in …',
} as const;
