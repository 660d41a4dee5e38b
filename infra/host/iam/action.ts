/** The IAM action of a request; without a resource if the request does not determine it. */
export type Action = {
  action: string;
  resource?: string;
  /** For the table: the partition that is written. */
  leadingKey?: string | undefined;
};
