import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useSlow } from '../hooks/use-slow.ts';

type SearchBoxProps = {
  value: string;
  onChange: (text: string) => void;
  placeholder: string;
  className?: string;
};

/** A search field that answers after a pause in the typing, and follows when the address changes under it. */
export function SearchBox({ value, onChange, placeholder, className }: SearchBoxProps) {
  const [text, setText] = useSlow(value, onChange);
  return (
    <Input
      type="search"
      className={className}
      aria-label={placeholder}
      placeholder={placeholder}
      prefix={<SearchOutlined aria-hidden />}
      allowClear={{ clearIcon: <CloseCircleFilled aria-label="Effacer" /> }}
      maxLength={200}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
