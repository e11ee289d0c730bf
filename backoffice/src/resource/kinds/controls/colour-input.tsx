import { ColorPicker, Space } from 'antd';
import type { InputProps } from '../kind.ts';
import { TypedText } from './typed-text.tsx';

/** antd's picker for who points, and the code beside it for who types. */
const ColourInput = ({ id, value, onChange }: InputProps<'colour'>) => (
  <Space.Compact block>
    <ColorPicker
      disabledAlpha
      value={value && /^#[0-9a-f]{6}$/i.test(value) ? value : null}
      onChangeComplete={(colour) => onChange?.(colour.toHexString())}
    />
    <TypedText {...{ id, value, onChange }} maxLength={7} />
  </Space.Compact>
);

export default ColourInput;
