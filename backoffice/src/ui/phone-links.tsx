import { formatPhone } from '@karite/shared/region';

const digitsOf = (phone: string) => phone.replace(/\D/g, '');

type PhoneLinksProps = {
  phone: string;
  hasChat?: boolean;
  /** The letters of a row or window that follow the links. */
  keys?: { call?: string; chat?: string };
};

const keyed = (key: string | undefined) => key && { 'aria-keyshortcuts': key, title: `Touche ${key.toUpperCase()}` };

/** A number in groups, which a touch calls; `hasChat`: also a way to write to it by WhatsApp. */
export function PhoneLinks({ phone, hasChat = false, keys = {} }: PhoneLinksProps) {
  const call = (
    <a href={`tel:+${digitsOf(phone)}`} {...keyed(keys.call)}>
      {formatPhone(phone)}
    </a>
  );
  if (!hasChat) return call;
  return (
    <span className="phone-cell">
      {call}
      <a href={`https://wa.me/${digitsOf(phone)}`} target="_blank" rel="noopener noreferrer" {...keyed(keys.chat)}>
        WhatsApp
      </a>
    </span>
  );
}
