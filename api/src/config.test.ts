import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isStandInOn, mediaPlace, publicUrl, readSettings } from './config.ts';
import { settingsTable } from './operations/generate/settings-table.ts';
import { PROVIDERS } from './sales/payments/providers/index.ts';
import { SETTINGS } from './settings.ts';

const declared = Object.assign({}, SETTINGS, ...PROVIDERS.map(({ settings }) => settings));

const fileOf = (name: string) => readFileSync(path.join(import.meta.dirname, '../..', name), 'utf8');

describe('settings', () => {
  it('are the table of the README, which `npm run tools -- settings` writes', () => {
    expect(fileOf('README.md')).toContain(settingsTable(declared));
  });

  it('reach the container of compose.yaml, and all that does is declared', () => {
    const [service] = fileOf('compose.yaml').split(/^ {2}database:$/m);
    const passed = [...(service ?? '').matchAll(/^ {6}([A-Z_0-9]+):/gm)].map(([, name]) => name);
    // Variables that PostgreSQL's and OpenTelemetry's own libraries read.
    const ofOthers = /^(PGPASSWORD|OTEL_\w+)$/;
    expect(passed.filter((name = '') => !(name in declared) && !ofOthers.test(name))).toEqual([]);
    expect(Object.keys(declared).filter((name) => !passed.includes(name))).toEqual([]);
  });

  it('has a default for each, and folders with their whole path', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      SEED: 'demo',
      WORKERS: 1,
      RATE_LIMIT: 'on',
      ORDER_LINK_DAYS: 180,
    });
    expect(settings.DATA_DIR).toBe(path.resolve('data'));
    expect(readSettings({ MEDIA_STORE: 'pictures' }).MEDIA_STORE).toBe(path.resolve('pictures'));
    expect(publicUrl(settings)).toBe('http://localhost:3000');
  });

  it('plays payments on this machine or where it is set to', () => {
    const isOn = (environment: Record<string, string>) => isStandInOn(readSettings(environment));
    for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000'])
      expect(isOn({ PUBLIC_URL })).toBe(true);
    expect(isOn({})).toBe(true);
    for (const PUBLIC_URL of ['https://shop.example', 'https://localhost.shop.example', 'http://192.168.1.2:3000'])
      expect(isOn({ PUBLIC_URL })).toBe(false);
    expect(isOn({ PUBLIC_URL: 'https://shop.example', PAYMENT_STAND_IN: 'on' })).toBe(true);
    expect(isOn({ PAYMENT_STAND_IN: 'off' })).toBe(false);
  });

  it('keeps pictures in a folder, or in a part of a bucket', () => {
    const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
    const placeOf = (environment: Record<string, string>) => mediaPlace(readSettings(environment));
    expect(placeOf({ DATA_DIR: '/srv/karite' })).toEqual({ folder: '/srv/karite/media' });
    // Keys that other programs of the machine read are no fault.
    expect(placeOf({ MEDIA_STORE: '/srv/pictures', ...keys })).toEqual({ folder: '/srv/pictures' });
    const own = { MEDIA_STORE: 's3://shop-pictures/karite/media/', S3_ENDPOINT: 'https://s3.example/', ...keys };
    expect(placeOf({ ...own, MEDIA_URL: 'https://cdn.example/media' })).toMatchObject({
      bucket: 'shop-pictures',
      prefix: 'karite/media/',
      endpoint: 'https://s3.example',
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      mediaUrl: 'https://cdn.example/media/',
    });
    expect(placeOf({ MEDIA_STORE: 's3://pictures', S3_REGION: 'eu-west-3', ...keys })).toMatchObject({
      prefix: '',
      endpoint: 'https://s3.eu-west-3.amazonaws.com',
      region: 'eu-west-3',
    });
  });

  it.each([
    ['AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY', { MEDIA_STORE: 's3://pictures', S3_REGION: 'eu-west-3' }],
    ['AWS_SECRET_ACCESS_KEY', { MEDIA_STORE: 's3://pictures', S3_REGION: 'x', AWS_ACCESS_KEY_ID: 'key' }],
    ['S3_ENDPOINT', { MEDIA_STORE: 's3://pictures', AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' }],
    ['S3_ENDPOINT', { MEDIA_STORE: 's3://pictures', S3_ENDPOINT: 's3.example' }],
    ['MEDIA_STORE', { MEDIA_STORE: 's3://Pictures' }],
    ['MEDIA_STORE', { MEDIA_STORE: 's3:pictures' }],
    ['MEDIA_STORE', { MEDIA_STORE: 's3://pictures/../other' }],
    ['MEDIA_URL', { MEDIA_URL: 'https://cdn.example' }],
    ['S3_ENDPOINT', { S3_ENDPOINT: 'https://s3.example' }],
  ])('refuses a store that misses %s: %j', (name, environment) => {
    expect(() => readSettings(environment)).toThrow(name);
  });

  it('counts a blank one as absent', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '  ' }).PORT).toBe(3000);
  });

  it.each([
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: 'http' }],
    ['WORKERS', { WORKERS: '0' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'shop.example' }],
    ['SEED', { SEED: 'scale:0' }],
    ['SEED', { SEED: 'scale:10:20:30:40' }],
    ['SEED', { SEED: 'all' }],
    ['RATE_LIMIT', { RATE_LIMIT: 'maybe' }],
    ['ORDER_LINK_DAYS', { ORDER_LINK_DAYS: '0' }],
    ['ORDER_LINK_DAYS', { ORDER_LINK_DAYS: '3651' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: '*' }],
    ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'app.example' }],
    ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'https://app.example/' }],
    ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'https://app.example,' }],
    ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'null' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'court' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'change-me-change-me-change-me-now' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'moi', ADMIN_PASSWORD: 'un bon mot de passe' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'moi@example.com', ADMIN_PASSWORD: '12345678' }],
    ['ADMIN_EMAIL and ADMIN_PASSWORD', { ADMIN_EMAIL: 'moi@example.com' }],
  ])('names %s when it is wrong: %j', (name, environment) => {
    expect(() => readSettings(environment)).toThrow(name);
  });
});
