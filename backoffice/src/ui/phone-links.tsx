import { formatPhone } from '@karite/shared/region';

const digitsOf = (phone: string) => phone.replace(/\D/g, '');

/** A number in groups, which a touch calls; `hasChat`: also a way to write to it by WhatsApp. */
export function PhoneLinks({ phone, hasChat = false }: { phone: string; hasChat?: boolean }) {
  const call = <a href={`tel:+${digitsOf(phone)}`}>{formatPhone(phone)}</a>;
  if (!hasChat) return call;
  return (
    <span className="phone-cell">
      {call}
      <a href={`https://wa.me/${digitsOf(phone)}`} target="_blank" rel="noopener noreferrer">
        WhatsApp
      </a>
    </span>
  );
}
