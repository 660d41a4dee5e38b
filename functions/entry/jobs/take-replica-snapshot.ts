import { takeSnapshot } from '../../data/replica/snapshot.ts';

/** Keeps cold starts short: a new function opens the snapshot and reads only later changes. */
export async function handler(): Promise<void> {
  await takeSnapshot();
}
