import { App, Aspects, Stack, Tags, Validations } from 'aws-cdk-lib';
import { allRoutes } from '../../shared/contract/all-routes.ts';
import type { Route } from '../../shared/contract/route.ts';
import { getMeta } from '../../shared/contract/settings.ts';
import { productCommit, productVersion } from '../build/functions.ts';
import type { BuildOutput } from '../build/paths.ts';
import { HouseChecks } from '../constructs/checks.ts';
import { forgetOwnCode } from '../constructs/function-code.ts';
import { constructId, sharesCode as sharesCodeContext } from '../constructs/handler-function.ts';
import { listFunctionName, readsLists } from '../constructs/rights.ts';
import { Removal, setStage } from '../constructs/removal.ts';
import { type Settings, firewallRegion, readSettings } from '../constructs/settings.ts';
import { AlarmsStack } from './alarms-stack.ts';
import { ApiStack } from './api-stack.ts';
import { BackupStack } from './backup-stack.ts';
import { DataStack } from './data-stack.ts';
import { EventsStack } from './events-stack.ts';
import { FirewallStack } from './firewall-stack.ts';
import { GatewayStack } from './gateway-stack.ts';
import { HubStack } from './hub-stack.ts';
import { JobsStack } from './jobs-stack.ts';
import { MailStack } from './mail-stack.ts';
import { PdfStack } from './pdf-stack.ts';
import { ScannerStack } from './scanner-stack.ts';
import { SiteStack } from './site-stack.ts';
import { WebStack } from './web-stack.ts';

const featureFlags = {
  '@aws-cdk/aws-iam:minimizePolicies': true,
  '@aws-cdk/aws-s3:createDefaultLoggingPolicy': true,
  '@aws-cdk/aws-s3:serverAccessLogsUseBucketPolicy': true,
  '@aws-cdk/aws-lambda:useCdkManagedLogGroup': true,
  '@aws-cdk/core:checkSecretUsage': true,
  '@aws-cdk/core:target-partitions': ['aws'],
};

type Options = {
  checks?: boolean;
  sharesCode?: boolean;
  context?: Partial<Settings>;
};

export function klang(
  outdir: string,
  built: BuildOutput,
  { checks = true, sharesCode = !checks, context }: Options = {},
): App {
  const app = new App({
    outdir,
    postCliContext: featureFlags,
    analyticsReporting: false,
    treeMetadata: false,
    builtinCloudFormationValidation: checks,
  });
  app.node.setContext(sharesCodeContext, sharesCode);
  forgetOwnCode(built.functions);
  const settings = readSettings(context ?? app.node.tryGetContext('klang'));
  setStage(app, settings.stage);
  Aspects.of(app).add(new Removal());
  const env = { region: settings.region };
  const stack = (id: string) => `${settings.name}-${id}`;

  const firewall = new FirewallStack(app, stack('Firewall'), {
    env: { region: firewallRegion },
    crossRegionReferences: true,
    settings,
  });
  const data = new DataStack(app, stack('Data'), { env, settings });
  if (settings.backupVaultArn) new BackupStack(app, stack('Backup'), { env, settings, table: data.table });
  const commit = productCommit();
  const gateway = new GatewayStack(app, stack('Gateway'), { env, folder: built.functions, commit });
  const web = new WebStack(app, stack('Web'), {
    env,
    settings,
    data,
    gateway,
    webAclArn: firewall.webAclArn,
    crossRegionReferences: true,
  });
  const pdf = new PdfStack(app, stack('Pdf'), { env, folder: built.pdf });

  const { configurationSet } = new MailStack(app, stack('Mail'), { env });

  const listFunctionsPrefix = `${settings.name}-Lists-`;
  const resources = {
    table: data.table,
    filesBucket: data.filesBucket,
    invoiceArchive: data.invoiceArchive,
    historyArchive: data.historyArchive,
    snapshotBucket: data.snapshotBucket,
    handoverBucket: data.handoverBucket,
    pdfFunction: pdf.function,
    listFunctionsPrefix,
    secretsKey: data.secretsKey,
    hub: gateway.hub,
    mailConfigurationSet: configurationSet,
  };
  const environment = {
    TABLE_NAME: data.table.tableName,
    FILES_BUCKET: data.filesBucket.bucketName,
    INVOICE_ARCHIVE: data.invoiceArchive.bucketName,
    HISTORY_ARCHIVE: data.historyArchive.bucketName,
    SNAPSHOT_BUCKET: data.snapshotBucket.bucketName,
    HANDOVER_BUCKET: data.handoverBucket.bucketName,
    SECRETS_KEY_ID: data.secretsKey.keyArn,
    PDF_FUNCTION_NAME: pdf.function.functionName,
    HUB_ENDPOINT: gateway.hubEndpoint,
    SITE_URL: web.siteUrl,
    MAINTAINER_INITIALS: settings.maintainerInitials,
    EMAIL_FROM_DEFAULT: settings.emailFrom,
    MAIL_CONFIGURATION_SET: configurationSet.configurationSetName,
    METRICS_NAMESPACE: settings.name,
    KLANG_VERSION: productVersion(),
    FORTNOX_AUTH_URL: 'https://apps.fortnox.se/oauth-v1',
    FORTNOX_API_URL: 'https://api.fortnox.se/3',
    MICROSOFT_LOG_IN_URL: 'https://login.microsoftonline.com',
    GOOGLE_LOG_IN_URL: 'https://accounts.google.com',
  };

  const { listsMemoryMb } = settings;
  const house = { env, folder: built.functions, environment, resources, listsMemoryMb };
  const { api, hub, originAuthorizerId } = gateway;
  const apis = [...byFeature(allRoutes)].map(
    ([feature, routes]) =>
      new ApiStack(app, stack(`Api-${constructId(feature)}`), {
        ...house,
        ownEnvironment: { [getMeta.name]: { KLANG_COMMIT: commit } },
        api,
        originAuthorizerId,
        routes,
      }),
  );
  new HubStack(app, stack('Hub'), { ...house, hub });
  const events = new EventsStack(app, stack('Events'), { ...house, table: data.table });
  const lists = allRoutes.filter(readsLists).map((route) => listFunctionName(listFunctionsPrefix, route));
  const jobs = new JobsStack(app, stack('Jobs'), { ...house, lists });
  const site = new SiteStack(app, stack('Site'), {
    env,
    siteBucket: web.siteBucket,
    distribution: web.distribution,
    folder: built.site,
  });
  for (const one of apis) {
    site.addStackDependency(one);
    jobs.addStackDependency(one);
  }
  new AlarmsStack(app, stack('Alarms'), {
    env,
    settings,
    api,
    table: data.table,
    watched: {
      OnRecordChanged: { target: events.onRecordChanged },
      OnFollowUpStaged: { target: events.onFollowUpStaged },
      OnMailEvent: { target: events.onMailEvent },
      OnFileScanned: { target: events.onFileScanned },
      RenderPdf: { target: pdf.function },
      ...jobs.watched,
    },
    stream: events.onRecordChanged,
    deadLetters: { JobsNotDelivered: jobs.notDelivered, ChangesNotHandled: events.notHandled },
    failedJobs: jobs.failed,
  });

  if (settings.scanFiles) {
    const others = app.node.children.filter((one) => Stack.isStack(one));
    const scanner = new ScannerStack(app, stack('Scanner'), { env, settings, filesBucket: data.filesBucket });
    // CDK deploys nothing after a stack that failed, and GuardDuty may refuse this one.
    for (const one of others) scanner.addStackDependency(one);
  }

  Tags.of(app).add('product', settings.name);
  // By which `deploy` and `destroy` know production.
  Tags.of(app).add('stage', settings.stage);
  if (checks) Validations.of(app).addPlugins(new HouseChecks(app));
  return app;
}

function byFeature(routes: readonly Route[]): Map<string, Route[]> {
  const features = new Map<string, Route[]>();
  for (const route of routes) {
    const feature = route.name.split('/')[0] ?? '';
    features.set(feature, [...(features.get(feature) ?? []), route]);
  }
  return features;
}
