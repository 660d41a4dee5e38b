import type { EventBridgeEvent } from 'aws-lambda';
import { readFileKey } from '../../files/storage/keys.ts';
import { log } from '../../platform/log.ts';
import { quarantine } from '../../files/quarantine-store.ts';

export type ScanResult = {
  s3ObjectDetails: { objectKey: string; eTag: string };
  scanResultDetails: { scanResultStatus: string; threats?: { name: string }[] | null };
};

/** Notes the threat, so that file lists show it. The tag that GuardDuty sets already blocks the download (bucket policy). */
export async function handler({ detail, time }: EventBridgeEvent<string, ScanResult>): Promise<void> {
  const { s3ObjectDetails, scanResultDetails } = detail;
  const file = readFileKey(s3ObjectDetails.objectKey);
  if (!file || scanResultDetails.scanResultStatus !== 'THREATS_FOUND') return;
  const threat = scanResultDetails.threats?.map(({ name }) => name).join(', ') || 'Skadlig kod';
  await quarantine({ ...file, etag: s3ObjectDetails.eTag.replaceAll('"', ''), threat, foundAt: time });
  log('info', { event: 'file-quarantined', projectId: file.projectId });
}
