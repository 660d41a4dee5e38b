import { DocumentTitle } from './pages/document-title.tsx';
import classes from './guest-layout.module.css';

export function GuestLayout({ children }: { children: React.ReactNode }) {
  return (
    <main className={classes['page']}>
      <DocumentTitle />
      <div className={classes['card']}>
        <img src="/favicon.svg" alt="" width="40" height="40" />
        {children}
      </div>
    </main>
  );
}
