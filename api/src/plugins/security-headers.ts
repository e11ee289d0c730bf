import fp from 'fastify-plugin';

/**
 * Said with every answer, errors included. Scripts come from us alone and never stand in the page; styles may (the
 * back-office's components write them).
 */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; '),
};

/**
 * Said with the shop's pages: no text becomes markup or a script's address but through its one policy. Only reported, for
 * browser extensions write where they like. The back-office's components write their styles as markup: it is left out.
 */
export const TRUSTED_TYPES = {
  'content-security-policy-report-only': "require-trusted-types-for 'script'; trusted-types karite",
};

const HSTS = 'max-age=31536000';

/** Adds the headers that a browser needs to protect its user; a route's own (media, docs) win. */
export const securityHeaders = fp(async (app) => {
  app.addHook('onSend', async (request, reply, payload) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) if (!reply.hasHeader(name)) reply.header(name, value);
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    return payload;
  });
});
