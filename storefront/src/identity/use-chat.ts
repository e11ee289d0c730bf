import { whatsappUrl } from '@karite/shared/messages';
import { useContacts } from './settings.ts';

/** Opens the messaging app on our contact, with the given text or a greeting already written (R1205). */
export function useChat(): (text?: string) => string {
  const contacts = useContacts();
  return (text = contacts?.greeting ?? '') => whatsappUrl(contacts?.whatsapp ?? '', text);
}
