import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { reportCspViolation } from '../../shared/contract/reports.ts';

/** Where browsers report violations of the policy: `report-uri` takes the path, `report-to` the endpoint's name. */
const reports = { path: `/v1${reportCspViolation.path}`, endpoint: 'csp' };

function contentSecurityPolicy(filesOrigin: string): string {
  return Object.entries({
    'default-src': "'self'",
    'script-src': "'self'",
    // The component library sets inline styles.
    'style-src': "'self' 'unsafe-inline'",
    // Pictures among a project's files.
    'img-src': `'self' data: blob: ${filesOrigin}`,
    // The invoice preview embeds its font, as the PDF does.
    'font-src': "'self' data:",
    'connect-src': `'self' ${filesOrigin}`,
    // The invoice preview is a PDF in a blob URL.
    'frame-src': "'self' blob:",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'report-uri': reports.path,
    'report-to': reports.endpoint,
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}

const custom = {
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'reporting-endpoints': `${reports.endpoint}="${reports.path}"`,
};

export class SecurityHeaders extends ResponseHeadersPolicy {
  constructor(scope: Construct, id: string, filesOrigin: string, more: Record<string, string> = {}) {
    super(scope, id, {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(filesOrigin), override: true },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        // URLs contain reset tokens and project codes, and nothing here uses the referrer.
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(730),
          includeSubdomains: true,
          override: true,
        },
      },
      customHeadersBehavior: {
        customHeaders: Object.entries({ ...custom, ...more }).map(([header, value]) => ({
          header,
          value,
          override: true,
        })),
      },
    });
  }
}
