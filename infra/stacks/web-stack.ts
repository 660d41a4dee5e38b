import { CfnOutput, Fn, Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { largestBodyBytes } from '../../shared/contract/all-routes.ts';
import { pagesToIndex, refuseInSwedish, toHubStage } from '../constructs/edge-functions.ts';
import { PrivateBucket } from '../constructs/private-bucket.ts';
import { SecurityHeaders } from '../constructs/response-headers.ts';
import type { Settings } from '../constructs/settings.ts';
import type { DataStack } from './data-stack.ts';
import { type GatewayStack, hubStage, originHeader } from './gateway-stack.ts';

type Props = StackProps & { settings: Settings; data: DataStack; gateway: GatewayStack; webAclArn: string };

export class WebStack extends Stack {
  readonly siteBucket: Bucket;
  readonly distribution: Distribution;
  readonly siteUrl: string;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    const { settings, data, gateway } = props;
    const filesOrigin = Fn.join('', [
      'https://s3.',
      this.region,
      '.',
      this.urlSuffix,
      '/',
      data.filesBucket.bucketName,
      '/',
    ]);
    const responseHeadersPolicy = new SecurityHeaders(this, 'SecurityHeaders', filesOrigin);
    const forApi = new SecurityHeaders(this, 'ApiHeaders', filesOrigin, { 'cache-control': 'no-store' });
    this.siteBucket = new PrivateBucket(this, 'Site', {
      versioned: true,
      serverAccessLogsBucket: data.accessLogs,
      serverAccessLogsPrefix: 'site/',
    });

    const toApi: BehaviorOptions = {
      origin: new HttpOrigin(hostOf(gateway.api.apiEndpoint), {
        customHeaders: { [originHeader]: gateway.originSecret.secretValue.unsafeUnwrap() },
      }),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: forApi,
      // A redirection would hide that a client sends calls unencrypted.
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    };
    this.distribution = new Distribution(this, 'Distribution', {
      comment: settings.name,
      defaultRootObject: 'index.html',
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(this.siteBucket),
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        compress: true,
        responseHeadersPolicy,
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        functionAssociations: this.#atEdge('PagesToIndex', pagesToIndex),
      },
      additionalBehaviors: {
        '/v1/message': {
          ...toApi,
          origin: new HttpOrigin(hostOf(gateway.hub.apiEndpoint)),
          functionAssociations: this.#atEdge('ToHubStage', toHubStage(hubStage)),
        },
        '/v1/*': {
          ...toApi,
          functionAssociations: this.#atEdge('RefuseInSwedish', refuseInSwedish(largestBodyBytes)),
        },
      },
      httpVersion: HttpVersion.HTTP2_AND_3,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      priceClass: PriceClass.PRICE_CLASS_100,
      webAclId: props.webAclArn,
      logBucket: data.accessLogs,
      logFilePrefix: 'cloudfront/',
      ...(settings.domain && {
        domainNames: [settings.domain],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', settings.certificateArn),
      }),
    });
    // Every function has it until there is a domain, and again when the domain goes: an export in use must not vanish.
    this.exportValue(this.distribution.distributionDomainName);
    this.siteUrl = `https://${settings.domain || this.distribution.distributionDomainName}`;
    new CfnOutput(this, 'SiteUrl', { value: this.siteUrl });
  }

  #atEdge(id: string, code: string) {
    const edge = new EdgeFunction(this, id, { code: FunctionCode.fromInline(code), runtime: FunctionRuntime.JS_2_0 });
    return [{ function: edge, eventType: FunctionEventType.VIEWER_REQUEST }];
  }
}

function hostOf(endpoint: string): string {
  return Fn.select(2, Fn.split('/', endpoint));
}
