export type InspectedRequest = {
  method: string;
  /** Decoded, as the firewall's text transformations leave it. */
  path: string;
  query: string;
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
};

type Part = (request: InspectedRequest) => string;

const parts: Record<string, Part> = {
  BODY: ({ body }) => body,
  URIPATH: ({ path }) => path,
  QUERYSTRING: ({ query }) => query,
  QUERYARGUMENTS: ({ query }) => query,
  COOKIE: ({ headers }) => headers['cookie'] ?? '',
  Cookie_HEADER: ({ headers }) => headers['cookie'] ?? '',
  HEADER: ({ headers }) => Object.values(headers).join('\n'),
  METHOD: ({ method }) => method,
};

/** The threats that AWS describes, by its examples; its real patterns are not published. */
const threats: Record<string, RegExp> = {
  JavaDeserializationRCE: /java\.lang\.Runtime|getRuntime\(\)\.exec/i,
  PROPFIND: /^PROPFIND$/i,
  ExploitablePaths: /web-inf/i,
  Log4JRCE: /\$\{\s*jndi\s*:/i,
  ReactJSRCE: /\$\d+:__proto__/,
  EC2MetaDataSSRF: /169\.254\.169\.254/,
  GenericLFI: /\.\.\/\.\.\//,
  RestrictedExtensions: /\.(log|ini)(?=$|[&?#/])/i,
  GenericRFI: /\b(https?|ftps?|file):\/\/\d{1,3}(\.\d{1,3}){3}/i,
  CrossSiteScripting: /<script\b/i,
};

const maxBytes: Record<string, number> = {
  SizeRestrictions_QUERYSTRING: 2_048,
  SizeRestrictions_Cookie_HEADER: 10_240,
  SizeRestrictions_BODY: 8_192,
  SizeRestrictions_URIPATH: 1_024,
};

type Rule = (request: InspectedRequest) => boolean;

const others: Record<string, Rule> = {
  NoUserAgent_HEADER: ({ headers }) => !headers['user-agent'],
  UserAgent_BadBots_HEADER: ({ headers }) => /nessus|nmap/i.test(headers['user-agent'] ?? ''),
  Host_localhost_HEADER: ({ headers }) => /^localhost\b/i.test(headers['host'] ?? ''),
  // Nobody outside AWS knows these lists of addresses.
  AWSManagedIPReputationList: () => false,
  AWSManagedReconnaissanceList: () => false,
  AWSManagedIPDDoSList: () => false,
};

export function managedRule(name: string): Rule {
  const other = others[name];
  if (other) return other;
  const threat = Object.keys(threats).find((one) => name.startsWith(`${one}_`));
  const most = maxBytes[name];
  const kind = threat ?? 'SizeRestrictions';
  const part = parts[name.slice(kind.length + 1)];
  if (!part || (threat === undefined && most === undefined))
    throw new Error(`The local host does not know the firewall's rule ${name}.`);
  if (most !== undefined) return (request) => Buffer.byteLength(part(request)) > most;
  return (request) => threats[kind]!.test(part(request));
}

export const isAboutBody = (name: string): boolean => name.endsWith('_BODY');
