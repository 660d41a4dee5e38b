import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { describe, expect, it } from 'vitest';
import { knownCondition, mayDo } from '../../../../../infra/host/iam/resource-policy.ts';
import { useEchoStack } from './echo-stack.ts';

type Resources = Record<string, { Type: string; Properties: any }>;

const arnOf = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] });

function policy(kind: 'Queue' | 'Topic', of: string, service: string, sourceArn: unknown) {
  const action = kind === 'Queue' ? 'sqs:SendMessage' : 'sns:Publish';
  const target = { Ref: of };
  return {
    Type: kind === 'Queue' ? 'AWS::SQS::QueuePolicy' : 'AWS::SNS::TopicPolicy',
    Properties: {
      [`${kind}s`]: [target],
      PolicyDocument: {
        Statement: [
          {
            Effect: 'Allow',
            Action: action,
            Resource: kind === 'Queue' ? arnOf(of) : target,
            Principal: { Service: service },
            Condition: { ArnLike: { 'aws:SourceArn': sourceArn } },
          },
        ],
      },
    },
  };
}

function addTargets(resources: Resources, isPermitted: boolean): void {
  const [rule] =
    Object.entries(resources).find(([id, { Type }]) => Type === 'AWS::Events::Rule' && id.startsWith('MailEvents')) ??
    [];
  if (!rule) return;
  for (const [id, { Type, Properties }] of Object.entries(resources)) {
    const isOfRule = JSON.stringify(Properties.SourceArn ?? '').includes(rule);
    if (Type === 'AWS::Lambda::Permission' && isOfRule) delete resources[id];
    if (Type === 'AWS::SQS::QueuePolicy' && !isPermitted) delete resources[id];
  }
  resources[rule]!.Properties.Targets.push(
    { Id: 'Queue', Arn: arnOf('DirectQueue') },
    { Id: 'Topic', Arn: { Ref: 'OneTopic' } },
    { Id: 'Silent', Arn: { Ref: 'SilentTopic' } },
  );
  const theRule = isPermitted ? arnOf(rule) : 'arn:aws:events:eu-north-1:000000000000:rule/Another';
  const theTopic = isPermitted ? { Ref: 'OneTopic' } : { Ref: 'SilentTopic' };
  Object.assign(resources, {
    DirectQueue: { Type: 'AWS::SQS::Queue', Properties: {} },
    DirectPolicy: policy('Queue', 'DirectQueue', 'events.amazonaws.com', theRule),
    OneTopic: { Type: 'AWS::SNS::Topic', Properties: {} },
    OneTopicPolicy: policy('Topic', 'OneTopic', 'events.amazonaws.com', arnOf(rule)),
    SilentTopic: { Type: 'AWS::SNS::Topic', Properties: {} },
    ...(isPermitted && { SilentPolicy: policy('Topic', 'SilentTopic', 'events.amazonaws.com', arnOf(rule)) }),
    TopicQueue: { Type: 'AWS::SQS::Queue', Properties: {} },
    TopicQueuePolicy: policy('Queue', 'TopicQueue', 'sns.amazonaws.com', theTopic),
    Subscription: {
      Type: 'AWS::SNS::Subscription',
      Properties: { Protocol: 'sqs', TopicArn: { Ref: 'OneTopic' }, Endpoint: arnOf('TopicQueue') },
    },
  });
}

function useStack(isPermitted: boolean) {
  const dataDir = mkdtempSync(join(tmpdir(), 'klang-policies-'));
  const stack = useEchoStack((resources) => addTargets(resources, isPermitted), { dataDir });
  const settings = (endpoint: string) => {
    const { environment } = stack.get();
    const [accessKeyId, secretAccessKey] = [environment['AWS_ACCESS_KEY_ID']!, environment['AWS_SECRET_ACCESS_KEY']!];
    return { endpoint, region: 'eu-north-1', credentials: { accessKeyId, secretAccessKey } };
  };
  return {
    /** Makes SES send an event, which the rule matches. */
    mail: () =>
      new SESv2Client(settings(stack.get().mailUrl)).send(
        new SendEmailCommand({
          FromEmailAddress: 'firman@exempel.example',
          Destination: { ToAddresses: ['kund@exempel.example'] },
          Content: { Simple: { Subject: { Data: 'Hej' }, Body: { Text: { Data: 'Hej' } } } },
          ConfigurationSetName: stack.get().environment['MAIL_CONFIGURATION_SET'],
        }),
      ),
    messages: async (queue: string) => {
      const QueueUrl = `${stack.get().sqsUrl}/000000000000/Klang-Events-${queue}`;
      const command = new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, VisibilityTimeout: 0 });
      return (await new SQSClient(settings(stack.get().sqsUrl)).send(command)).Messages ?? [];
    },
    reported: () => readFileSync(join(dataDir, 'functions.log'), 'utf8'),
  };
}

describe('an event of a rule whose targets allow it', () => {
  const { mail, messages } = useStack(true);

  it('is delivered to a queue, to a queue behind a topic, and, refused by a function, to the rule’s dead letters', async () => {
    await mail();
    await expect.poll(() => messages('DirectQueue')).not.toEqual([]);
    await expect.poll(() => messages('TopicQueue')).not.toEqual([]);
    await expect.poll(() => messages('NotHandled')).not.toEqual([]);
    const [direct] = await messages('DirectQueue');
    expect(JSON.parse(direct!.Body!)).toMatchObject({ source: 'aws.ses' });
    const [behind] = await messages('TopicQueue');
    const { Type, TopicArn, Message } = JSON.parse(behind!.Body!);
    expect({ Type, TopicArn }).toEqual({
      Type: 'Notification',
      TopicArn: 'arn:aws:sns:eu-north-1:000000000000:Klang-Events-OneTopic',
    });
    expect(JSON.parse(Message)).toMatchObject({ source: 'aws.ses' });
    const [given] = await messages('NotHandled');
    expect(given!.MessageAttributes!['ERROR_CODE']!.StringValue).toBe('NO_PERMISSIONS');
  });
});

describe('an event of a rule that no target allows', () => {
  const { mail, messages, reported } = useStack(false);

  it('is delivered to none of them, and each refusal is reported', async () => {
    await mail();
    const events = /events\.amazonaws\.com for \S+MailEvents is not allowed /.source;
    const refusals = [
      `${events}sqs:SendMessage on \\S+-DirectQueue\\.`,
      `${events}sns:Publish on \\S+-SilentTopic\\.`,
      `${events}sqs:SendMessage on \\S+-NotHandled\\. What could not be delivered is lost\\.`,
      'sns\\.amazonaws\\.com for \\S+-OneTopic is not allowed sqs:SendMessage on \\S+-TopicQueue\\.',
    ];
    for (const refusal of refusals) await expect.poll(reported).toMatch(new RegExp(refusal));
    for (const queue of ['DirectQueue', 'TopicQueue', 'NotHandled']) expect(await messages(queue)).toEqual([]);
  });
});

describe('a policy', () => {
  const queue = 'arn:aws:sqs:eu-north-1:000000000000:One';
  const rule = 'arn:aws:events:eu-north-1:000000000000:rule/One';
  const invoker = { service: 'events.amazonaws.com', sourceArn: rule };
  const allow = {
    effect: 'Allow' as const,
    actions: ['sqs:SendMessage'],
    resources: [queue],
    services: ['events.amazonaws.com'],
    conditions: [{ operator: 'ArnEquals', key: 'aws:SourceArn', wanted: [rule] }],
  };
  const may = (...statements: any[]) => mayDo(invoker, 'sqs:SendMessage', queue, new Map([[queue, statements]]));

  it('that names the rule lets it send', () => {
    expect(may(allow)).toBe(true);
  });

  it.each([
    ['about another rule', { conditions: [{ ...allow.conditions[0], wanted: [`${rule}Too`] }] }],
    ['about another service', { services: ['sns.amazonaws.com'] }],
    ['about reading', { actions: ['sqs:ReceiveMessage'] }],
    ['about another queue', { resources: [`${queue}Too`] }],
    ['of another account', { conditions: [{ operator: 'StringEquals', key: 'aws:SourceAccount', wanted: ['1'] }] }],
  ])('%s does not let the rule send', (_, change) => {
    expect(may({ ...allow, ...change })).toBe(false);
  });

  it('that denies wins over one that allows, unless its condition does not hold', () => {
    const deny = { ...allow, effect: 'Deny', services: '*', conditions: [] };
    const insecure = [{ operator: 'Bool', key: 'aws:SecureTransport', wanted: ['false'] }];
    expect(may(allow, deny)).toBe(false);
    expect(may(allow, { ...deny, conditions: insecure })).toBe(true);
    expect(may()).toBe(false);
  });

  it('throws for a condition that the host does not support', () => {
    const odd = { operator: 'IpAddress', key: 'aws:SourceIp', wanted: ['10.0.0.0/8'] };
    expect(() => knownCondition(odd)).toThrow('cannot judge the condition IpAddress of aws:SourceIp');
    expect(() => knownCondition({ ...odd, operator: 'StringEquals' })).toThrow('cannot judge');
  });

  it('does not affect a role, which has its own rights', () => {
    const rights = [{ actions: ['sqs:SendMessage'], resources: [queue] }];
    const ofRole = (resource: string) => mayDo({ rights }, 'sqs:SendMessage', resource, new Map());
    expect([ofRole(queue), ofRole(`${queue}Too`)]).toEqual([true, false]);
  });
});
