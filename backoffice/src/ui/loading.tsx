/** In place of what is still being loaded. */
export const Loading = ({ text = 'Chargement...' }: { text?: string }) => (
  <div className="record-spinner ant-spin-spinning" aria-live="polite" aria-busy="true">
    <div className="spinner" />
    {text}
  </div>
);
