/** Companies whose accounts people may log in with. Their names are shown as they are. */
export const logInProviders = ['Microsoft', 'Google'] as const;
export type LogInProvider = (typeof logInProviders)[number];

/** The page to which a provider sends the browser back: the address that is registered there. */
export const logInAnswerPath = '/login/answer';
