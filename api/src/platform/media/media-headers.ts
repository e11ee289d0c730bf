/** A name never changes its file, so it is kept for ever. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** Said with every stored file: whatever it holds, nothing of it runs. */
export const MEDIA_HEADERS = { 'content-security-policy': "default-src 'none'; sandbox" };
