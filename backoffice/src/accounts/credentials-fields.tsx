import { EMAIL_LENGTH, EMAIL_MESSAGE, EMAIL_PATTERN } from '@karite/shared/text';
import { Form, Input } from 'antd';
import { PasswordInput } from '../ui/password-input.tsx';

/** The e-mail and the password of an account; the eye shows or hides what is typed. */
export const CredentialsFields = ({ isNew }: { isNew: boolean }) => (
  <>
    <Form.Item
      name="email"
      label="E-mail"
      rules={[
        { required: true, message: "L'email est requis" },
        { pattern: EMAIL_PATTERN, transform: (text: string) => text.trim(), message: EMAIL_MESSAGE },
      ]}
    >
      <Input type="email" autoComplete="username" autoFocus maxLength={EMAIL_LENGTH} />
    </Form.Item>
    <Form.Item name="password" label="Mot de passe" rules={[{ required: true, message: 'Le mot de passe est requis' }]}>
      <PasswordInput autoComplete={isNew ? 'new-password' : 'current-password'} />
    </Form.Item>
  </>
);
