import { createHmac } from 'node:crypto';

/** Where things that have an address on AWS are on this machine, and the key that its secrets are made with. */
type Places = {
  /** Site, API and hub. */
  front: { domain: string; url: string };
  /** The hub's management calls. */
  hub: { api: string; url: string };
  s3Url: string;
  secretKey: string;
};

/** Puts this machine's addresses and secrets in the place of AWS's, in a text that a template made: a variable or a header. */
export function localValues({ front, hub, s3Url, secretKey }: Places): (text: string) => string {
  const gateway = new RegExp(String.raw`https://${hub.api}\.execute-api\.[a-z0-9-]+\.amazonaws\.com`, 'g');
  return (text) =>
    text
      .replaceAll(`https://${front.domain}`, front.url)
      .replace(gateway, hub.url)
      .replace(/https:\/\/s3\.[a-z0-9-]+\.amazonaws\.com/g, s3Url)
      .replace(/\{\{resolve:secretsmanager:[^}]+\}\}/g, (secret) =>
        createHmac('sha256', secretKey).update(secret).digest('hex'),
      );
}
