import { Flex, Input } from 'antd';

type CodeInputProps = { value: string; label: string; onChange: (code: string) => void };

/** A code of an application, or a recovery code: of another length, so that antd's boxes for six digits can't take it. */
export const CodeInput = ({ value, label, onChange }: CodeInputProps) => (
  <Flex vertical gap="small">
    <label htmlFor="one-time-code">{label}</label>
    <Input
      id="one-time-code"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoComplete="one-time-code"
      maxLength={40}
      autoFocus
    />
  </Flex>
);
