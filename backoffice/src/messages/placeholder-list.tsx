import {
  type ChannelName,
  type MessageEvent,
  PLACEHOLDERS,
  type Placeholder,
  placeholdersOf,
  TYPED_BY_SHOPPER,
} from '@karite/shared/messages';
import { Descriptions, Typography } from 'antd';

const TYPED: readonly Placeholder[] = TYPED_BY_SHOPPER;

/** The placeholders of a message, and their values. */
export function PlaceholderList({ event, channel }: { event: MessageEvent; channel: ChannelName }) {
  const names = placeholdersOf(event, channel);
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
          children: PLACEHOLDERS[name].label,
        }))}
      />
      {channel === 'email' && names.some((name) => TYPED.includes(name)) && (
        <p className="quiet">
          <span>
            {TYPED.map((name) => `{{${name}}}`).join(', ')} ne sont remplis que si la commande vient d'un compte qui a
            cette adresse e-mail : sinon, n'importe qui pourrait écrire à un inconnu en votre nom.
          </span>
        </p>
      )}
    </>
  );
}
