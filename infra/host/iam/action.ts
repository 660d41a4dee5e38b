/** One thing that a request to AWS does, in the words of IAM; without a resource where the request alone does not tell it. */
export type Action = {
  action: string;
  resource?: string;
  /** Of the table: the partition that is written. */
  leadingKey?: string | undefined;
};
