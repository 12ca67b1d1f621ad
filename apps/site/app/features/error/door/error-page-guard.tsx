import { Component, type ReactNode } from 'react';

/** Text of the page that is shown when not even the error page can be (ROUTE-058). English, as the texts may be what failed. */
const fallbackMessage = 'An error occurred while showing the error page';

/** Catches what the error page itself throws in the browser and shows words that need nothing else. */
export class ErrorPageGuard extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorFallback /> : this.props.children;
  }
}

/** A message and the way home, without styles, texts or data. */
export function ErrorFallback() {
  return (
    <main>
      <h1>{fallbackMessage}</h1>
      <p>
        <a href="/">Povratak na početnu stranicu</a>
      </p>
    </main>
  );
}
