import { Spin } from 'antd';

/** In place of a page while it, or the session, is loading. */
export const FullPageSpinner = () => (
  <div className="full-page">
    <Spin size="large" aria-label="Chargement..." />
  </div>
);
