import { createValue } from '../state/value.ts';

/** Whether a connection to the hub is open: then changes are told. */
export const hubStands = createValue(false);
