import { formatPhone } from '@karite/shared/region';
import { Flex } from 'antd';

const digitsOf = (phone: string) => phone.replace(/\D/g, '');

/** A number in groups, which a touch calls; `hasChat`: also a way to write to it by WhatsApp. */
export const PhoneLinks = ({ phone, hasChat = false }: { phone: string; hasChat?: boolean }) => (
  <Flex component="span" wrap gap="0 12px" className="phone-cell">
    <a href={`tel:+${digitsOf(phone)}`}>{formatPhone(phone)}</a>
    {hasChat && (
      <a href={`https://wa.me/${digitsOf(phone)}`} target="_blank" rel="noopener noreferrer">
        WhatsApp
      </a>
    )}
  </Flex>
);
