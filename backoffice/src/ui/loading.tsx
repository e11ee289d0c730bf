import { Spin } from 'antd';

/** In place of what is still being loaded. */
export const Loading = ({ text = 'Chargement...' }: { text?: string }) => (
  <Spin className="record-spinner" tip={text}>
    <div />
  </Spin>
);
