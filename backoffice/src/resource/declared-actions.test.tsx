import { choice, defineResource, paramsResource, text } from '@karite/shared/resource';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepActor } from '../providers/actor.ts';
import { request } from '../providers/http-client.ts';
import { network, requestedPath } from '../providers/testing/network.ts';
import { actOn } from './act-on.ts';
import { DeclaredBulkActions } from './bulk/declared-bulk-actions.tsx';
import { DeclaredActions } from './declared-actions.tsx';
import { draftOf, payloadOf } from './form/form-values.ts';
import { problemsOf } from './form/validate.ts';
import type { RecordWrite } from './use-record-write.ts';

vi.mock('./use-act.ts', () => ({ useAct: () => ({}) }));

const notices = defineResource({
  name: 'notices',
  label: { one: 'Annonce', many: 'Annonces' },
  display: 'name',
  access: { read: 'admin', write: 'admin' },
  fields: {
    name: text({ label: 'Nom' }),
    status: choice({ label: 'Statut', options: { pending: 'En attente', published: 'Publié' } }),
    reply: text({ label: 'Réponse', readOnly: true }),
  },
  actions: {
    publish: { label: 'Publier', when: { status: 'pending' }, set: { status: 'published' } },
    withdraw: { label: 'Retirer', when: { status: 'published' }, set: { status: 'pending' } },
    answer: { label: 'Répondre', params: { reply: 'Écrivez la réponse' } },
  },
});

const record = (name: string, status: string) => ({ id: name, name, status, createdAt: '', updatedAt: '' });
const one = record('Soldes', 'pending');
const other = record('Fête', 'published');

const selection = (records: (typeof one)[]) => new Map(records.map((each) => [each.id, each]));

const actor = { id: 'a', email: 'a@example.com', role: 'admin', rights: null } as const;
beforeEach(() => keepActor(actor));

describe('the buttons of declared actions', () => {
  it('are those that the current user may do', () => {
    keepActor({ ...actor, role: 'user', rights: { reading: true } });
    expect(renderToStaticMarkup(<DeclaredActions resource={notices} record={one} isInRow />)).toBe('');
    expect(
      renderToStaticMarkup(
        <DeclaredBulkActions resource={notices} selected={selection([one])} clear={() => undefined} />,
      ),
    ).toBe('');
  });

  it('are those that the record is ready for, named after it in a row', () => {
    const row = renderToStaticMarkup(<DeclaredActions resource={notices} record={one} isInRow />);
    expect(row).toContain('aria-label="Publier Soldes"');
    expect(row).not.toContain('Retirer');
    const details = renderToStaticMarkup(<DeclaredActions resource={notices} record={other} isInRow={false} />);
    expect(details).toContain('Retirer');
    expect(details).not.toContain('Publier');
  });

  it('count what they are for in a selection, and are closed where that is nothing', () => {
    const bar = (records: (typeof one)[]) =>
      renderToStaticMarkup(
        <DeclaredBulkActions resource={notices} selected={selection(records)} clear={() => undefined} />,
      );
    expect(bar([one, other])).toContain('Publier (1)');
    expect(bar([one])).toMatch(/disabled=""[^>]*>(<[^>]+>)*Retirer/);
    expect(bar([one])).not.toMatch(/disabled=""[^>]*>(<[^>]+>)*Publier/);
    const unseen = new Map([...selection([other]), ['unseen', null]]);
    expect(
      renderToStaticMarkup(<DeclaredBulkActions resource={notices} selected={unseen} clear={() => undefined} />),
    ).toContain('Publier (1)');
  });
});

/** As `useRecordWrite` writes, without a page. */
const write: RecordWrite = async (method, path, values, etag) =>
  (await request<never>(method.toUpperCase(), `/api/notices/${path}`, values, etag ? { 'if-match': etag } : {})).data;

describe('an action', () => {
  const shown = { ...one, updatedAt: '2026-01-02T03:04:05.000Z' };
  const server = (updatedAt: string) => {
    vi.stubGlobal('localStorage', { getItem: () => null });
    return network(({ method }) =>
      Response.json(method === 'GET' ? { ...one, updatedAt } : {}, { headers: { etag: '"3-abc"' } }),
    );
  };
  afterEach(() => vi.unstubAllGlobals());

  it('is done with the version that is shown, and that one alone', async () => {
    const { requested } = server(shown.updatedAt);
    await actOn(write, notices, 'publish', shown);
    expect([requested().method, requestedPath(requested())]).toEqual(['POST', '/api/notices/Soldes/publish']);
    expect(requested().headers.get('if-match')).toBe('"3-abc"');
  });

  it('is not done with what somebody has changed since', async () => {
    const { fetch } = server('2026-01-02T03:04:05.001Z');
    await expect(actOn(write, notices, 'publish', shown)).rejects.toMatchObject({ statusCode: 412 });
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe('the window of an action with parameters', () => {
  const params = paramsResource(notices, notices.actions.answer)!;

  it('begins with what the record holds, empty for a selection, and sends the parameters alone', () => {
    const draft = draftOf(params, { ...one, reply: 'Oui' });
    expect(draft).toEqual({ reply: 'Oui' });
    expect(payloadOf(params, draft, 'edit', one)).toEqual({ reply: 'Oui' });
    expect(payloadOf(params, draftOf(params, null), 'edit', null)).toEqual({});
  });

  it('shows what is missing before anything is sent', () => {
    expect(problemsOf(params, {}, 'edit')).toEqual({ reply: 'Écrivez la réponse' });
    expect(problemsOf(params, { reply: 'Oui' }, 'edit')).toEqual({});
  });
});
