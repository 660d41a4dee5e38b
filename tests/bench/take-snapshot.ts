import { takeSnapshot } from '../../functions/data/replica/snapshot.ts';

/** Saves a snapshot of the replica of TABLE_NAME, as its job does each quarter of an hour. */
await takeSnapshot();
