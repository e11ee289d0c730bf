import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Input, type InputProps } from 'antd';

type PasswordInputProps = Pick<InputProps, 'id' | 'value' | 'onChange'> & {
  autoComplete: 'new-password' | 'current-password';
};

/** A password, and the button that shows or hides what is typed: antd's own has no name and can't be reached by keyboard. */
export const PasswordInput = (props: PasswordInputProps) => (
  <Input.Password
    {...props}
    maxLength={200}
    iconRender={(isShown) => (
      <button type="button" aria-label={isShown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}>
        {isShown ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />}
      </button>
    )}
  />
);
