/** The address that opens a chat with a number (E.164), the text ready to be sent. */
export const whatsappUrl = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
