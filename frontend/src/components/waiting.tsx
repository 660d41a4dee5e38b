import { common } from '../text/common.ts';

type Props = { className?: string | undefined; children: React.ReactNode };

export function Waiting({ className, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element cannot hold blocks
    <div role="status" aria-busy data-waiting aria-label={common.loading} className={className}>
      {children}
    </div>
  );
}
