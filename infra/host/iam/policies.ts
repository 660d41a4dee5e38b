/** An Allow statement of a role's policy. */
export type Statement = {
  actions: string[];
  resources: string[];
  /** Patterns of partition keys: only these, or all except these. */
  leadingKeys?: { are: boolean; patterns: string[] };
};

/** A statement of a function's resource policy. */
export type InvokePermission = {
  service: string;
  /** A pattern; undefined allows any source. */
  sourceArn?: string;
};

export type Authorizer = {
  /** The source ARN of the invocation. */
  arn: string;
  /** The authorizer function. */
  target: string;
  /** The identity source. */
  header: string;
};
