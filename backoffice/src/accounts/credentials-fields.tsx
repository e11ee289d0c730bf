import { EMAIL_LENGTH, EMAIL_MESSAGE, EMAIL_PATTERN, plainLine } from '@karite/shared/text';
import { Form, Input } from 'antd';
import { PasswordField } from './password-field.tsx';

/** antd validates untouched fields as well. */
const trimmed = (typed?: string): string => plainLine(typed ?? '');

/** The e-mail and the password of an account. */
export const CredentialsFields = ({ isNew }: { isNew: boolean }) => (
  <>
    <Form.Item
      name="email"
      label="E-mail"
      rules={[
        { required: true, transform: trimmed, message: "L'email est requis" },
        { pattern: EMAIL_PATTERN, transform: trimmed, message: EMAIL_MESSAGE },
      ]}
    >
      <Input
        name="email"
        // Not `email`: the browser would judge it first, in words of its own.
        type="text"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        // Where there are passkeys, the browser offers them here.
        autoComplete={isNew ? 'username' : 'username webauthn'}
        autoFocus
        maxLength={EMAIL_LENGTH}
      />
    </Form.Item>
    <PasswordField
      name="password"
      label="Mot de passe"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      rules={[{ required: true, message: 'Le mot de passe est requis' }]}
    />
  </>
);
