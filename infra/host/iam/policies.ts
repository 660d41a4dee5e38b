export type Statement = {
  actions: string[];
  resources: string[];
  /** Patterns of partition keys: only these, or all except these. */
  leadingKeys?: { isAllowed: boolean; patterns: string[] };
  /** Attributes that a request must not name. */
  forbiddenAttributes?: string[];
};

export type InvokePermission = {
  service: string;
  sourceArn?: string;
};

export type Authorizer = {
  arn: string;
  target: string;
  header: string;
};
