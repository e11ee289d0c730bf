import { ArrowLeftOutlined, CopyOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { isWritten, messagesOf, type ResourceShape } from '@karite/shared/resource';
import { resources } from '@karite/shared/resources';
import { useOne } from '@refinedev/core';
import { Button } from 'antd';
import { Suspense } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { offersHere } from '../../providers/access-control.ts';
import { mayHere } from '../../providers/actor.ts';
import { detailOf } from '../../providers/http-client.ts';
import { useLive } from '../../providers/live/use-live.ts';
import { Loading } from '../../ui/loading.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RecordAudit } from '../audit/record-audit.tsx';
import { LaterComments } from '../comments/later-comments.tsx';
import { DeclaredActions } from '../declared-actions.tsx';
import { FailedToLoad } from '../list/list-states.tsx';
import { Neighbours } from '../neighbours.tsx';
import WhoElse from '../presence/who-else.tsx';
import { RecordDetails } from '../record-details.tsx';
import type { RecordAction, ResourcePageProps } from '../resource-context.ts';
import { useAddress } from '../use-address.ts';
import { useConfirmDelete } from '../use-confirm-delete.tsx';
import { useWindows } from '../use-windows.ts';
import { nameOf, type ShopRecord } from '../values.ts';
import { addressOf } from './address.ts';
import { relationsTo } from './related.ts';
import { RelatedList } from './related-list.tsx';
import '../../ui/panel.css';
import './record-page.css';

type RecordPageProps = Omit<ResourcePageProps, 'actions'> & {
  resource: ResourceShape;
  actions: readonly RecordAction[];
};

/** One record at an address of its own: what it says, those that point to it, and what became of it. */
export default function RecordPage({
  resource,
  actions,
  cells = {},
  details: Details,
  tells = [],
  ...props
}: RecordPageProps) {
  const { id = '' } = useParams();
  const { isRestorable = isWritten(resource) } = props;
  const { result: record, query } = useOne<ShopRecord>({ resource: resource.name, id, errorNotification: false });
  useLive(resource.name, (changes) => {
    if (!changes || changes.some((it) => it.id === id && it.kind === 'updated')) void query.refetch();
  });
  const { open } = useWindows(resource);
  const [list] = useAddress();
  const navigate = useNavigate();
  const canCreate = offersHere(resource, 'create');
  const canEdit = offersHere(resource, 'update');
  const canDelete = offersHere(resource, 'delete');
  const { loadFailed, notFound } = messagesOf(resource);
  const { error } = query;
  const search = list.toString();
  const toList = `/${resource.name}${search && `?${search}`}`;
  const confirmDelete = useConfirmDelete(resource, () => void navigate(toList));
  const relations = relationsTo(resource, resources).filter(
    ({ resource: { name } }) => mayHere(name, 'read') && !tells.includes(name),
  );
  if (!record && !error) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <PageHeader
        title={record ? nameOf(resource, record) : resource.label.one}
        subtitle={
          <span className="record-ways">
            <Link to={toList}>
              <ArrowLeftOutlined aria-hidden /> {resource.label.many}
            </Link>
            <Neighbours
              {...{ resource, id }}
              go={(next, page) => void navigate(addressOf(resource, next, { list, page }))}
            />
          </span>
        }
      >
        {record &&
          actions.map((Action, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page's actions never change places
            <Action key={index} record={record} isInRow={false} />
          ))}
        {record && <DeclaredActions {...{ resource, record }} isInRow={false} />}
        {record && canCreate && (
          <Button icon={<CopyOutlined aria-hidden />} onClick={() => open('clone', id)}>
            Dupliquer
          </Button>
        )}
        {record && canDelete && (
          <Button danger icon={<DeleteOutlined aria-hidden />} onClick={() => confirmDelete(record)}>
            Supprimer
          </Button>
        )}
        {record && canEdit && (
          <Button type="primary" icon={<EditOutlined aria-hidden />} onClick={() => open('edit', id)}>
            Modifier
          </Button>
        )}
      </PageHeader>
      {error && (
        <FailedToLoad
          {...(error.statusCode === 404 ? { message: notFound } : { message: loadFailed, detail: detailOf(error) })}
        />
      )}
      {record && !error && (
        <div className="record-page in-order">
          <WhoElse {...{ resource, id }} isEditing={false} />
          <section className="panel">
            {Details ? <Details record={record} /> : <RecordDetails {...{ resource, record, cells }} hasLists />}
          </section>
          {relations.map((relation) => (
            <RelatedList
              key={`${relation.resource.name} ${relation.name} ${id}`}
              {...relation}
              id={id}
              isOneOfSeveral={relations.some(
                (other) => other !== relation && other.resource.name === relation.resource.name,
              )}
            />
          ))}
          <LaterComments {...{ resource, id }} className="panel" />
          {mayHere('audit', 'read') && (
            <section className="panel">
              <RecordAudit
                {...{ resource, record, cells }}
                isRestorable={isRestorable && mayHere('audit', 'update')}
                isOpenAtFirst
              />
            </section>
          )}
        </div>
      )}
    </Suspense>
  );
}
