export type Person = { userId: number; name: string; isOther: boolean };

/** Another user's log is requested once and not refetched: each reading is logged. */
export function readingOptions({ isOther }: Pick<Person, 'isOther'>) {
  return { silent: true, keepPrevious: false, once: isOther };
}
