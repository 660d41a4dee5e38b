import { Component } from 'react';
import type { Place } from '../navigation/navigate.ts';
import { ErrorPage } from './error-page.tsx';

type Props = { place: Place; children: React.ReactNode };
type State = { place: Place; failed?: { error: unknown } | undefined };

/** Shows the error of what it holds, until the place changes. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ place }: Props, before: State): State | null {
    return place === before.place ? null : { place, failed: undefined };
  }

  override render() {
    const { failed } = this.state;
    return failed ? <ErrorPage error={failed.error} /> : this.props.children;
  }
}
