import type { EventBridgeEvent } from 'aws-lambda';
import { readFileKey } from '../../files/storage/keys.ts';
import { log } from '../../platform/log.ts';
import { quarantine } from '../../files/quarantine-store.ts';

export type ScanResult = {
  s3ObjectDetails: { objectKey: string; eTag: string };
  scanResultDetails: { scanResultStatus: string; threats?: { name: string }[] | null };
};

/** The bucket policy refuses downloads by the tag that GuardDuty sets. */
export async function handler({ detail, time }: EventBridgeEvent<string, ScanResult>): Promise<void> {
  const { s3ObjectDetails, scanResultDetails } = detail;
  const place = readFileKey(s3ObjectDetails.objectKey);
  if (!place || scanResultDetails.scanResultStatus !== 'THREATS_FOUND') return;
  const threat = scanResultDetails.threats?.map(({ name }) => name).join(', ') || 'Skadlig kod';
  await quarantine({ ...place, etag: s3ObjectDetails.eTag.replaceAll('"', ''), threat, foundAt: time });
  log('info', { event: 'file-quarantined', projectId: place.projectId });
}
