export const quarantined = {
  code: 'quarantined',
  status: 409,
  message: 'Filen är spärrad: viruskontrollen fann något skadligt i den.',
} as const;
