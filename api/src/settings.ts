import path from 'node:path';
import { LOCALE } from '@karite/shared/locale';
import { z } from 'zod';
import { isCommonPassword } from './people/accounts/passwords/common-passwords.ts';
import { onOff } from './platform/settings/setting.ts';

const port = z.coerce.number('a number').int('a whole number').min(0, '0 to 65535').max(65_535, '0 to 65535');

const postgres = z
  .string()
  .refine(
    (url) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url),
    'an address, like postgres://user:password@host/name, where a password has %2F for / and %40 for @',
  );

const webAddress = (example: string) => z.url({ protocol: /^https?$/, error: `an address, like ${example}` });

/** Whether a text is an origin as browsers send it: scheme, host and port alone. */
const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;

/** Secrets of examples and tutorials, or one short piece repeated. */
const isExampleSecret = (secret: string): boolean =>
  new Set(secret).size < 12 || /secret|change[ -_]?me|example|password|motdepasse|placeholder|0123456789/i.test(secret);

const randomSecret = z
  .string()
  .min(32, 'at least 32 characters')
  .refine((secret) => !isExampleSecret(secret), 'not random: make one with `openssl rand -base64 48`');

/** How many days a link to follow an order works, unless ORDER_LINK_DAYS is set. */
export const ORDER_LINK_DAYS = 180;

/** How long an order waits for its payment, unless ORDER_UNPAID_HOURS is set. */
export const ORDER_UNPAID_HOURS = 48;

/** The shop's time zone, unless SHOP_TIME_ZONE is set. */
export const SHOP_TIME_ZONE = 'Africa/Porto-Novo';

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat(LOCALE, { timeZone: name }));
  } catch {
    return false;
  }
}

/** A bucket by the rules of S3, and what the names in it begin with. */
export const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w-][\w.-]*(?:\/[\w-][\w.-]*)*))?\/?$/;

/** Folders are read from where the shop was started, and named whole from then on. */
const absolute = (folder: string) => path.resolve(folder);

/** Karité's own settings, but for those of payment providers. `npm run tools -- settings` writes them into the README's table. */
export const SETTINGS = {
  PORT: port.default(3000).meta({ description: 'the port where the server listens; `0` picks a free one' }),
  HOST: z.string().min(1).default('127.0.0.1').meta({
    description: 'the address where it listens: `0.0.0.0` for other machines',
  }),
  PUBLIC_URL: z.url('an address, like https://shop.example').optional().meta({
    absent: '`http://localhost:PORT`',
    description: "the shop's public address, in links and for search engines",
  }),
  ALLOWED_ORIGINS: z
    .string()
    .transform((origins) => origins.split(',').map((origin) => origin.trim()))
    .refine((origins) => origins.every(isOrigin), 'origins, like https://app.example,https://tool.example:8443')
    .optional()
    .meta({
      absent: 'none: browsers read the API from the shop alone',
      description:
        'origins of [other front ends](docs/running-in-production.md#front-ends-elsewhere), comma-separated: `https://app.example`',
    }),
  DATA_DIR: z.string().min(1).default('./data').transform(absolute).meta({
    absent: '`./data`',
    description: 'the folder of the private database and of the pictures',
  }),
  DATABASE_URL: postgres.optional().meta({
    absent: 'a private PostgreSQL',
    description: 'your own PostgreSQL (15 or later, with `pg_trgm`, `unaccent` and ICU)',
    isSecret: true,
  }),
  DATABASE_REPLICA_URL: postgres.optional().meta({
    description:
      'a [server that follows it](docs/running-in-production.md#replicas), and reads the catalogue and statistics for it',
    isSecret: true,
  }),
  POOLER_PREPARES: onOff.default('off').meta({
    description:
      '`on` where a pooler in transaction mode holds prepared statements (PgBouncer from 1.21 with `max_prepared_statements`)',
  }),
  WORKERS: z.coerce
    .number('a number')
    .int('a whole number')
    .min(1, '1 to 64')
    .max(64, '1 to 64')
    .default(1)
    .meta({ description: 'processes that serve, on this machine' }),
  MEDIA_STORE: z
    .string()
    .min(1)
    .refine((store) => !store.startsWith('s3:') || BUCKET.test(store), 'a folder, or s3://bucket or s3://bucket/prefix')
    .transform((store) => (BUCKET.test(store) ? store : absolute(store)))
    .optional()
    .meta({
      absent: '`DATA_DIR/media`',
      description:
        'the folder of the pictures, or `s3://bucket/prefix`: a [store that speaks S3](docs/running-in-production.md#pictures-on-s3)',
    }),
  S3_ENDPOINT: webAddress('https://s3.example')
    .optional()
    .meta({ absent: "Amazon's in `S3_REGION`", description: 'where that store answers: `https://s3.example`' }),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, 'a region, like eu-west-3')
    .optional()
    .meta({ absent: '`us-east-1`', description: 'its region' }),
  AWS_ACCESS_KEY_ID: z.string().min(1).optional().meta({
    absent: 'none: needed for a store',
    description: 'the name of its key, which may list, read, write and delete in the bucket',
  }),
  AWS_SECRET_ACCESS_KEY: z.string().min(1).optional().meta({
    absent: 'none: needed for a store',
    description: 'its key',
    isSecret: true,
  }),
  MEDIA_URL: webAddress('https://cdn.example/media/').optional().meta({
    absent: 'none: the shop serves them',
    description: 'where browsers get the pictures of a store past the shop: `https://cdn.example/media/`',
  }),
  ADMIN_EMAIL: z.email('an e-mail address').optional().meta({
    absent: 'a one-time link',
    description: 'the first administrator, made when there is none',
  }),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'at least 8 characters')
    .max(200, 'at most 200 characters')
    .refine((password) => !isCommonPassword(password), 'one of the most common passwords: choose another')
    .optional()
    .meta({ absent: 'a one-time link', description: "that administrator's password", isSecret: true }),
  SEED: z
    .string()
    .regex(/^(demo|none|scale(:[1-9]\d{0,6}){1,3})$/, 'demo, none, or scale:ORDERS, scale:ORDERS:PRODUCTS:CUSTOMERS')
    .default('demo')
    .meta({
      description:
        'what an empty database is filled with: `demo`, `none`, or `scale:ORDERS` (a tenth as many products, half as many customers), or `scale:ORDERS:PRODUCTS:CUSTOMERS`, each of the last two where it is to be another',
    }),
  RATE_LIMIT: onOff.default('on').meta({
    description:
      '`off` lifts the limits on [orders](docs/decisions/0019-sessions-and-strangers-have-limits.md), registrations, newsletter and stock alerts, for tests; guesses of passwords and e-mails to one mailbox stay limited',
  }),
  TRUST_PROXY: z.string().min(1).default('off').meta({
    description:
      "`on` with one proxy in front, or the proxies' addresses, comma-separated: who is counted at sign-in and at the checkout",
  }),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^/]/, 'an address, like smtps://user:password@mail.example')
    .optional()
    .meta({
      absent:
        'none: e-mails are listed under « Messages », without their links, and are not sent; an administrator [hands links of accounts over](docs/running-in-production.md#messages-and-sms)',
      description: 'the mail server: `smtps://user:password@mail.example`',
      isSecret: true,
    }),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n@]+@[^\r\n@\s]+>?$/, 'a sender, like Karité <boutique@shop.example>')
    .optional()
    .meta({ absent: '`Karité <no-reply@…>` at the host of `PUBLIC_URL`', description: 'the sender of mails' }),
  SMS_URL: webAddress('https://sms.example/send').optional().meta({
    absent: 'none: SMS stay under « Messages »',
    description:
      'an SMS gateway: gets `POST` of `{ id, to, from, text }` as JSON, answers 2xx with JSON or nothing when it has taken one',
  }),
  SMS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'letters, digits and signs, without spaces')
    .optional()
    .meta({ description: 'sent to the gateway as bearer', isSecret: true }),
  SMS_SENDER: z
    .string()
    .regex(/^(\+?\d{3,15}|[A-Za-z0-9 ]{1,11})$/, 'a number, or 11 letters and digits at most')
    .optional()
    .meta({ description: 'the sender of SMS, as registered at the gateway: a number, or 11 letters and digits' }),
  WEBHOOKS_LOCAL: onOff.default('off').meta({
    description:
      '`on`: [webhooks](docs/api-tokens-and-webhooks.md) and web push go to `http://` and to private addresses as well, for development',
  }),
  ORDER_LINK_SECRET: randomSecret.optional().meta({
    absent: 'made at the first start, stored in the database',
    description: 'what signs the links by which guests follow their orders: 32 random characters or more',
    isSecret: true,
  }),
  ORDER_LINK_DAYS: z.coerce
    .number('a number')
    .int('a whole number')
    .min(1, '1 to 3650')
    .max(3_650, '1 to 3650')
    .default(ORDER_LINK_DAYS)
    .meta({ description: 'how long such a link works, in days after the order; an administrator can renew it' }),
  INVOICE_CERTIFIER_URL: z.url('an address, like https://certifier.example/invoices').optional().meta({
    absent: 'none: invoices are not certified',
    description:
      'where each [invoice](docs/decisions/0028-invoices-are-numbered-without-gaps.md) is sent to be certified',
  }),
  INVOICE_CERTIFIER_TOKEN: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'the bearer token for it', isSecret: true }),
  METRICS_TOKEN: randomSecret.optional().meta({
    absent: 'none: no `/metrics`',
    description: 'what Prometheus sends as `Authorization: Bearer …` to read `/metrics`: 32 random characters or more',
    isSecret: true,
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress('http://localhost:4318').optional().meta({
    absent: 'none: nothing is traced',
    description:
      "the collector of [traces](docs/running-in-production.md#watch-it) (OTLP over HTTP), `http://localhost:4318`; OpenTelemetry's own `OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER`, `OTEL_EXPORTER_OTLP_HEADERS` hold too",
  }),
  PAYMENT_STAND_IN: onOff.optional().meta({
    absent: 'on an address of this machine while no provider takes real money',
    description:
      '`on` or `off`: whether [payments are played](docs/decisions/0024-only-the-providers-answer-counts-as-paid.md); never beside real keys',
  }),
  ORDER_UNPAID_HOURS: z.coerce
    .number('a number')
    .int('a whole number')
    .min(1, '1 to 720')
    .max(720, '1 to 720')
    .default(ORDER_UNPAID_HOURS)
    .meta({ description: 'how long an order that is to be paid online waits for it, before it is cancelled' }),
  SHOP_TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'a time zone, like Africa/Porto-Novo')
    .default(SHOP_TIME_ZONE)
    .meta({ description: 'the one time zone of the shop, for opening hours and days' }),
  OFFLINE_PAGES: onOff.default('on').meta({
    description: '`off` removes the worker that caches visited pages from every browser that has it',
  }),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], 'silent, error, warn, info or debug')
    .default('warn')
    .meta({ description: '`silent`, `error`, `warn`, `info` (one line a request), `debug`' }),
};
