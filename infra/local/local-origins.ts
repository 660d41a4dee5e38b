/** Where things that have an address on AWS are on this machine. */
type Places = {
  /** Site, API and hub. */
  front: { domain: string; url: string };
  /** The hub's management calls. */
  hub: { api: string; url: string };
  s3Url: string;
};

/** Puts this machine's addresses in the place of AWS's, in a text that a template made: a variable or a header. */
export function localOrigins({ front, hub, s3Url }: Places): (text: string) => string {
  const gateway = new RegExp(String.raw`https://${hub.api}\.execute-api\.[a-z0-9-]+\.amazonaws\.com`, 'g');
  return (text) =>
    text
      .replaceAll(`https://${front.domain}`, front.url)
      .replace(gateway, hub.url)
      .replace(/https:\/\/s3\.[a-z0-9-]+\.amazonaws\.com/g, s3Url);
}
