import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { synthesize, synthesizedResources } from './support/synthesized.ts';

const production = synthesizedResources();
const trial = synthesizedResources({ stage: 'trial' });
type Resources = typeof trial;
const ofType = (resources: Resources, type: string) => resources.filter((one) => one.type === type);
const retention = (resources: Resources) =>
  ofType(resources, 'AWS::S3::Bucket').map(({ properties }) => properties.ObjectLockConfiguration?.Rule);

describe('in production', () => {
  it('what is kept does not outlive a first deployment that failed', () => {
    const kept = production.filter(({ deletionPolicy }) => deletionPolicy?.startsWith('Retain'));
    expect(kept.length).toBeGreaterThan(190);
    expect(kept.filter(({ deletionPolicy }) => deletionPolicy !== 'RetainExceptOnCreate')).toEqual([]);
  });

  it('the table is protected and the archives of invoices and history locked', () => {
    const [table] = ofType(production, 'AWS::DynamoDB::GlobalTable');
    expect(table!.properties.Replicas[0].DeletionProtectionEnabled).toBe(true);
    expect(retention(production).filter(Boolean)).toHaveLength(2);
  });

  it('the scanner has a stack of its own, the last, which cannot undo the one with the data or keep back another', () => {
    const { stacks } = synthesize({});
    const { dependencies } = stacks.find(({ stackName }) => stackName === 'Klang-Scanner')!;
    const before = new Set(dependencies.map(({ id }) => id));
    expect(stacks.map(({ stackName }) => stackName).filter((name) => !before.has(name))).toEqual(['Klang-Scanner']);
    const [plan] = ofType(production, 'AWS::GuardDuty::MalwareProtectionPlan');
    expect(plan!.stack).toBe('Klang-Scanner');
    const role = production.find(({ id, stack }) => stack === 'Klang-Scanner' && id.startsWith('FileScannerRole'))!;
    const policies = JSON.stringify(ofType(production, 'AWS::S3::BucketPolicy'));
    expect(policies).toContain(`:role/${role.properties.RoleName}`);
  });

  it('is never taken down by the command', () => {
    const { status, stderr } = spawnSync(process.execPath, ['infra/bin/destroy.ts'], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain('Klang är i drift');
  });
});

describe('a trial', () => {
  it('leaves nothing behind but how the account logs', () => {
    const kept = trial.filter(({ deletionPolicy }) => deletionPolicy?.startsWith('Retain'));
    expect(kept.map(({ type }) => type).toSorted()).toEqual(['AWS::ApiGateway::Account', 'AWS::IAM::Role']);
  });

  it('locks and protects nothing, and its buckets are emptied', () => {
    expect(retention(trial).filter(Boolean)).toEqual([]);
    const [table] = ofType(trial, 'AWS::DynamoDB::GlobalTable');
    expect(table!.properties.Replicas[0].DeletionProtectionEnabled).toBe(false);
    expect(ofType(trial, 'Custom::S3AutoDeleteObjects')).toHaveLength(ofType(trial, 'AWS::S3::Bucket').length);
  });
});
