import { createValue } from '../state/value.ts';

export const hubStands = createValue(false);
