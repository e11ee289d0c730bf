import { Flex, Spin } from 'antd';

/**
 * The placeholder of loading content. `aria-busy` prevents the content below it in an `.in-order` from being drawn first,
 * so that nothing moves (R1585).
 */
export const Loading = ({ text = 'Chargement...' }: { text?: string }) => (
  <Flex vertical align="center" gap="small" className="record-spinner" aria-live="polite" aria-busy>
    <Spin />
    {text}
  </Flex>
);

/** The same where nothing is to be seen of it. */
export const StillLoading = () => <span aria-busy="true" />;
