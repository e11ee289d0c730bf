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
 * Sent with the page where an order is paid, instead of the header of every page: it allows what the shop's payment
 * providers need, and nothing else. Their widget opens the page of a wallet (Wave) in a new window, which must keep its
 * opener.
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
 * Sent with every response, errors included. Not @fastify/helmet: responses that no hook sees (an unreadable address or
 * request line) need the same, and half of its headers would be off. Scripts come from our origin only and are never inline;
 * styles may be, for the back-office's components.
 */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
  'content-security-policy': contentPolicy(),
};

/** The same for a shop that loads resources from other origins. */
export const securityHeadersWith = (elsewhere: Elsewhere): Record<string, string> => ({
  ...SECURITY_HEADERS,
  'content-security-policy': contentPolicy(elsewhere),
});

/** Sent with the preview of a draft: only the back-office may frame it (R1946). */
export const previewHeaders = (elsewhere: Elsewhere) => ({
  'content-security-policy': contentPolicy(elsewhere, "'self'"),
});

/** Sent with the back-office's pages: staff scan bar codes with their phone's camera (R1540). */
export const BACKOFFICE_HEADERS = { 'permissions-policy': 'camera=(self), microphone=(), geolocation=(self)' };

/**
 * Sent with the shop's pages: text becomes markup or a script address only through its one policy. It only reports, because
 * browser extensions write anywhere. The back-office is excluded: its components write styles as markup.
 */
export const TRUSTED_TYPES = {
  'content-security-policy-report-only': "require-trusted-types-for 'script'; trusted-types karite",
};
