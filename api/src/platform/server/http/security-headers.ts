/** What a page may load from elsewhere: whole origins (`https://cdn.example`). */
export type Elsewhere = {
  script?: readonly string[];
  frame?: readonly string[];
  connect?: readonly string[];
  img?: readonly string[];
};

function contentPolicy(
  { script = [], frame = [], connect = [], img = [] }: Elsewhere = {},
  ancestors = "'none'",
): string {
  const withOurs = (origins: readonly string[]) => ["'self'", ...new Set(origins)].join(' ');
  return [
    "default-src 'self'",
    `script-src ${withOurs(script)}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${withOurs(img)} data: blob:`,
    `connect-src ${withOurs(connect)}`,
    ...(frame.length > 0 ? [`frame-src ${withOurs(frame)}`] : []),
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
    "form-action 'self'",
  ].join('; ');
}

/**
 * Said with the page where an order is paid, in the place of what every page says: what the payment providers of this
 * shop need, and nothing else. Their widget opens the page of a wallet (Wave) in a window of its own, which must keep
 * the one that opened it.
 */
export const paymentPageHeaders = (elsewhere: readonly Elsewhere[]) => ({
  'content-security-policy': contentPolicy({
    script: elsewhere.flatMap(({ script = [] }) => script),
    frame: elsewhere.flatMap(({ frame = [] }) => frame),
    connect: elsewhere.flatMap(({ connect = [] }) => connect),
    img: elsewhere.flatMap(({ img = [] }) => img),
  }),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
});

/**
 * Not @fastify/helmet: answers that no hook sees (an unreadable address or line) say the same, and half of its headers would be off.
 * Said with every answer, errors included. Scripts come from us alone and never stand in the page; styles may (the
 * back-office's components write them).
 */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
  'content-security-policy': contentPolicy(),
};

/** The same for a shop whose pages load something from elsewhere. */
export const securityHeadersWith = (elsewhere: Elsewhere): Record<string, string> => ({
  ...SECURITY_HEADERS,
  'content-security-policy': contentPolicy(elsewhere),
});

/** Said with the preview of a draft: the back-office shows it in a frame, and nobody else does (R1946). */
export const previewHeaders = (elsewhere: Elsewhere) => ({
  'content-security-policy': contentPolicy(elsewhere, "'self'"),
});

/** Said with the back-office's pages: staff scan bar codes with the camera of their phone (R1540). */
export const BACKOFFICE_HEADERS = { 'permissions-policy': 'camera=(self), microphone=(), geolocation=(self)' };

/**
 * Said with the shop's pages: no text becomes markup or a script's address but through its one policy. Only reported, for
 * browser extensions write where they like. The back-office's components write their styles as markup: it is left out.
 */
export const TRUSTED_TYPES = {
  'content-security-policy-report-only': "require-trusted-types-for 'script'; trusted-types karite",
};
