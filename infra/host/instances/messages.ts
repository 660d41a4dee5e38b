import type { Statement } from '../iam/policies.ts';

export type Setup = {
  name: string;
  file: string;
  exported: string;
  rights: Statement[];
  services: [string, string][];
  skewMs: number;
};
