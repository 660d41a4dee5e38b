import { createValue, useValue } from '../api/value.ts';

/** What goes on though its panel has been closed, such as an upload: shown in the corner of every page. */
export const shownStatus = createValue<React.ReactElement | null>(null);

/** Where that is shown. The feature brings what it has to show. */
export function StatusHost() {
  return useValue(shownStatus);
}
