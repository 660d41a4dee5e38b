// Runs on the machine's own Node (20 or later), before the project's Node 24 is installed. Installs the packages of the
// lock file when node_modules was made from another one, so that `npm start` and `npm test` work in a fresh clone.
import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const timestampFile = join(root, 'node_modules', '.klang-installed');
const major = Number(process.versions.node.split('.')[0]);

if (major < 20) {
  console.error(`Klang behöver Node 20 eller senare. Den här datorn har ${process.version}.`);
  process.exit(1);
}

const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const installed = existsSync(timestampFile) ? readFileSync(timestampFile, 'utf8') : '';

if (installed !== wanted) {
  console.log('Installerar det som package-lock.json anger …');
  // A cache that lacks what is newer than it makes npm fail, and ask the registry the second time.
  const status = install('--prefer-offline') && install();
  if (status !== 0) {
    console.error('Installationen misslyckades. Kontrollera nätverket och kör kommandot igen.');
    process.exit(status);
  }
  writeFileSync(timestampFile, wanted);
}

function install(...flags) {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...flags], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status ?? 1;
}
