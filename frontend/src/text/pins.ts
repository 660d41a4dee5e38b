export const pinsText = {
  show: 'Visa PIN',
  showCurrent: 'Visa nuvarande PIN',
  showNew: 'Visa ny PIN',
  showRepeated: 'Visa upprepad PIN',
  showOrHide: 'Visa eller dölj PIN',
  missing: 'Ange en PIN.',
  rules: 'Inga vanliga ord, namn, följder eller upprepningar.',
  tooShort: (shortest: number, missing: number) => `Minst ${shortest} tecken, ${missing} till.`,
  strengths: { weak: 'Håller, men en längre är säkrare.', fair: 'Bra PIN.', strong: 'Stark PIN.' },
} as const;
