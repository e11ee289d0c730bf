import { Form, Input } from 'antd';

/** The e-mail and the password of an account; the eye shows or hides what is typed. */
export const CredentialsFields = ({ isNew }: { isNew: boolean }) => (
  <>
    <Form.Item
      name="email"
      label="E-mail"
      rules={[
        { required: true, message: "L'email est requis" },
        { type: 'email', message: "L'adresse e-mail n'est pas valide" },
      ]}
    >
      <Input type="email" autoComplete="username" autoFocus maxLength={254} />
    </Form.Item>
    <Form.Item name="password" label="Mot de passe" rules={[{ required: true, message: 'Le mot de passe est requis' }]}>
      <Input.Password autoComplete={isNew ? 'new-password' : 'current-password'} maxLength={200} />
    </Form.Item>
  </>
);
