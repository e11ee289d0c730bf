import { Input } from 'antd';
import './code-input.css';

type CodeInputProps = { value: string; label: string; onChange: (code: string) => void };

/** A code of an application, or a recovery code. */
export const CodeInput = ({ value, label, onChange }: CodeInputProps) => (
  <div className="code-input">
    <label htmlFor="one-time-code">{label}</label>
    <Input
      id="one-time-code"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoComplete="one-time-code"
      maxLength={40}
      autoFocus
    />
  </div>
);
