import { t } from '@overland/i18n';
import { ErrorPanel } from '@overland/ui';
import { Component, type ReactNode } from 'react';

/** A page that failed or could not be loaded: the header stays, and the page can be tried again. */
export class PageBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <ErrorPanel
        title={t('This page could not be loaded')}
        error={this.state.error}
        onRetry={() => this.setState({ error: null })}
      />
    );
  }
}
