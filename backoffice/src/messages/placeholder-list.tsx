import { type ChannelName, messageOf, placeholdersOf } from '@karite/shared/messages';
import { Descriptions, Typography } from 'antd';

/** The placeholders of a message, and their values. */
export function PlaceholderList({ event, channel }: { event: string; channel: ChannelName }) {
  const { values } = messageOf(event);
  const names = placeholdersOf(event, channel);
  const typed = names.filter((name) => values[name]?.isTyped);
  return (
    <>
      <h2>Champs</h2>
      <Descriptions
        size="small"
        column={1}
        colon={false}
        items={names.map((name) => ({
          key: name,
          label: <Typography.Text code>{`{{${name}}}`}</Typography.Text>,
          children: values[name]?.label,
        }))}
      />
      {channel === 'email' && typed.length > 0 && (
        <p className="quiet">
          <span>
            {typed.map((name) => `{{${name}}}`).join(', ')} ne sont remplis que pour un compte qui a cette adresse :
            sinon, n’importe qui écrirait en votre nom.
          </span>
        </p>
      )}
    </>
  );
}
