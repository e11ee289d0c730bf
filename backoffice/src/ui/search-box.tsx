import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useEffect, useRef, useState } from 'react';

/** A pause this long, in ms, ends the typing (R1502). */
const SEARCH_DELAY_MS = 300;

type SearchBoxProps = {
  value: string;
  onChange: (text: string) => void;
  placeholder: string;
  /** Its name where the placeholder is none. */
  label?: string;
  className?: string;
  type?: 'search' | 'text';
  inputMode?: 'decimal' | undefined;
  /** What it holds can't be read. */
  isWrong?: boolean;
};

/** A search field that answers after a pause in the typing, and follows when the address changes under it. */
export function SearchBox({
  value,
  onChange,
  placeholder,
  label = placeholder,
  className,
  type = 'search',
  inputMode,
  isWrong = false,
}: SearchBoxProps) {
  const [text, setText] = useState(value);
  const said = useRef(value);
  const answer = useRef(onChange);
  answer.current = onChange;

  useEffect(() => {
    if (value === said.current) return;
    said.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    if (text === said.current) return;
    const timer = setTimeout(() => {
      said.current = text;
      answer.current(text);
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <Input
      type={type}
      className={className}
      inputMode={inputMode}
      {...(isWrong && { status: 'error' as const })}
      aria-label={label}
      placeholder={placeholder}
      prefix={type === 'search' && <SearchOutlined aria-hidden />}
      allowClear={{ clearIcon: <CloseCircleFilled aria-label="Effacer" /> }}
      maxLength={200}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
