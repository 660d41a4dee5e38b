import { Size, Stack, type StackProps } from 'aws-cdk-lib';
import { Architecture } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { lambda } from '../../shared/lib/deadlines.ts';
import { pdfHandler } from '../build/handler-files.ts';
import { HandlerFunction } from '../constructs/handler-function.ts';

/** It has no rights and no environment, so a page has nothing to attack. */
export class PdfStack extends Stack {
  readonly function: HandlerFunction;

  constructor(scope: Construct, id: string, props: StackProps & { folder: string }) {
    super(scope, id, props);
    this.function = new HandlerFunction(this, 'RenderPdf', {
      handler: pdfHandler,
      description: 'Renders an HTML page as a PDF.',
      environment: {},
      folder: props.folder,
      hasOwnFolder: true,
      // The Chromium package supports only this architecture.
      architecture: Architecture.X86_64,
      memorySize: 2048,
      // Chromium is unpacked there.
      ephemeralStorageSize: Size.gibibytes(1),
      timeout: lambda.pdf,
    });
  }
}
