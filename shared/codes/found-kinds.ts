/** The kinds of records that the search of the palette finds. */
export const foundKinds = ['customer', 'project', 'contact', 'work-order', 'invoice', 'address', 'user'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** How many lately opened records a search takes. */
export const maxRecent = 10;
