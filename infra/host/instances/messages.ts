import type { Program } from '../functions/messages.ts';

export type Setup = {
  program: Program;
  services: [string, string][];
  skewMs: number;
};
