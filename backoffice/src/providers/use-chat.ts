import { useNotification } from '@refinedev/core';
import { useState } from 'react';
import { messageOf } from './message-of.ts';

/**
 * Opens a chat at the address that `requestLink` returns. The window opens with the tap, before the address is there:
 * browsers block one that opens later.
 */
export function useChat(requestLink: () => Promise<{ url: string }>) {
  const [isBusy, setBusy] = useState(false);
  const { open } = useNotification();
  async function write() {
    const chat = window.open('about:blank', '_blank');
    setBusy(true);
    try {
      const { url } = await requestLink();
      if (chat) chat.location.replace(url);
      else window.location.assign(url);
    } catch (error) {
      chat?.close();
      open?.({ type: 'error', message: messageOf(error, 'WhatsApp n’a pas pu être ouvert') });
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, write };
}
