type OfferedTools = { openFilter: unknown; create: unknown };

/** @returns how many tools of a list a phone shows at once: 'Markera' and 'Fler verktyg', and those that the list has */
export function stayingTools({ openFilter, create }: OfferedTools): number {
  return 2 + (openFilter ? 1 : 0) + (create ? 1 : 0);
}
