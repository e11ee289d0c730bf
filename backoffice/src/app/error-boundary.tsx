import { Component, type ReactNode } from 'react';
import { isUnloaded, Unloaded } from './unloaded.tsx';

/** Shown when a page fails to render, when a newer version has replaced its code, or when the network did not bring it. Offers to try again. */
type State = { isBroken: boolean; isUnloaded: boolean };
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state = { isBroken: false, isUnloaded: false };

  static getDerivedStateFromError(error: unknown): State {
    return { isBroken: true, isUnloaded: isUnloaded(error) && !navigator.onLine };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    if (this.state.isUnloaded) return <Unloaded />;
    return (
      <div className="full-page">
        <div role="alert" className="broken">
          <h1>Cette page n’a pas pu être affichée</h1>
          <p className="quiet">L’administration a peut-être été mise à jour entre-temps.</p>
          <button type="button" onClick={() => window.location.reload()}>
            Recharger la page
          </button>
        </div>
      </div>
    );
  }
}
