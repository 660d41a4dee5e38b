import { CfnDeletionPolicy, CfnResource, type IAspect } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import type { Settings } from './settings.ts';

const stageContext = 'klang:stage';

/** Lets constructs ask how the deployment is to end. */
export function setStage(scope: IConstruct, stage: Settings['stage']): void {
  scope.node.setContext(stageContext, stage);
}

/** A trial is taken down with all that is in it. */
export function isTrial(scope: IConstruct): boolean {
  return scope.node.tryGetContext(stageContext) === 'trial';
}

/**
 * What is to outlive its stack: in production all that says so, but for a stack whose first deployment fails, where it
 * would stand in the way of the next; in a trial nothing but what the account shares.
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

/** How API Gateway logs is one setting for the account and region, and its role. */
function isOfTheAccount(node: CfnResource): boolean {
  return /\/(LogAccount|LogRole\/Resource)$/.test(node.node.path);
}
