import { Input, type InputProps } from 'antd';

type TypedTextProps = Omit<InputProps, 'value' | 'onChange'> & {
  value?: string | null | undefined;
  onChange?: ((text: string) => void) | undefined;
};

/** antd's input in a form that holds no text for an empty one. */
export const TypedText = ({ value, onChange, ...input }: TypedTextProps) => (
  <Input {...input} value={value ?? ''} onChange={(event) => onChange?.(event.target.value)} />
);
