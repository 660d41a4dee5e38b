export const messageKinds = ['Invoice', 'Reset', 'Test', 'Link', 'NewDevice', 'Security', 'Daily'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** In ascending severity: a milder event does not replace a more severe one. */
export const messageFates = ['Sending', 'Uncertain', 'Refused', 'Sent', 'Delivered', 'Bounced', 'Complained'] as const;
export type MessageFate = (typeof messageFates)[number];
