/** In place of a page while it, or the session, is loading. */
export const FullPageSpinner = () => (
  <div className="full-page">
    <div className="spinner" role="img" aria-label="Chargement..." aria-busy="true" />
  </div>
);
