/** A name's file never changes, so it is cached for ever. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** Sent with every stored file: no content of it is executed. */
export const MEDIA_HEADERS = { 'content-security-policy': "default-src 'none'; sandbox" };
