import type { Statement } from '../iam/policies.ts';

/** What an instance is told before its first invocation. */
export type Setup = {
  name: string;
  file: string;
  exported: string;
  rights: Statement[];
  /** The AWS services that require rights: their URLs and names. */
  services: [string, string][];
  /** How far its clock is wrong. */
  skewMs: number;
};
