import { writeFileSync } from 'node:fs';
import { asvsPage, readRequirements } from './asvs-page.ts';
import { coveragePage } from './coverage-page.ts';
import { decisionIndex, readDecisions } from './decision-index.ts';
import { packagesPage, readPackages } from './packages-page.ts';
import { readTestFiles } from './test-files.ts';

writeFileSync('docs/coverage.md', coveragePage(readTestFiles()));
writeFileSync('docs/decisions/README.md', decisionIndex(readDecisions()));
writeFileSync('docs/security/asvs.md', asvsPage(readRequirements()));
writeFileSync('docs/security/packages.md', packagesPage(readPackages()));
