import { Component, type ReactNode } from 'react';

/** Shown when a page fails to render, or when a newer version has replaced its code. Offers to try again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <main className="full-page">
        <div role="alert" className="broken">
          <h1>Cette page n'a pas pu être affichée</h1>
          <p className="quiet">L'administration a peut-être été mise à jour entre-temps.</p>
          <button type="button" onClick={() => window.location.reload()}>
            Recharger la page
          </button>
        </div>
      </main>
    );
  }
}
