import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Button, Form, type FormItemProps, Input } from 'antd';

type PasswordFieldProps = Pick<FormItemProps, 'label' | 'rules' | 'dependencies'> & {
  name: string;
  autoComplete: 'new-password' | 'current-password';
};

/** A password, and the button that shows or hides what is typed: antd's own is an icon, which no key reaches. */
export const PasswordField = ({ name, autoComplete, ...item }: PasswordFieldProps) => (
  <Form.Item name={name} {...item}>
    <Input.Password
      name={name}
      autoComplete={autoComplete}
      maxLength={200}
      iconRender={(isShown) => (
        <Button
          type="text"
          size="small"
          // As high as a finger needs, in a field that stays as high as its neighbours.
          style={{ marginBlock: -8 }}
          aria-label={isShown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
          icon={isShown ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />}
        />
      )}
    />
  </Form.Item>
);
