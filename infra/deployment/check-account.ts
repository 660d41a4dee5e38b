import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetAccountCommand, GetEmailIdentityCommand, NotFoundException, SESv2Client } from '@aws-sdk/client-sesv2';
import { formatNumber } from '../../shared/lib/format.ts';
import { type Settings, firewallRegion } from '../constructs/settings.ts';
import { isDenied } from './command.ts';
import { findStack } from './deployed-stage.ts';

/** In Swedish, with what to do. A deployment would fail on what stops it. */
type Finding = { says: string; stops?: true };

/** Thirty people, and the lists that are kept warm. */
const neededConcurrency = 1000;
/** What a new account may give a function, in megabytes. AWS shows it nowhere. */
const memoryOfNewAccounts = 3008;

/** @returns what the account lacks, or may lack, for a deployment with these settings and for the work after it */
export async function checkAccount(settings: Settings): Promise<Finding[]> {
  const checks = [bootstrap, concurrency, mailAccount, sender, newAccount];
  const findings = await Promise.all(checks.map((check) => check(settings).catch(notAllowed)));
  return findings.flat();
}

function notAllowed(error: unknown): Finding[] {
  if (!isDenied(error)) throw error;
  return [{ says: `Kunde inte kontrolleras, eftersom AWS nekar det: ${(error as Error).message}` }];
}

async function bootstrap({ region }: Settings): Promise<Finding[]> {
  const regions = [...new Set([region, firewallRegion])];
  const found = await Promise.all(regions.map((one) => findStack('CDKToolkit', one)));
  const lacking = regions.filter((_, index) => !found[index]);
  if (lacking.length === 0) return [];
  const places = lacking.map((one) => `aws://KONTO/${one}`).join(' ');
  return [{ stops: true, says: `Kontot är inte förberett för CDK. Kör: npx cdk bootstrap ${places}` }];
}

async function concurrency({ region }: Settings): Promise<Finding[]> {
  const { AccountLimit } = await new LambdaClient({ region }).send(new GetAccountSettingsCommand({}));
  const most = AccountLimit?.ConcurrentExecutions ?? 0;
  if (most >= neededConcurrency) return [];
  return [
    {
      says: `Lambda kör högst ${formatNumber(most)} funktioner samtidigt i ${region}. Be AWS om ${formatNumber(neededConcurrency)}: aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value ${neededConcurrency} --region ${region}`,
    },
  ];
}

async function mailAccount({ region }: Settings): Promise<Finding[]> {
  const account = await new SESv2Client({ region }).send(new GetAccountCommand({}));
  const { ProductionAccessEnabled, SendingEnabled, EnforcementStatus = 'HEALTHY' } = account;
  const findings: Finding[] = [];
  if (!ProductionAccessEnabled) {
    findings.push({
      says: `SES är i sandlådan i ${region}: mejl når bara adresser som är verifierade där. Be AWS om production access (konsolen, SES, Account dashboard).`,
    });
  }
  if (SendingEnabled === false || EnforcementStatus !== 'HEALTHY') {
    findings.push({
      says: `AWS granskar eller har stoppat kontots mejl i ${region} (${EnforcementStatus}). Svara på deras ärende (konsolen, SES, Reputation metrics).`,
    });
  }
  return findings;
}

/** Verified by its domain or by itself. */
async function sender({ region, emailFrom }: Settings): Promise<Finding[]> {
  const address = /<([^>]+)>/.exec(emailFrom)?.[1] ?? emailFrom;
  const domain = address.slice(address.indexOf('@') + 1);
  const ses = new SESv2Client({ region });
  const isVerified = async (EmailIdentity: string) => {
    try {
      const { VerifiedForSendingStatus } = await ses.send(new GetEmailIdentityCommand({ EmailIdentity }));
      return VerifiedForSendingStatus === true;
    } catch (error) {
      if (error instanceof NotFoundException) return false;
      throw error;
    }
  };
  if ((await isVerified(domain)) || (await isVerified(address))) return [];
  return [
    {
      says: `Avsändaren ${address} är inte verifierad i SES i ${region}: inga mejl går ut. Kör: aws sesv2 create-email-identity --email-identity ${domain} --region ${region}, och lägg in svarets CNAME-poster i domänens DNS.`,
    },
  ];
}

/** What nothing but a first deployment tells of an account. */
async function newAccount({ name, region, listsMemoryMb }: Settings): Promise<Finding[]> {
  if (await findStack(`${name}-Web`, region)) return [];
  const findings: Finding[] = [
    {
      says: `Första gången: stannar ${name}-Web med ”Your account must be verified before you can add new CloudFront resources”, be AWS Support (Account and billing, kostar inget) att verifiera kontot för CloudFront och kör kommandot igen.`,
    },
  ];
  if (listsMemoryMb > memoryOfNewAccounts) {
    findings.push({
      says: `Nya konton ger en funktion högst ${formatNumber(memoryOfNewAccounts)} MB, och listsMemoryMb är ${formatNumber(listsMemoryMb)}. Stannar en stack med ”'MemorySize' value failed to satisfy constraint”, be AWS Support (Service limit increase, Lambda) om ${formatNumber(10_240)} MB.`,
    });
  }
  return findings;
}
