import { ArrowLeftOutlined, DeleteOutlined } from '@ant-design/icons';
import { isWritten, type ResourceShape } from '@karite/shared/resource';
import { resources } from '@karite/shared/resources';
import { Show } from '@refinedev/antd';
import { Button } from 'antd';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { offersHere } from '../../providers/access-control.ts';
import { mayHere } from '../../providers/actor.ts';
import { PageTitle } from '../../ui/page/page-header.tsx';
import { Loading } from '../../ui/states/loading.tsx';
import { RecordAudit } from '../audit/record-audit.tsx';
import { LazyComments } from '../comments/lazy-comments.tsx';
import { DeclaredActions } from '../declared-actions.tsx';
import { FailedToLoad } from '../list/list-states.tsx';
import { Neighbours } from '../neighbours.tsx';
import WhoElse from '../presence/who-else.tsx';
import { RecordDetails } from '../record-details.tsx';
import type { RecordAction, ResourcePageProps } from '../resource-context.ts';
import { useAddress } from '../use-address.ts';
import { useConfirmDelete } from '../use-confirm-delete.tsx';
import { useRecord } from '../use-record.ts';
import { nameOf } from '../values.ts';
import { CopyRecord, EditRecord } from '../window-buttons.tsx';
import { addressOf } from './address.ts';
import { relationsTo } from './related.ts';
import { RelatedList } from './related-list.tsx';
import './record-page.css';

type RecordPageProps = Omit<ResourcePageProps, 'actions'> & {
  resource: ResourceShape;
  actions: readonly RecordAction[];
};

/** One record at an address of its own: its details, the records that point to it, and its history. */
export default function RecordPage(props: RecordPageProps) {
  const { resource, actions, cells = {}, details: Details, covers = [], isRestorable = isWritten(resource) } = props;
  const { id = '' } = useParams();
  const { record, failure } = useRecord(resource, id);
  const [list] = useAddress();
  const navigate = useNavigate();
  const search = list.toString();
  const toList = `/${resource.name}${search && `?${search}`}`;
  const confirmDelete = useConfirmDelete(resource, () => void navigate(toList));
  const relations = relationsTo(resource, resources).filter(
    ({ resource: { name } }) => mayHere(name, 'read') && !covers.includes(name),
  );
  if (!record && !failure) return <Loading />;
  return (
    <div className="record-page in-order">
      <Show
        resource={resource.name}
        recordItemId={id}
        title={<PageTitle>{record ? nameOf(resource, record) : resource.label.one}</PageTitle>}
        breadcrumb={false}
        goBack={false}
        headerButtons={() =>
          record && (
            <>
              {actions.map((Action, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a page's actions never change places
                <Action key={index} record={record} isInRow={false} />
              ))}
              <DeclaredActions {...{ resource, record }} isInRow={false} />
              <CopyRecord {...{ resource, id }} />
              {offersHere(resource, 'delete') && (
                <Button danger icon={<DeleteOutlined aria-hidden />} onClick={() => confirmDelete(record)}>
                  Supprimer
                </Button>
              )}
              <EditRecord {...{ resource, id }} />
            </>
          )
        }
        contentProps={{
          title: (
            <Link to={toList}>
              <ArrowLeftOutlined aria-hidden style={{ marginInlineEnd: 6 }} />
              {resource.label.many}
            </Link>
          ),
          extra: (
            <Neighbours
              {...{ resource, id }}
              go={(next, page) => void navigate(addressOf(resource, next, { list, page }))}
            />
          ),
        }}
      >
        <WhoElse {...{ resource, id }} isEditing={false} />
        {failure && <FailedToLoad {...failure} />}
        {record &&
          (Details ? <Details record={record} /> : <RecordDetails {...{ resource, record, cells }} hasLists />)}
      </Show>
      {record &&
        relations.map((relation) => (
          <RelatedList
            key={`${relation.resource.name} ${relation.name} ${id}`}
            {...relation}
            id={id}
            isOneOfSeveral={relations.filter(({ resource: { name } }) => name === relation.resource.name).length > 1}
          />
        ))}
      {record && <LazyComments {...{ resource, id }} isInCard />}
      {record && mayHere('audit', 'read') && (
        <RecordAudit
          {...{ resource, record, cells }}
          isRestorable={isRestorable && mayHere('audit', 'update')}
          isOpenAtFirst
        />
      )}
    </div>
  );
}
