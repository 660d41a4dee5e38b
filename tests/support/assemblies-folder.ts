import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the workers of a run share the cloud assemblies that they synthesize. */
    assemblies: string;
  }
}

export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'klang-assemblies-'));
  project.provide('assemblies', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
