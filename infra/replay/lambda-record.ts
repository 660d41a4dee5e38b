import type { AttributeValue, _Record } from '@aws-sdk/client-dynamodb-streams';

export function toLambdaRecord({ dynamodb, ...record }: _Record): object {
  const { ApproximateCreationDateTime, Keys, NewImage, OldImage, ...rest } = dynamodb ?? {};
  return {
    ...record,
    dynamodb: {
      ...rest,
      ApproximateCreationDateTime: (ApproximateCreationDateTime?.getTime() ?? 0) / 1000,
      Keys: toJson(Keys),
      NewImage: toJson(NewImage),
      OldImage: toJson(OldImage),
    },
  };
}

function toJson(image: Record<string, AttributeValue> | undefined): unknown {
  return image && JSON.parse(JSON.stringify(image, bytesAsBase64));
}

function bytesAsBase64(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const original = this[key];
  return original instanceof Uint8Array ? Buffer.from(original).toString('base64') : value;
}
