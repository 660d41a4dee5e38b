import { writeFileSync } from 'node:fs';
import { asvsPage, readRequirements } from './asvs-page.ts';
import { coveragePage } from './coverage-page.ts';
import { decisionIndex, readDecisions } from './decision-index.ts';
import { packagesPage, readPackages } from './packages-page.ts';
import { readTestFiles } from './test-files.ts';

/** `npm run docs` writes the pages that are derived; `npm run docs -- coverage` prints which tests prove what. */
if (process.argv[2] === 'coverage') console.log(coveragePage(readTestFiles()));
else writePages();

function writePages(): void {
  writeFileSync('docs/decisions/README.md', decisionIndex(readDecisions()));
  writeFileSync('docs/security/asvs.md', asvsPage(readRequirements()));
  writeFileSync('docs/security/packages.md', packagesPage(readPackages()));
}
