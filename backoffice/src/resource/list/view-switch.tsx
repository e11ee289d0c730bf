import { useId } from 'react';
import type { ListView } from '../resource-context.ts';
import './view-switch.css';

type ViewSwitchProps = {
  views: readonly Pick<ListView, 'key' | 'label' | 'icon'>[];
  shown: string | undefined;
  choose: (key: string) => void;
};

/** The ways in which a page draws its list. Small enough to come with the list: later, it would push the buttons beside it. */
export function ViewSwitch({ views, shown, choose }: ViewSwitchProps) {
  const group = useId();
  return (
    <div className="view-switch" role="radiogroup" aria-label="Vue">
      {views.map(({ key, label, icon }) => (
        <label key={key}>
          <input type="radio" name={group} checked={key === shown} onChange={() => choose(key)} />
          {icon}
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
