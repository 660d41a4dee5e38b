export const monthNames = [
  'januari',
  'februari',
  'mars',
  'april',
  'maj',
  'juni',
  'juli',
  'augusti',
  'september',
  'oktober',
  'november',
  'december',
] as const;

/** Three letters, so that twelve columns are equally wide. */
export const shortMonthNames: readonly string[] = monthNames.map((name) => name.slice(0, 3));
