/** What a role allows, in the words of IAM. */
export type Statement = {
  actions: string[];
  resources: string[];
  /** Patterns of partition keys: only these, or all but these. */
  leadingKeys?: { are: boolean; patterns: string[] };
};

/** A statement of a function's own policy. */
export type InvokePermission = {
  service: string;
  /** A pattern; without one, whatever the service does it for. */
  sourceArn?: string;
};

/** The Lambda authorizer of a route. */
export type Authorizer = {
  /** What API Gateway invokes the function as. */
  arn: string;
  /** The function that decides. */
  target: string;
  /** The header that it decides by. */
  header: string;
};
