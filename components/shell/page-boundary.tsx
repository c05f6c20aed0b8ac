import { Component, type ReactNode } from 'react';
import { prerenderedAddress } from '@/components/lib/base-path';
import { labels } from '@/content/site/shell';
import { PageMessage } from './page-message';

/** Catches an error thrown by a page, so that header and footer stay; each page has its own. */
export class PageBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  render() {
    if (!this.state.broken) return this.props.children;
    return (
      <PageMessage
        {...labels.broken}
        onRetry={() => this.setState({ broken: false })}
        href={prerenderedAddress('/')}
      />
    );
  }
}
