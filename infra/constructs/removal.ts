import { CfnDeletionPolicy, CfnResource, type IAspect } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import type { Settings } from './settings.ts';

const stageContext = 'klang:stage';

export function setStage(scope: IConstruct, stage: Settings['stage']): void {
  scope.node.setContext(stageContext, stage);
}

export function isTrial(scope: IConstruct): boolean {
  return scope.node.tryGetContext(stageContext) === 'trial';
}

/**
 * Removal policies. In production, retained resources stay, except when their stack's first deployment fails, where
 * they would block the next one; in a trial, only the account's shared resources stay.
 */
export class Removal implements IAspect {
  visit(node: IConstruct): void {
    if (!(node instanceof CfnResource) || node.cfnOptions.deletionPolicy !== CfnDeletionPolicy.RETAIN) return;
    if (isTrial(node) && isOfTheAccount(node)) return;
    const { DELETE, RETAIN, RETAIN_EXCEPT_ON_CREATE } = CfnDeletionPolicy;
    node.cfnOptions.deletionPolicy = isTrial(node) ? DELETE : RETAIN_EXCEPT_ON_CREATE;
    node.cfnOptions.updateReplacePolicy = isTrial(node) ? DELETE : RETAIN;
  }
}

/** API Gateway's logging role is one setting per account and region. */
function isOfTheAccount(node: CfnResource): boolean {
  return /\/(LogAccount|LogRole\/Resource)$/.test(node.node.path);
}
