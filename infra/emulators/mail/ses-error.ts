export class SesError extends Error {
  readonly type: 'BadRequestException' | 'MessageRejected' | 'UnknownOperationException';

  constructor(type: SesError['type'], message: string) {
    super(message);
    this.type = type;
  }
}

export function badRequest(message: string): SesError {
  return new SesError('BadRequestException', message);
}
