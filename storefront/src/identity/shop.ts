/** Who the shop is: names, addresses and outside links. Demo data, to be replaced by whoever runs the shop. */
export const SHOP = {
  name: 'Karité',
  promise: 'Distributeur officiel de soins dermatologiques',
  email: 'bonjour@karite.example',
  professionalSite: 'https://pro.karite.example/',
  social: [
    { name: 'Facebook', icon: 'facebook', url: 'https://www.facebook.com/' },
    { name: 'Instagram', icon: 'instagram', url: 'https://www.instagram.com/' },
  ],
} as const;

const CHAT_NUMBER = '2290197000000';
const GREETING = 'Bonjour Karité, j’aimerais un conseil.';

/** Opens the messaging app on our contact, with a greeting or the given text already written (R1205). */
export const chatUrl = (text: string = GREETING): string =>
  `https://wa.me/${CHAT_NUMBER}?text=${encodeURIComponent(text)}`;
