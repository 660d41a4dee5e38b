import * as fc from 'fast-check';
import { inject } from 'vitest';

/** That a property fails is enough to know: the smallest example is of no use. */
fc.configureGlobal({ seed: inject('seed'), endOnFailure: true });
