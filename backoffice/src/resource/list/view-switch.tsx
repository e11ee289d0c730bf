import { Segmented } from 'antd';
import type { ListView } from '../resource-context.ts';

type ViewSwitchProps = {
  views: readonly Pick<ListView, 'key' | 'label' | 'icon'>[];
  shown: string | undefined;
  choose: (key: string) => void;
};

/** The ways in which a page draws its list. */
const ViewSwitch = ({ views, shown, choose }: ViewSwitchProps) => (
  <Segmented
    aria-label="Vue"
    value={shown}
    options={views.map(({ key, label, icon }) => ({ value: key, label, icon }))}
    onChange={choose}
  />
);

export default ViewSwitch;
