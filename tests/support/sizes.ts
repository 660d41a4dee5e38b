import type { ScreenSize } from './chromium.ts';
import { byTier } from './tier.ts';

/** For journeys that differ by size in their layout alone: the gate runs them on a desktop. */
export const sizes = byTier<readonly ScreenSize[]>(['desktop'], ['desktop', 'phone']);
