export type FormValues<Values, View, Start extends unknown[] = []> = {
  empty: (...start: Start) => Values;
  fromView: (view: View) => Values;
  /** The values with the ids that the server gave to their new parts. */
  withIds?: (values: Values, save: { sent: Values; saved: View }) => Values;
};

/** Only the fields of the shape: a merge of concurrent edits must not see values that the server computes. */
export function pickFields<View extends object, Shape extends object>(
  view: View,
  shape: Shape,
): Pick<View, keyof Shape & keyof View> {
  const fields = Object.entries(view).filter(([name]) => name in shape);
  return Object.fromEntries(fields) as Pick<View, keyof Shape & keyof View>;
}
