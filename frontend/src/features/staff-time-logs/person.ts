/** Whose logs are shown. */
export type Person = { userId: number; name: string; isOther: boolean };

/** Another's log is read when it is asked for, not again and again by itself: each reading is kept. */
export function readingOptions({ isOther }: Person) {
  return { silent: true, keepPrevious: false, once: isOther };
}
