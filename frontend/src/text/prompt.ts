export const promptText = {
  emptyField: 'Fältet kan inte lämnas tomt.',
  isReadAgain: 'Nu är det senaste inläst. Det du skrev finns kvar. Fortsätt om det fortfarande stämmer.',
} as const;
