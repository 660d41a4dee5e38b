/** An AWS managed rule group. A rule that AWS adds later blocks until it is listed here. */
export type ManagedRules = { name: string; blocked: readonly string[]; counted: readonly string[] };

/**
 * Legitimate requests match many of the common rules: file names such as `x.log` and long file paths in URLs, long
 * filters in queries, links with IP addresses in notes, b and br in an invoice's message, price lists above 8 kB. Each
 * call validates all of that against its contract, and answers are JSON that no browser executes. So the rules for
 * paths, queries and bodies only count, and those for headers and cookies, which users do not write, block.
 */
export const managedRules: readonly ManagedRules[] = [
  {
    name: 'AWSManagedRulesAmazonIpReputationList',
    blocked: ['AWSManagedIPReputationList', 'AWSManagedReconnaissanceList'],
    // AWS's default is to count: the list contains whole providers, which may include offices.
    counted: ['AWSManagedIPDDoSList'],
  },
  {
    name: 'AWSManagedRulesKnownBadInputsRuleSet',
    blocked: [
      'JavaDeserializationRCE_HEADER',
      'JavaDeserializationRCE_BODY',
      'JavaDeserializationRCE_URIPATH',
      'JavaDeserializationRCE_QUERYSTRING',
      'Host_localhost_HEADER',
      'PROPFIND_METHOD',
      'ExploitablePaths_URIPATH',
      'Log4JRCE_HEADER',
      'Log4JRCE_QUERYSTRING',
      'Log4JRCE_BODY',
      'Log4JRCE_URIPATH',
      'ReactJSRCE_BODY',
    ],
    counted: [],
  },
  {
    name: 'AWSManagedRulesCommonRuleSet',
    blocked: [
      'NoUserAgent_HEADER',
      'UserAgent_BadBots_HEADER',
      'SizeRestrictions_Cookie_HEADER',
      'EC2MetaDataSSRF_COOKIE',
      'CrossSiteScripting_COOKIE',
    ],
    counted: [
      'SizeRestrictions_QUERYSTRING',
      'SizeRestrictions_BODY',
      'SizeRestrictions_URIPATH',
      'EC2MetaDataSSRF_BODY',
      'EC2MetaDataSSRF_URIPATH',
      'EC2MetaDataSSRF_QUERYARGUMENTS',
      'GenericLFI_QUERYARGUMENTS',
      'GenericLFI_URIPATH',
      'GenericLFI_BODY',
      'RestrictedExtensions_URIPATH',
      'RestrictedExtensions_QUERYARGUMENTS',
      'GenericRFI_QUERYARGUMENTS',
      'GenericRFI_BODY',
      'GenericRFI_URIPATH',
      'CrossSiteScripting_QUERYARGUMENTS',
      'CrossSiteScripting_BODY',
      'CrossSiteScripting_URIPATH',
    ],
  },
];
