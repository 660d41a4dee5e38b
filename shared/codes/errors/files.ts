export const quarantined = {
  code: 'quarantined',
  status: 409,
  message: 'Filen är spärrad: viruskontrollen hittade något skadligt i den.',
} as const;
