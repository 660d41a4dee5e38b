/** Rights that a user can be given or denied whatever the role. */
export type Grant = 'overview' | 'absences';

/** By role: as the least role of what the right opens says. */
export const grantChoices = ['ByRole', 'Given', 'Denied'] as const;

export type GrantChoice = (typeof grantChoices)[number];
