import { readFileSync } from 'node:fs';

/** @throws when klang.json does not exist, cannot be read, or names no https address */
export function readConfiguration(file) {
  const { url, root = '', below = '' } = JSON.parse(readFileSync(file, 'utf8'));
  const address = new URL(url);
  const isLocal = address.protocol === 'http:' && address.hostname === 'localhost';
  if (address.protocol !== 'https:' && !isLocal) throw new Error('klang.json must name an https address.');
  return { url: address.href, origin: address.origin, root: String(root), below: String(below) };
}

export function isOwnPage(configuration, address) {
  return URL.canParse(address) && new URL(address).origin === configuration.origin;
}
