type Policy = {
  SecurityHeadersConfig?: {
    ContentSecurityPolicy?: { ContentSecurityPolicy: string };
    ContentTypeOptions?: object;
    FrameOptions?: { FrameOption: string };
    ReferrerPolicy?: { ReferrerPolicy: string };
    StrictTransportSecurity?: { AccessControlMaxAgeSec: number; IncludeSubdomains?: boolean; Preload?: boolean };
  };
  CustomHeadersConfig?: { Items: { Header: string; Value: string }[] };
};

export function headersOfPolicy(policy: Policy): Record<string, string> {
  const { SecurityHeadersConfig: security = {}, CustomHeadersConfig: custom } = policy;
  const headers: Record<string, string> = {};
  if (security.ContentSecurityPolicy) {
    headers['content-security-policy'] = security.ContentSecurityPolicy.ContentSecurityPolicy;
  }
  if (security.ContentTypeOptions) headers['x-content-type-options'] = 'nosniff';
  if (security.FrameOptions) headers['x-frame-options'] = security.FrameOptions.FrameOption;
  if (security.ReferrerPolicy) headers['referrer-policy'] = security.ReferrerPolicy.ReferrerPolicy;
  if (security.StrictTransportSecurity) {
    const { AccessControlMaxAgeSec, IncludeSubdomains, Preload } = security.StrictTransportSecurity;
    headers['strict-transport-security'] = [
      `max-age=${AccessControlMaxAgeSec}`,
      ...(IncludeSubdomains ? ['includeSubDomains'] : []),
      ...(Preload ? ['preload'] : []),
    ].join('; ');
  }
  for (const { Header, Value } of custom?.Items ?? []) headers[Header.toLowerCase()] = Value;
  return headers;
}
