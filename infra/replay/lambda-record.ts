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
  return Object.fromEntries(Object.entries(image).map(([name, value]) => [name, inJson(value) as AttributeValue]));
}

/** Bytes are base64 in JSON. */
function inJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map(inJson);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inJson(one)]));
}
