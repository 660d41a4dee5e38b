export const howItWorks = {
  link: 'Så här fungerar det',
  linkAndKey: 'Så här fungerar det (F1)',
} as const;
