import './tick.css';

type TickProps = {
  label: string;
  isOn: boolean;
  /** Some of what it stands for is ticked, not all. */
  isMixed?: boolean;
  change: (isOn: boolean, withShift: boolean) => void;
};

const withShift = ({ nativeEvent }: { nativeEvent: Event }): boolean =>
  nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;

/** The box by which a row is selected. The browser's own: a list has many, and draws them at once. */
export const Tick = ({ label, isOn, isMixed = false, change }: TickProps) => (
  <label className="tick">
    <input
      type="checkbox"
      aria-label={label}
      checked={isOn}
      ref={(box) => {
        if (box) box.indeterminate = isMixed;
      }}
      onChange={(event) => change(event.target.checked, withShift(event))}
    />
  </label>
);
