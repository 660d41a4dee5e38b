import { Skeleton } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import { renderInvoiceHtml } from '../../../../shared/invoice-document/render-invoice-html.ts';
import type { InvoiceDocument } from '../../../../shared/schemas/invoice.ts';
import { Waiting } from '../../components/waiting.tsx';
import { invoiceFont } from './invoice-font.ts';
import classes from './invoice-frame.module.css';

type Props = { document: InvoiceDocument; preview: boolean; title: string };

/** The invoice as it is printed, in a frame that runs and fetches nothing. */
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

/** A whole page of A4, made smaller to fit; where it would be too small to read, the document's own narrow look. */
const paperWidth = 810;
const narrow = 560;

/** The panel is the desk that the paper lies on. */
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
          // No scripts; its own origin only lets us see how high it is.
          sandbox="allow-same-origin"
          srcDoc={html}
          style={{ width: frameWidth, height, transform: `scale(${scale})` }}
          onLoad={follow}
        />
      )}
    </div>
  );
}

/** How high the document in the frame is, also after its width or font changed. */
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
