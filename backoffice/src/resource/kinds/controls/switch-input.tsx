import { Switch } from 'antd';

type SwitchInputProps = {
  id?: string;
  value?: boolean | null;
  onChange?: (value: boolean) => void;
  words: { yes: string; no: string };
};

/** Yes or no, by the declaration's words. */
const SwitchInput = ({ id, value, onChange, words }: SwitchInputProps) => (
  <Switch
    id={id}
    checked={value ?? false}
    checkedChildren={words.yes}
    unCheckedChildren={words.no}
    onChange={(checked) => onChange?.(checked)}
  />
);

export default SwitchInput;
