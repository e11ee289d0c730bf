import path from 'node:path';
import { LOCALE } from '@karite/shared/locale';
import { z } from 'zod';
import { isCommonPassword } from './people/accounts/passwords/common-passwords.ts';
import type { MediaPlace } from './platform/media/open-store.ts';
import type { Elsewhere } from './platform/server/http/security-headers.ts';

const port = z.coerce.number('a number').int('a whole number').min(0, '0 to 65535').max(65_535, '0 to 65535');

/** Secrets of examples and tutorials, or one short piece repeated. */
const isExampleSecret = (secret: string): boolean =>
  new Set(secret).size < 12 || /secret|change[ -_]?me|example|password|motdepasse|placeholder|0123456789/i.test(secret);

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

/** The settings that bring real money, by name: with one of them nothing is played. */
const PAYMENT_KEYS = /^(KKIAPAY|PAWAPAY)_\w*(KEY|TOKEN|SECRET)$/;

/** A bucket by the rules of S3, and what the names in it begin with. */
const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w-][\w.-]*(?:\/[\w-][\w.-]*)*))?\/?$/;

/** Folders are read from where the shop was started, and named whole from then on. */
const absolute = (folder: string) => path.resolve(folder);

/** Every setting, with its default; the README's table documents them. */
const settings = z.object({
  /** 0 picks a free port. */
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Where people reach the shop: links in pages and mails start with it. */
  PUBLIC_URL: z.url('an address, like https://shop.example').optional(),
  DATA_DIR: z.string().min(1).default('./data').transform(absolute),
  /** Absent: a private PostgreSQL in DATA_DIR. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'an address, like postgres://user:password@host/name')
    .optional(),
  /** A replica, which serves the catalogue and statistics; absent: one server does all. */
  DATABASE_REPLICA_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'an address, like postgres://user:password@host/name')
    .optional(),
  /** `on` where a pooler between keeps prepared statements in transaction mode (PgBouncer from 1.21, max_prepared_statements). */
  POOLER_PREPARES: z.enum(['on', 'off'], 'on or off').default('off'),
  /** Processes that serve, on one machine. */
  WORKERS: z.coerce.number('a number').int('a whole number').min(1, '1 to 64').max(64, '1 to 64').default(1),
  /** The folder that keeps the pictures, or `s3://bucket/prefix`; absent: `media` in DATA_DIR. */
  MEDIA_STORE: z
    .string()
    .min(1)
    .refine((store) => !store.startsWith('s3:') || BUCKET.test(store), 'a folder, or s3://bucket or s3://bucket/prefix')
    .transform((store) => (BUCKET.test(store) ? store : absolute(store)))
    .optional(),
  /** Where an S3 store answers; absent: Amazon's in S3_REGION. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'an address, like https://s3.example' }).optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, 'a region, like eu-west-3')
    .optional(),
  AWS_ACCESS_KEY_ID: z.string().min(1).optional(),
  AWS_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Where browsers get the pictures of an S3 store past the shop; absent: from the shop. */
  MEDIA_URL: z.url({ protocol: /^https?$/, error: 'an address, like https://cdn.example/media/' }).optional(),
  ADMIN_EMAIL: z.email('an e-mail address').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'at least 8 characters')
    .max(200, 'at most 200 characters')
    .refine((password) => !isCommonPassword(password), 'one of the most common passwords: choose another')
    .optional(),
  SEED: z
    .string()
    .regex(/^(demo|none|scale(:[1-9]\d{0,6}){1,3})$/, 'demo, none, or scale:ORDERS, scale:ORDERS:PRODUCTS:CUSTOMERS')
    .default('demo'),
  /** `off` lifts the limits on registrations, orders, newsletter and stock alerts, for tests; those on guesses and e-mails stay. */
  RATE_LIMIT: z.enum(['on', 'off'], 'on or off').default('on'),
  /** `off`, `on` (one proxy in front), or the proxies' addresses, comma-separated. */
  TRUST_PROXY: z.string().min(1).default('off'),
  /** Absent: mails stay in the outbox, for an administrator to read. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^/]/, 'an address, like smtps://user:password@mail.example')
    .optional(),
  /** The sender of mails; absent: no-reply at the host of PUBLIC_URL. */
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n@]+@[^\r\n@\s]+>?$/, 'a sender, like Karité <boutique@shop.example>')
    .optional(),
  /** Absent: SMS stay in the outbox, for an administrator to read. */
  SMS_URL: z.url({ protocol: /^https?$/, error: 'an address, like https://sms.example/send' }).optional(),
  /** Sent to the SMS gateway as bearer. */
  SMS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'letters, digits and signs, without spaces')
    .optional(),
  /** The sender of SMS, as registered at the gateway. */
  SMS_SENDER: z
    .string()
    .regex(/^(\+?\d{3,15}|[A-Za-z0-9 ]{1,11})$/, 'a number, or 11 letters and digits at most')
    .optional(),
  /** `on`: webhooks go to http:// and to private addresses as well, for development. */
  WEBHOOKS_LOCAL: z.enum(['on', 'off'], 'on or off').default('off'),
  /** Signs the links by which guests follow their orders; absent: generated at the first start and stored in the database. */
  ORDER_LINK_SECRET: z
    .string()
    .min(32, 'at least 32 characters')
    .refine((secret) => !isExampleSecret(secret), 'not random: make one with `openssl rand -base64 48`')
    .optional(),
  /** How long those links work, in days after the order or their renewal. */
  ORDER_LINK_DAYS: z.coerce
    .number('a number')
    .int('a whole number')
    .min(1, '1 to 3650')
    .max(3_650, '1 to 3650')
    .default(ORDER_LINK_DAYS),
  /** Where invoices are certified (`invoices/certifier.ts`); absent: they are not. */
  INVOICE_CERTIFIER_URL: z.url('an address, like https://certifier.example/invoices').optional(),
  INVOICE_CERTIFIER_TOKEN: z.string().min(1).optional(),
  /** The token for `/metrics`; absent: there is no such route. */
  METRICS_TOKEN: z
    .string()
    .min(32, 'at least 32 characters')
    .refine((secret) => !isExampleSecret(secret), 'not random: make one with `openssl rand -base64 48`')
    .optional(),
  /** Where traces are sent, by OTLP over HTTP; absent: nothing is traced. Its other settings are OpenTelemetry's own. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'an address, like http://localhost:4318' })
    .optional(),
  /** Payments that are played: `on` also on a public address; absent: on this machine, while there are no real keys. */
  PAYMENT_STAND_IN: z.enum(['on', 'off'], 'on or off').optional(),
  /** How long an order that is to be paid online waits for it, in hours; then it is cancelled. */
  ORDER_UNPAID_HOURS: z.coerce
    .number('a number')
    .int('a whole number')
    .min(1, '1 to 720')
    .max(720, '1 to 720')
    .default(ORDER_UNPAID_HOURS),
  /** The one time zone of the shop: opening hours, closing of the day. */
  SHOP_TIME_ZONE: z.string().refine(isTimeZone, 'a time zone, like Africa/Porto-Novo').default(SHOP_TIME_ZONE),
  /** `off` takes the worker that keeps visited pages away from every browser that has it. */
  OFFLINE_PAGES: z.enum(['on', 'off'], 'on or off').default('on'),
  /** KkiaPay's keys, from its dashboard: all three, or none. */
  KKIAPAY_PUBLIC_KEY: z.string().min(8, 'at least 8 characters').optional(),
  KKIAPAY_PRIVATE_KEY: z.string().min(8, 'at least 8 characters').optional(),
  KKIAPAY_SECRET_KEY: z.string().min(8, 'at least 8 characters').optional(),
  /** The "hash secret" of its notices, as chosen in its dashboard; absent: payments are only polled. */
  KKIAPAY_NOTICE_SECRET: z.string().min(16, 'at least 16 characters').optional(),
  /** `on`: play money, by keys of its sandbox. */
  KKIAPAY_SANDBOX: z.enum(['on', 'off'], 'on or off').default('off'),
  PAWAPAY_TOKEN: z.string().min(8, 'at least 8 characters').optional(),
  /** `on`: play money, by a token of its sandbox. */
  PAWAPAY_SANDBOX: z.enum(['on', 'off'], 'on or off').default('off'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug'], 'silent, error, warn, info or debug').default('warn'),
});

export type Settings = z.infer<typeof settings>;

/** The name of every setting. */
export const SETTING_NAMES: readonly string[] = Object.keys(settings.shape);

/** A setting that the shop can't start with; the message names it. */
export class SettingError extends Error {}

/** Reads and checks the environment. A blank setting counts as absent. Throws a `SettingError` that names each wrong one. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const result = settings.safeParse(given);
  if (!result.success) {
    const wrong = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new SettingError(`Wrong setting:\n${wrong.map((line) => `  ${line}`).join('\n')}`);
  }
  if (Boolean(result.data.ADMIN_EMAIL) !== Boolean(result.data.ADMIN_PASSWORD))
    throw new SettingError('Wrong setting:\n  ADMIN_EMAIL and ADMIN_PASSWORD go together');
  if (!result.data.SMS_URL && (result.data.SMS_TOKEN || result.data.SMS_SENDER))
    throw new SettingError('Wrong setting:\n  SMS_TOKEN and SMS_SENDER need SMS_URL');
  refusePlace(result.data);
  const { KKIAPAY_PUBLIC_KEY, KKIAPAY_PRIVATE_KEY, KKIAPAY_SECRET_KEY } = result.data;
  const keys = [KKIAPAY_PUBLIC_KEY, KKIAPAY_PRIVATE_KEY, KKIAPAY_SECRET_KEY];
  if (keys.some(Boolean) && !keys.every(Boolean))
    throw new SettingError(
      'Wrong setting:\n  KKIAPAY_PUBLIC_KEY, KKIAPAY_PRIVATE_KEY and KKIAPAY_SECRET_KEY go together',
    );
  const realKey = Object.keys(given).find((name) => PAYMENT_KEYS.test(name));
  if (realKey && result.data.PAYMENT_STAND_IN === 'on')
    throw new SettingError(
      `Wrong setting:\n  PAYMENT_STAND_IN: not beside real keys (${realKey}): payments are played or real`,
    );
  return realKey ? { ...result.data, PAYMENT_STAND_IN: 'off' } : result.data;
}

/** Refuses an S3 store that misses a part, and parts that belong to none. */
function refusePlace({ MEDIA_STORE, S3_ENDPOINT, S3_REGION, MEDIA_URL, ...keys }: Settings): void {
  const wrong = (line: string) => new SettingError(`Wrong setting:\n  ${line}`);
  if (!MEDIA_STORE || !BUCKET.test(MEDIA_STORE)) {
    if (S3_ENDPOINT || MEDIA_URL)
      throw wrong('S3_ENDPOINT and MEDIA_URL need MEDIA_STORE=s3://bucket/prefix: pictures are in a folder');
    return;
  }
  if (!keys.AWS_ACCESS_KEY_ID || !keys.AWS_SECRET_ACCESS_KEY)
    throw wrong('MEDIA_STORE: a store needs its keys, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  if (!S3_ENDPOINT && !S3_REGION)
    throw wrong('MEDIA_STORE: a store needs S3_ENDPOINT (https://s3.example), or S3_REGION for that of Amazon');
}

/** Whether the stand-in provider is used: by its setting, otherwise on a local address. */
export function isStandInOn(settings: Partial<Settings>): boolean {
  if (settings.PAYMENT_STAND_IN) return settings.PAYMENT_STAND_IN === 'on';
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl(settings)).hostname);
}

const AMAZONS_FIRST_REGION = 'us-east-1';

/** The store of the pictures. */
export function mediaPlace(settings: Settings): MediaPlace {
  const { MEDIA_STORE, DATA_DIR, S3_ENDPOINT, S3_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, MEDIA_URL } =
    settings;
  const [, bucket, prefix] = BUCKET.exec(MEDIA_STORE ?? '') ?? [];
  if (!bucket || !AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY)
    return { folder: MEDIA_STORE ?? path.join(DATA_DIR, 'media') };
  const region = S3_REGION ?? AMAZONS_FIRST_REGION;
  return {
    bucket,
    prefix: prefix ? `${prefix}/` : '',
    endpoint: S3_ENDPOINT?.replace(/\/+$/, '') ?? `https://s3.${region}.amazonaws.com`,
    region,
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    mediaUrl: MEDIA_URL?.replace(/\/*$/, '/'),
    archiveFolder: DATA_DIR,
  };
}

/** What pages may load from elsewhere, since pictures are there: the service worker fetches them as well. */
export function picturesElsewhere({ MEDIA_URL }: Partial<Settings>): Elsewhere {
  const origins = MEDIA_URL ? [new URL(MEDIA_URL).origin] : [];
  return { img: origins, connect: origins };
}

/** Where people reach the shop: as set, else on this machine. */
export const publicUrl = ({
  PUBLIC_URL,
  HOST = '127.0.0.1',
  PORT = 3000,
}: Partial<Pick<Settings, 'PUBLIC_URL' | 'HOST' | 'PORT'>>): string =>
  PUBLIC_URL?.replace(/\/+$/, '') ??
  `http://${HOST === '127.0.0.1' || HOST === '0.0.0.0' ? 'localhost' : HOST}:${PORT}`;
