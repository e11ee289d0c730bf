import { Button, Form } from 'antd';
import { type ReactNode, useState } from 'react';

type AccountFormProps<Values> = {
  label: string;
  isDisabled?: boolean;
  isPending: boolean;
  send: (values: Values) => Promise<void>;
  children: ReactNode;
};

/** A form of the pages before the back-office: judged when it is sent, and from then on as it is mended. */
export function AccountForm<Values>({
  label,
  isDisabled = false,
  isPending,
  send,
  children,
}: AccountFormProps<Values>) {
  const [wasSent, setSent] = useState(false);
  return (
    <Form<Values>
      layout="vertical"
      requiredMark={false}
      disabled={isDisabled}
      validateTrigger={wasSent ? 'onChange' : 'onSubmit'}
      scrollToFirstError={{ focus: true }}
      onFinish={send}
      onFinishFailed={() => setSent(true)}
    >
      {children}
      <Button type="primary" htmlType="submit" block loading={isPending}>
        {label}
      </Button>
    </Form>
  );
}
