import { Outlet } from 'react-router-dom';
import { DocumentTitle } from './pages/document-title.tsx';
import classes from './guest-layout.module.css';

export function GuestLayout() {
  return (
    <main className={classes['page']}>
      <DocumentTitle />
      <div className={classes['card']}>
        <img src="/favicon.svg" alt="" width="40" height="40" />
        <Outlet />
      </div>
    </main>
  );
}
