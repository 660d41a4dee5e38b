import { createHmac } from 'node:crypto';

type Places = {
  front: { domain: string; url: string };
  hub: { api: string; url: string };
  s3Url: string;
  secretKey: string;
};

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
