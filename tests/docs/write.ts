import { writeFileSync } from 'node:fs';
import { coveragePage } from './coverage-page.ts';
import { decisionIndex, readDecisions } from './decision-index.ts';
import { readTestFiles } from './test-files.ts';

writeFileSync('docs/coverage.md', coveragePage(readTestFiles()));
writeFileSync('docs/decisions/README.md', decisionIndex(readDecisions()));
