import { Skeleton } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import { renderInvoiceHtml } from '../../../../shared/invoice-document/render-invoice-html.ts';
import type { InvoiceDocument } from '../../../../shared/schemas/invoice.ts';
import { Waiting } from '../../components/waiting.tsx';
import { invoiceFont } from './invoice-font.ts';
import classes from './invoice-frame.module.css';

type Props = { document: InvoiceDocument; preview: boolean; title: string };

export function InvoiceFrame(props: Props) {
  return (
    <Suspense
      fallback={
        <Waiting>
          <Skeleton className={classes['skeleton'] ?? ''} />
        </Waiting>
      }
    >
      <Paper {...props} />
    </Suspense>
  );
}

/** An A4 page scaled to fit; below the narrow limit the document uses its own narrow layout. */
const paperWidth = 810;
const narrow = 560;

const bare = '@media screen{body{background:#fff}main{margin:0 auto;box-shadow:none}}';

function Paper({ document, preview, title }: Props) {
  const font = use(invoiceFont());
  const { ref: desk, width } = useElementSize();
  const { frame, height, follow } = useContentHeight();
  const frameWidth = width >= narrow ? Math.max(width, paperWidth) : width;
  const scale = width / frameWidth || 1;
  const html = renderInvoiceHtml(document, { preview }).replace(
    '</head>',
    () => `<style>${font}${bare}</style></head>`,
  );

  return (
    <div ref={desk} className={classes['desk']} style={{ height: height * scale }}>
      {width > 0 && (
        <iframe
          ref={frame}
          className={classes['frame']}
          title={title}
          // No scripts; same origin only to measure its height.
          sandbox="allow-same-origin"
          srcDoc={html}
          style={{ width: frameWidth, height, transform: `scale(${scale})` }}
          onLoad={follow}
        />
      )}
    </div>
  );
}

function useContentHeight() {
  const frame = useRef<HTMLIFrameElement>(null);
  const observer = useRef<ResizeObserver>(undefined);
  const [height, setHeight] = useState(0);

  useEffect(() => () => observer.current?.disconnect(), []);

  function follow() {
    observer.current?.disconnect();
    const body = frame.current?.contentDocument?.body;
    if (!body) return;
    observer.current = new ResizeObserver(() => setHeight(Math.ceil(body.getBoundingClientRect().height)));
    observer.current.observe(body);
  }

  return { frame, height, follow };
}

export function PaperSkeleton() {
  return (
    <Waiting>
      <Skeleton height="40rem" />
    </Waiting>
  );
}
