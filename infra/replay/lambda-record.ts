import type { AttributeValue, _Record } from '@aws-sdk/client-dynamodb-streams';

/** As a function receives it. */
export type StreamRecord = {
  dynamodb: {
    Keys?: Item;
    NewImage?: Item;
    OldImage?: Item;
    SequenceNumber?: string;
    /** In seconds. */
    ApproximateCreationDateTime: number;
  };
};
type Item = Record<string, AttributeValue>;

export function toLambdaRecord({ dynamodb, ...record }: _Record): StreamRecord {
  const { ApproximateCreationDateTime, Keys, NewImage, OldImage, ...rest } = dynamodb ?? {};
  return {
    ...record,
    dynamodb: {
      ...rest,
      ApproximateCreationDateTime: (ApproximateCreationDateTime?.getTime() ?? 0) / 1000,
      ...(Keys && { Keys: toJson(Keys) }),
      ...(NewImage && { NewImage: toJson(NewImage) }),
      ...(OldImage && { OldImage: toJson(OldImage) }),
    },
  };
}

function toJson(image: Item): Item {
  return JSON.parse(JSON.stringify(image, bytesAsBase64));
}

function bytesAsBase64(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const original = this[key];
  return original instanceof Uint8Array ? Buffer.from(original).toString('base64') : value;
}
