/**
 * In place of what is still being loaded. What says `aria-busy` keeps whatever stands below it in an `.in-order` from being
 * drawn before it, so that nothing moves (R1585).
 */
export const Loading = ({ text = 'Chargement...' }: { text?: string }) => (
  <div className="record-spinner ant-spin-spinning" aria-live="polite" aria-busy="true">
    <div className="spinner" />
    {text}
  </div>
);

/** The same where nothing is to be seen of it. */
export const StillLoading = () => <span aria-busy="true" />;
