import path from 'node:path';
import { z } from 'zod';
import type { MediaPlace } from './platform/media/open-store.ts';
import type { Elsewhere } from './platform/server/http/security-headers.ts';
import { checkSettings, type Environment, givenOf, SettingError } from './platform/settings/setting.ts';
import { BUCKET, SETTINGS } from './settings.ts';

const settings = z.object(SETTINGS);
export type Settings = z.output<typeof settings>;

/** Reads and checks the environment. Throws a `SettingError` that names each wrong setting of Karité's own. */
export function readSettings(environment: Environment): Settings {
  const read = checkSettings(settings, givenOf(environment));
  if (Boolean(read.ADMIN_EMAIL) !== Boolean(read.ADMIN_PASSWORD))
    throw new SettingError('ADMIN_EMAIL and ADMIN_PASSWORD go together');
  if (!read.SMS_URL && (read.SMS_TOKEN || read.SMS_SENDER))
    throw new SettingError('SMS_TOKEN and SMS_SENDER need SMS_URL');
  refusePlace(read);
  return read;
}

/** Refuses an S3 store that misses a part, and parts that belong to none. */
function refusePlace({ MEDIA_STORE, S3_ENDPOINT, S3_REGION, MEDIA_URL, ...keys }: Settings): void {
  if (!MEDIA_STORE || !BUCKET.test(MEDIA_STORE)) {
    if (S3_ENDPOINT || MEDIA_URL)
      throw new SettingError('S3_ENDPOINT and MEDIA_URL need MEDIA_STORE=s3://bucket/prefix: pictures are in a folder');
    return;
  }
  if (!keys.AWS_ACCESS_KEY_ID || !keys.AWS_SECRET_ACCESS_KEY)
    throw new SettingError('MEDIA_STORE: a store needs its keys, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  if (!S3_ENDPOINT && !S3_REGION)
    throw new SettingError(
      'MEDIA_STORE: a store needs S3_ENDPOINT (https://s3.example), or S3_REGION for that of Amazon',
    );
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
