import { writeFileSync } from 'node:fs';
import { coveragePage } from './page.ts';
import { readTestFiles } from './test-files.ts';

writeFileSync('docs/coverage.md', coveragePage(readTestFiles()));
